import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { globalId, keyOf } from "../../src/kernel/graphql/global-id.js";
import { aCartWith, addToCart, anAddition, clearCart, readCart, removeLine, setQuantity } from "../builders/cart.js";
import { useShop } from "../harness/shop.js";

const shop = useShop();

describe("adding", () => {
  it("calculates line price and cart totals", async () => {
    const visitor = shop().visitor();
    await aCartWith(visitor, "wooden-blinds", { width: 48, height: 60, material: "Premium Wood", quantity: 2 });
    const { data } = await readCart(visitor);
    // 84.00 + (48 × 60 − 1728) × 0.10 = 199.20, times 1.2 = 239.04
    expect(data.cart.lines).toMatchObject([{ unitPricePence: 23_904, totalPence: 47_808, quantity: 2 }]);
    expect(data.cart.totals).toEqual({
      subtotalPence: 47_808,
      discountPence: 0,
      deliveryPence: 2_999,
      taxPence: 3_825,
      includedTaxPence: null,
      totalPence: 54_632,
      toFreeDeliveryPence: 2_092,
    });
    expect(data.cart.checkoutTotals).toEqual(data.cart.totals);
  });

  it("raises the quantity of an equal configuration and adds a line for another", async () => {
    const visitor = shop().visitor();
    const addition = await anAddition(visitor);
    await addToCart(visitor, addition);
    await addToCart(visitor, { ...addition, quantity: 2 });
    await addToCart(visitor, { ...addition, width: 36.5 });
    const { data } = await readCart(visitor);
    expect(data.cart.lines.map(({ quantity, width }) => [quantity, width])).toEqual([
      [3, 36],
      [1, 36.5],
    ]);
    expect(data.cart.count).toBe(4);
  });

  it("stores options in a fixed order and refuses unknown ones", async () => {
    const visitor = shop().visitor();
    const { data } = await visitor.graphql<{ product: { options: { name: string; values: { name: string }[] }[] } }>(
      `{ product(slug: "roller-blinds") { options { name values { name } } } }`,
    );
    const chosen = data.product.options.map(({ name, values }) => ({ name, value: values[0]?.name }));
    expect(chosen.length).toBeGreaterThan(1);
    const addition = await anAddition(visitor);
    await addToCart(visitor, { ...addition, customizations: chosen });
    await addToCart(visitor, { ...addition, customizations: chosen.toReversed() });
    expect((await readCart(visitor)).data.cart.lines).toMatchObject([{ quantity: 2, customizations: chosen }]);
    for (const customizations of [
      [{ name: "__proto__", value: "x" }],
      [{ name: chosen[0]?.name, value: "no such value" }],
      [chosen[0], chosen[0]],
      Array.from({ length: 21 }, (_, index) => ({ name: `option ${index}`, value: "x" })),
    ]) {
      const { errors, status } = await addToCart(visitor, { ...addition, customizations });
      expect(status).toBe(200);
      expect(errors[0]?.extensions).toMatchObject({ code: "BAD_USER_INPUT" });
    }
  });

  it.each([
    ["too wide", { width: 500 }, "width"],
    ["too small", { width: 0.1 }, "width"],
    ["next to nothing", { width: 1e-9 }, "width"],
    ["too long", { height: 900 }, "height"],
    ["a quantity of 0", { quantity: 0 }, "quantity"],
    ["a negative quantity", { quantity: -1 }, "quantity"],
    ["a hundred", { quantity: 100 }, "quantity"],
    ["the largest integer", { quantity: 2_147_483_647 }, "quantity"],
    ["an unknown material", { material: "Chocolate" }, "material"],
    ["an unknown colour", { color: "#D2B48C" }, "color"],
  ])("refuses %s with a sentence and starts no session", async (_case, changes, field) => {
    const visitor = shop().visitor();
    const { status, errors } = await addToCart(visitor, await anAddition(visitor, "roller-blinds", changes));
    expect(status).toBe(200);
    expect(errors[0]?.extensions.code).toBe("BAD_USER_INPUT");
    expect(errors[0]?.extensions.fields?.[`lines.0.${field}`]).toMatch(/\w.*\.$/);
    expect(visitor.cookie).toBeUndefined();
  });

  it.each([
    ["roller-blinds", { width: 118, height: 100 }, "At 118 in wide, the longest we make is 98.51 in."],
    ["awnings", { width: 100, height: 90 }, "At 100 in wide, the longest we make is 80.31 in."],
  ])("refuses a combination of sides for %s: %j", async (slug, size, sentence) => {
    const visitor = shop().visitor();
    const { status, errors } = await addToCart(visitor, await anAddition(visitor, slug, size));
    expect(status).toBe(200);
    expect(errors[0]?.extensions.fields).toMatchObject({
      "lines.0.width": expect.any(String),
      "lines.0.height": sentence,
    });
    expect((await addToCart(visitor, await anAddition(visitor, slug, { ...size, height: 80 }))).errors).toEqual([]);
  });

  it("refuses in faux wood what is made in timber, with its reason", async () => {
    const visitor = shop().visitor();
    const wide = { width: 90, height: 36, color: "White" };
    const faux = await anAddition(visitor, "wooden-blinds", { ...wide, material: "Faux Wood" });
    const sentence = "Width must be between 12 and 82.67 inches in Faux Wood. You entered 90.";
    expect((await addToCart(visitor, faux)).errors[0]?.extensions.fields).toEqual({ "lines.0.width": sentence });
    const body = { ...wide, productId: Number(keyOf("Product", faux.productId)), material: "Faux Wood" };
    expect(await visitor.rest("POST", "/api/cart", body)).toMatchObject({ status: 400, text: sentence });
    expect((await addToCart(visitor, { ...faux, material: "Hardwood" })).errors).toEqual([]);
  });

  it.each(["NaN", "1e309", "-5", "0", '"36"'])("refuses the literal width %s", async (width) => {
    const visitor = shop().visitor();
    const { status, errors } = await visitor.graphql(
      `mutation { addToCart(input: { lines: [{ productId: "${globalId("Product", 1)}", width: ${width}, height: 48, material: "PVC", color: "White" }] }) { cart { count } } }`,
    );
    expect(status).toBe(400);
    expect(errors).not.toHaveLength(0);
    expect((await readCart(visitor)).data.cart.count).toBe(0);
  });

  it.each([
    [globalId("Product", 999_999)],
    [globalId("Category", 1)],
    ["1"],
    ["roller-blinds"],
    ["1'; DROP TABLE product"],
  ])("does not know product %s", async (productId) => {
    const visitor = shop().visitor();
    const { errors } = await addToCart(visitor, { ...(await anAddition(visitor)), productId });
    expect(errors[0]).toMatchObject({ message: "Product not found", extensions: { code: "NOT_FOUND" } });
  });

  it("refuses NUL and lone surrogates in text", async () => {
    const visitor = shop().visitor();
    for (const color of ["White\0", "White\ud800"]) {
      const { status } = await addToCart(visitor, { ...(await anAddition(visitor)), color });
      expect(status).toBe(400);
    }
  });

  it("holds at most 99 of a line and 50 lines", async () => {
    const visitor = shop().visitor();
    const addition = await anAddition(visitor);
    await addToCart(visitor, { ...addition, quantity: 99 });
    expect((await addToCart(visitor, addition)).errors[0]?.extensions.code).toBe("LIMIT_EXCEEDED");
    for (let width = 37; width < 86; width += 1) await addToCart(visitor, { ...addition, width });
    expect((await readCart(visitor)).data.cart.lines).toHaveLength(50);
    const { errors } = await addToCart(visitor, { ...addition, width: 90 });
    expect(errors[0]?.extensions.code).toBe("LIMIT_EXCEEDED");
    expect((await readCart(visitor)).data.cart.lines).toHaveLength(50);
  });
});

describe("changing", () => {
  it("sets a quantity, removes a line and empties the cart", async () => {
    const visitor = shop().visitor();
    const line = await aCartWith(visitor);
    expect((await setQuantity(visitor, { lineId: line.id, quantity: 3 })).data?.changeCartLine.count).toBe(3);
    await aCartWith(visitor, "roman-blinds");
    expect((await removeLine(visitor, line.id)).data?.removeCartLine.count).toBe(1);
    expect((await clearCart(visitor)).data.clearCart).toMatchObject({ count: 0, lines: [], totals: { totalPence: 0 } });
    expect((await readCart(visitor)).data.cart.count).toBe(0);
  });

  it.each([0, -1, 100])("refuses the quantity %i and changes nothing", async (quantity) => {
    const visitor = shop().visitor();
    const line = await aCartWith(visitor, undefined, { quantity: 2 });
    const { errors } = await setQuantity(visitor, { lineId: line.id, quantity });
    expect(errors[0]?.extensions).toMatchObject({ code: "BAD_USER_INPUT", fields: { quantity: expect.any(String) } });
    expect((await readCart(visitor)).data.cart.count).toBe(2);
  });

  it("treats another visitor's line as missing", async () => {
    const line = await aCartWith(shop().visitor());
    const stranger = shop().visitor();
    await aCartWith(stranger);
    for (const lineId of [
      line.id,
      globalId("CartLine", randomUUID()),
      globalId("CartLine", "no-uuid"),
      globalId("Product", 1),
      "no-id",
    ]) {
      const set = await setQuantity(stranger, { lineId, quantity: 5 });
      const removed = await removeLine(stranger, lineId);
      for (const { errors } of [set, removed])
        expect(errors).toMatchObject([
          { message: "This item is no longer in your cart.", extensions: { code: "NOT_FOUND" } },
        ]);
    }
  });

  it("answers with the same response and statements for another visitor's line and a missing one, in GraphQL and REST", async () => {
    const line = await aCartWith(shop().visitor());
    const stranger = shop().visitor();
    await aCartWith(stranger);
    const missing = globalId("CartLine", randomUUID());
    const asked = async (lineId: string) => {
      const { requestId: setting, ...set } = await setQuantity(stranger, { lineId, quantity: 5 });
      const { requestId: removing, ...removed } = await removeLine(stranger, lineId);
      const put = await stranger.rest("PUT", `/api/cart/${keyOf("CartLine", lineId)}`, { quantity: 5 });
      const deleted = await stranger.rest("DELETE", `/api/cart/${keyOf("CartLine", lineId)}`);
      const requests = [setting, removing, put.requestId, deleted.requestId];
      return {
        answers: [set, removed, [put.status, put.text], [deleted.status, deleted.text]],
        statements: await Promise.all(requests.map((id) => shop().statements(id))),
      };
    };
    expect(await asked(line.id)).toEqual(await asked(missing));
  });

  it("adds in three statements: product, session, and everything else", async () => {
    const visitor = shop().visitor();
    const addition = await anAddition(visitor);
    const first = await addToCart(visitor, addition);
    const second = await addToCart(visitor, { ...addition, width: 40 });
    const third = await addToCart(visitor, addition);
    expect(third.data?.addToCart).toMatchObject({ version: 3, count: 3, lines: [{ quantity: 2 }, { width: 40 }] });
    const statements = [first, second, third].map(({ requestId }) => shop().statements(requestId));
    expect(await Promise.all(statements)).toEqual([3, 3, 3]);
  });
});

describe("reading", () => {
  it("takes at most three statements for any number of lines", async () => {
    const visitor = shop().visitor();
    for (const slug of ["roller-blinds", "roman-blinds", "wooden-blinds", "pleated-blinds"])
      await aCartWith(visitor, slug);
    const { requestId, data } = await readCart(visitor);
    expect(data.cart.lines).toHaveLength(4);
    expect(await shop().statements(requestId)).toBeLessThanOrEqual(3);
  });

  it("ignores a forged cookie", async () => {
    const visitor = shop().visitor();
    visitor.cookie = "sid=s%3Aforged.signature";
    expect((await readCart(visitor)).data.cart.count).toBe(0);
    await aCartWith(visitor);
    expect(visitor.cookie).not.toContain("forged");
  });
});

describe("REST", () => {
  it("adds, lists, changes and removes in the specified shapes, ignoring the client's prices", async () => {
    const visitor = shop().visitor();
    const { productId, material, color } = await anAddition(visitor);
    const added = await visitor.rest("POST", "/api/cart", {
      ...{ productId: Number(keyOf("Product", productId)), quantity: 2, width: 36, height: 48, material, color },
      ...{ customizations: { material, color }, totalPrice: 0.01, id: "mine" },
    });
    expect(added.status).toBe(201);
    const [item] = JSON.parse((await visitor.rest("GET", "/api/cart")).text);
    expect(item).toEqual({
      ...{
        id: expect.any(String),
        productId: Number(keyOf("Product", productId)),
        quantity: 2,
        width: 36,
        height: 48,
        material,
        color,
      },
      ...{ customizations: {}, totalPrice: 100, product: { name: "Roller Blinds", imageUrl: expect.any(String) } },
    });
    expect((await visitor.rest("PUT", `/api/cart/${item.id}`, { quantity: 5 })).status).toBe(200);
    expect(JSON.parse((await visitor.rest("GET", "/api/cart")).text)).toMatchObject([{ quantity: 5, totalPrice: 250 }]);
    expect((await visitor.rest("DELETE", `/api/cart/${item.id}`)).status).toBe(200);
    expect((await visitor.rest("DELETE", `/api/cart/${item.id}`)).status).toBe(404);
    expect((await visitor.rest("DELETE", "/api/cart")).text).toBe("[]");
  });

  it.each([
    ["broken JSON", "{", 400],
    ["NaN", `{"width": NaN}`, 400],
    ["a missing size", `{"productId": 1}`, 400],
    ["infinity", `{"productId":1,"width":1e309,"height":48,"material":"PVC","color":"White"}`, 400],
    ["text for a number", `{"productId":1,"width":"36","height":48,"material":"PVC","color":"White"}`, 400],
    ["too much", JSON.stringify({ color: "x".repeat(200_000) }), 413],
  ])("refuses %s with a plain sentence", async (_case, body, status) => {
    const answer = await shop().visitor().rest("POST", "/api/cart", body);
    expect(answer.status).toBe(status);
    expect(answer.text).toMatch(/^[^{<]+$/);
    expect(answer.text).not.toMatch(/at position|node_modules|Error:/);
  });

  it("refuses prototype tricks among the customizations", async () => {
    const visitor = shop().visitor();
    const { productId, material, color } = await anAddition(visitor);
    const body = `{"productId":${keyOf("Product", productId)},"width":36,"height":48,"material":"${material}","color":"${color}","customizations":{"constructor":"x"}}`;
    expect((await visitor.rest("POST", "/api/cart", body)).status).toBe(400);
    expect(({} as Record<string, unknown>)["polluted"]).toBeUndefined();
  });
});
