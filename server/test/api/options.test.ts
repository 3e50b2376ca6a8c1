import { describe, expect, it } from "vitest";
import { keyOf } from "../../src/kernel/graphql/global-id.js";
import { OPTION_RULES_VERSION } from "../../src/rules/options/dependencies.js";
import { aCartWith, addToCart, anAddition, changeLine, readCart } from "../builders/cart.js";
import { mutate } from "../builders/mutation.js";
import { placeOrder } from "../builders/order.js";
import { useShop } from "../harness/shop.js";
import type { TestVisitor } from "../harness/visitor.js";

const shop = useShop();

type Choice = { name: string; value: string; label: string; valueLabel: string; isDefault: boolean };

const CHOICES = "choices { name value label valueLabel isDefault }";

/** Name and value of each choice of a visitor's lines. */
async function choicesOf(visitor: TestVisitor, place: "cart" | "order" = "cart"): Promise<string[][]> {
  const { data } = await visitor.graphql<Record<string, { lines: { choices: Choice[] }[] }>>(
    `{ ${place} { lines { ${CHOICES} } } }`,
  );
  return (data[place]?.lines ?? []).map(({ choices }) => choices.map(({ name, value }) => `${name}: ${value}`));
}

const chosen = (choices: Readonly<Record<string, string>>) =>
  Object.entries(choices).map(([name, value]) => ({ name, value }));

/** Adds a product with options and returns the first error. */
async function refusal(visitor: TestVisitor, slug: string, options: Readonly<Record<string, string>>, changes = {}) {
  const { errors } = await addToCart(
    visitor,
    await anAddition(visitor, slug, { customizations: chosen(options), ...changes }),
  );
  return errors[0];
}

describe("a line without options", () => {
  it.each([
    ["roller-blinds", ["fit: recess", "fixing: top", "control: cord-free", "roll: standard"]],
    [
      "plantation-shutters",
      [
        ...["fit: recess", "frame: L frame", "panels hinge: both sides", "T-post: where it is needed"],
        ...["wall for open leaves: as wide as each leaf", "louvre: 89 mm", "tilt: hidden rod"],
        "midrail: where it is needed",
      ],
    ],
    [
      "wooden-blinds",
      [
        ...["fit: recess", "fixing: top", "control: wand", "control side: left", "hold-down brackets: no"],
        "tapes: matching tapes",
      ],
    ],
  ])("of %s takes every default and says so", async (slug, choices) => {
    const visitor = shop().visitor();
    await aCartWith(visitor, slug);
    expect((await readCart(visitor)).data.cart.lines[0]?.customizations).toEqual([]);
    expect(await choicesOf(visitor)).toEqual([choices]);
  });

  it("has words for each choice", async () => {
    const visitor = shop().visitor();
    await aCartWith(visitor, "roller-blinds", { customizations: chosen({ roll: "reverse" }) });
    const { data } = await visitor.graphql<{ cart: { lines: { choices: Choice[] }[] } }>(
      `{ cart { lines { ${CHOICES} } } }`,
    );
    expect(data.cart.lines[0]?.choices.slice(-2)).toEqual([
      { name: "control", value: "cord-free", label: "Control", valueLabel: "Cord-free", isDefault: true },
      { name: "roll", value: "reverse", label: "Roll", valueLabel: "Reverse", isDefault: false },
    ]);
  });
});

describe("what can't be made is refused with a sentence", () => {
  it.each([
    ["plantation-shutters", { fit: "recess", frame: "outside frame" }, /outside frame stands on the wall/],
    ["plantation-shutters", { fit: "exact", frame: "L frame" }, /measured as a recess/],
    ["linen-curtains", { lining: "unlined" }, /unlined curtain can't have it/],
    ["tracked-shutters", { track: "by-pass", stack: "split" }, /gather at one side/],
    ["perfect-fit-blinds", { "glazing seal": "over 6 mm" }, /do not hold under a seal that covers more than 6 mm/],
    ["perfect-fit-blinds", { "handle clearance": "less than 35 mm" }, /need 35 mm between the glass and the handle/],
    ["perfect-fit-blinds", { "bracket depth": "180 mm" }, /is 3 to 99 mm\. You gave 180 mm\. It is the depth of the/],
    ["roller-blinds", { control: "motor" }, /For control choose cord-free, chain/],
  ])("%s with %j", async (slug, options, sentence) => {
    const changes = {
      ...(slug === "linen-curtains" && { material: "Blackout Fabric" }),
      ...(slug === "tracked-shutters" && { width: 60, height: 60 }),
    };
    const error = await refusal(shop().visitor(), slug, options, changes);
    expect(error?.message).toMatch(sentence);
    expect(error?.extensions).toMatchObject({
      code: "BAD_USER_INPUT",
      fields: { "lines.0.customizations": expect.stringMatching(sentence) },
    });
  });

  it("by REST too", async () => {
    const visitor = shop().visitor();
    const { productId, ...line } = await anAddition(visitor, "roller-blinds");
    const answer = await visitor.rest("POST", "/api/cart", {
      ...{ ...line, productId: Number(keyOf("Product", productId)), customizations: { control: "chain" } },
    });
    expect(answer.status).toBe(400);
    expect(answer.text).toMatch(/^For a chain we need the height from the floor/);
  });
});

describe("a roof window", () => {
  const M04 = { width: 23.7402, height: 28.7402 };

  it("is ordered by maker and code, with the glass that belongs to it", async () => {
    const visitor = shop().visitor();
    await aCartWith(visitor, "skylight-blinds", { customizations: chosen({ "roof window": "VELUX M04" }), ...M04 });
    expect(await choicesOf(visitor)).toEqual([["roof window: VELUX M04", "channel colour: white", "pole: none"]]);
    const { data } = await visitor.graphql<{ cart: { lines: { making: { fit: string; summary: string } }[] } }>(
      "{ cart { lines { making { fit summary } } } }",
    );
    expect(data.cart.lines[0]?.making).toEqual({
      fit: "code",
      summary: "Your roof window’s glass is 603 × 730 mm. We make the blind exactly so; nothing is taken off.",
    });
    await placeOrder(visitor);
    expect(await choicesOf(visitor, "order")).toEqual([
      ["roof window: VELUX M04", "channel colour: white", "pole: none"],
    ]);
  });

  it("is refused in another size and with a code that is not known, by GraphQL and by REST", async () => {
    const visitor = shop().visitor();
    const another = { "roof window": "VELUX M06" };
    const words = /^The glass of a VELUX M06 is 603 × 930 mm \(width × drop\)\. You gave 603 × 730 mm\./;
    expect((await refusal(visitor, "skylight-blinds", another, M04))?.message).toMatch(words);
    const unknown = await refusal(visitor, "skylight-blinds", { "roof window": "VELUX MK04" }, M04);
    expect(unknown?.message).toMatch(
      /^We know no VELUX window MK04\. The nearest that we know are M04 \(603 × 730 mm\)/,
    );
    const { productId, ...line } = await anAddition(visitor, "skylight-blinds");
    const answer = await visitor.rest("POST", "/api/cart", {
      ...{ ...line, ...M04, productId: Number(keyOf("Product", productId)), customizations: another },
    });
    expect([answer.status, answer.text]).toEqual([400, expect.stringMatching(words)]);
    expect(await choicesOf(visitor)).toEqual([]);
  });

  it("without a code is made as measured", async () => {
    const visitor = shop().visitor();
    await aCartWith(visitor, "skylight-blinds");
    expect((await choicesOf(visitor))[0]?.[0]).toBe("roof window: measured at the glass");
  });
});

describe("a chain or cord", () => {
  it("needs the height from the floor", async () => {
    const visitor = shop().visitor();
    expect((await refusal(visitor, "roman-blinds", { control: "chain" }))?.message).toMatch(/height from the floor/);
    const low = await refusal(visitor, "roman-blinds", { control: "chain", "height from floor": "1600 mm" });
    expect(low?.message).toMatch(/hangs too low for a chain/);
    expect(await choicesOf(visitor)).toEqual([]);
  });

  it("has its length and device worked out from it", async () => {
    const visitor = shop().visitor();
    await aCartWith(visitor, "roman-blinds", {
      customizations: chosen({ "height from floor": "2300 mm", control: "chain" }),
    });
    const [choices] = await choicesOf(visitor);
    expect(choices).toEqual([
      ...["fit: recess", "fixing: top", "control: chain", "control side: left", "height from floor: 2300 mm"],
      expect.stringMatching(/^hanging length: Hangs 750 mm at most; tension device .* 1500 mm above the floor$/),
    ]);
  });

  it("can be left to our visit, and then the whole order is measured by us", async () => {
    const visitor = shop().visitor();
    const line = await aCartWith(visitor, "wooden-blinds", {
      customizations: chosen({ control: "cord", "height from floor": "measured at the visit" }),
    });
    const { data } = await mutate<"updateCart", { cart: { fulfilment: string } | null }>(
      ...[visitor, "updateCart" as const, { fulfilment: "MAKE_TO_SIZES" }, "cart { fulfilment }"],
    );
    expect(data?.updateCart?.cart?.fulfilment).toBe("MEASURE_AND_FIT");
    await changeLine(visitor, { lineId: line.id, customizations: [] });
    const { data: after } = await visitor.graphql<{ cart: { fulfilment: string } }>("{ cart { fulfilment } }");
    expect(after.cart.fulfilment).toBe("MAKE_TO_SIZES");
  });

  it("stays safe when the size changes", async () => {
    const visitor = shop().visitor();
    const { id } = await aCartWith(visitor, "roman-blinds", {
      customizations: chosen({ control: "chain", "height from floor": "2300 mm" }),
    });
    const { errors } = await changeLine(visitor, { lineId: id, height: 13 });
    expect(errors[0]?.message).toMatch(/drop of at least 350 mm/);
  });
});

describe("an order", () => {
  it("keeps all choices and the versions of their rules, whatever becomes of the product", async () => {
    const visitor = shop().visitor();
    await aCartWith(visitor, "thermal-roller-blinds");
    const shown = await choicesOf(visitor);
    await placeOrder(visitor);
    await shop().database.query("UPDATE product SET options = '[]' WHERE slug = 'thermal-roller-blinds'");
    expect(await choicesOf(visitor, "order")).toEqual(shown);
    const [versions] = await shop().database.query("SELECT option_rules_version, cord_rules_version FROM order_line");
    expect(versions).toEqual({ option_rules_version: `${OPTION_RULES_VERSION}`, cord_rules_version: "1" });
  });

  it("from before shows what was sent", async () => {
    const visitor = shop().visitor();
    await aCartWith(visitor, "roller-blinds", { customizations: chosen({ fit: "exact" }) });
    await placeOrder(visitor);
    await shop().database.query("UPDATE order_line SET choices = '[]'");
    expect(await choicesOf(visitor, "order")).toEqual([["fit: exact"]]);
  });
});

describe("a line from before a rule", () => {
  /** A line that was added with customizations that are sent no more. */
  async function anOldLine(visitor: TestVisitor, slug: string, customizations: Readonly<Record<string, string>>) {
    const line = await aCartWith(visitor, slug);
    await shop().database.query("UPDATE cart_line SET customizations = $1 WHERE id = $2", [
      JSON.stringify(chosen(customizations)),
      keyOf("CartLine", line.id),
    ]);
    return line;
  }

  it("still reads and can be changed, without an option that is gone", async () => {
    const visitor = shop().visitor();
    const { id } = await anOldLine(visitor, "vertical-blinds", { fit: "exact", "wand side": "left" });
    const choices = [["fit: exact", "fixing: face", "stack: left", "ends above: the sill", "foot clearance: 10 mm"]];
    expect(await choicesOf(visitor)).toEqual(choices);
    await changeLine(visitor, { lineId: id, width: 40 });
    expect(await choicesOf(visitor)).toEqual(choices);
    expect((await placeOrder(visitor)).errors).toEqual([]);
  });

  it("can't be ordered where it can't be made", async () => {
    const visitor = shop().visitor();
    await anOldLine(visitor, "plantation-shutters", { fit: "exact", frame: "L frame" });
    const { errors } = await placeOrder(visitor);
    expect(errors[0]).toMatchObject({
      message: expect.stringMatching(/^Plantation Shutters in your cart can't be made like this\. An L frame/),
      extensions: { code: "PRODUCT_UNAVAILABLE" },
    });
  });
});

describe("an option that can be measured", () => {
  const MEASURED = { midrail: "900 mm" };

  it("stands on cart and order, and comes back as it was sent", async () => {
    const visitor = shop().visitor();
    await aCartWith(visitor, "plantation-shutters", { customizations: chosen(MEASURED), height: 60 });
    expect((await readCart(visitor)).data.cart.lines[0]?.customizations).toEqual(chosen(MEASURED));
    expect((await choicesOf(visitor))[0]).toContain("midrail: 900 mm");
    await placeOrder(visitor);
    expect((await choicesOf(visitor, "order"))[0]).toContain("midrail: 900 mm");
  });

  it("is refused beyond the limits of the size, and where nothing is measured", async () => {
    const visitor = shop().visitor();
    const tooHigh = await refusal(visitor, "plantation-shutters", { midrail: "1300 mm" }, { height: 60 });
    expect(tooHigh?.message).toContain("is 300 to 1224 mm. You gave 1300 mm.");
    const louvre = await refusal(visitor, "plantation-shutters", { louvre: "900 mm" }, { height: 60 });
    expect(louvre?.message).toContain("For louvre choose");
  });

  it("is named by the product", async () => {
    const { data } = await shop()
      .visitor()
      .graphql<{ product: { options: { name: string; measure: string | null }[] } }>(
        '{ product(slug: "plantation-shutters") { options { name measure } } }',
      );
    const measured = data.product.options.filter(({ measure }) => measure !== null);
    expect(measured).toEqual([
      { name: "T-post", measure: "Place of the T-post: from the left edge to its middle" },
      { name: "midrail", measure: "Height of the midrail: from the sill to its middle" },
    ]);
  });
});
