import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { globalId, keyOf } from "../../src/kernel/graphql/global-id.js";
import { aCartWith, addToCart, anAddition, changeLine, readCart } from "../builders/cart.js";
import { useShop } from "../harness/shop.js";
import type { TestVisitor } from "../harness/visitor.js";

const shop = useShop();

/** A cart with two roller blinds of 36 and 40 inches, one of each. */
async function twoBlinds(): Promise<{ visitor: TestVisitor; ids: string[] }> {
  const visitor = shop().visitor();
  const line = await anAddition(visitor);
  const { data } = await addToCart(visitor, [line, { ...line, width: 40 }]);
  return { visitor, ids: data.addToCart.lines.map(({ id }) => id) };
}

it("changes size, material, colour, options and quantity; the shop works out the price", async () => {
  const visitor = shop().visitor();
  const before = await aCartWith(visitor, "wooden-blinds", { customizations: [] });
  const { data: known } = await visitor.graphql<{
    product: {
      colors: { name: string }[];
      materials: { name: string }[];
      options: { name: string; values: { name: string }[] }[];
    };
  }>('{ product(slug: "wooden-blinds") { colors { name } materials { name } options { name values { name } } } }');
  const [option] = known.product.options;
  const customizations = [{ name: option?.name, value: option?.values[0]?.name }];
  const changes = { width: 48, height: 60, quantity: 3, color: known.product.colors[1]?.name, customizations };
  const { data } = await changeLine(visitor, { lineId: before.id, ...changes, material: "Premium Wood" });
  const [after] = data.changeCartLine.lines;
  expect(after).toMatchObject({ id: before.id, ...changes, material: "Premium Wood" });
  expect(after?.unitPricePence).toBe(((8_400 + 11_520) * 120) / 100);
  expect(data.changeCartLine).toMatchObject({
    version: 2,
    totals: { subtotalPence: 3 * (after?.unitPricePence ?? 0) },
  });
});

it("leaves what is not named, or null, as it is", async () => {
  const { visitor, ids } = await twoBlinds();
  const [before] = (await readCart(visitor)).data.cart.lines;
  const { data } = await changeLine(visitor, { lineId: ids[0], height: 60, width: null, quantity: null });
  expect(data.changeCartLine.lines[0]).toMatchObject({
    ...{ width: before?.width, height: 60, quantity: 1, material: before?.material, color: before?.color },
  });
});

it("joins a line with one that it becomes equal to, and keeps its id and place", async () => {
  const { visitor, ids } = await twoBlinds();
  const { data } = await changeLine(visitor, { lineId: ids[1], width: 36, quantity: 4 });
  expect(data.changeCartLine.lines).toMatchObject([{ id: ids[1], width: 36, quantity: 5 }]);
});

it("changes nothing where the joined lines are above 99", async () => {
  const { visitor, ids } = await twoBlinds();
  const { errors } = await changeLine(visitor, { lineId: ids[1], width: 36, quantity: 99 });
  expect(errors).toMatchObject([{ extensions: { code: "LIMIT_EXCEEDED", fields: { quantity: expect.any(String) } } }]);
  expect((await readCart(visitor)).data.cart).toMatchObject({
    version: 1,
    lines: [
      { id: ids[0], quantity: 1 },
      { id: ids[1], quantity: 1 },
    ],
  });
});

it("names every invalid value, and changes nothing", async () => {
  const { visitor, ids } = await twoBlinds();
  const { errors } = await changeLine(visitor, { lineId: ids[0], width: 500, color: "Mauve", height: 50 });
  const fields = { width: expect.any(String), color: expect.any(String) };
  expect(errors).toMatchObject([{ extensions: { code: "BAD_USER_INPUT", fields } }]);
  expect((await readCart(visitor)).data.cart).toMatchObject({ version: 1, lines: [{ height: 48 }, { width: 40 }] });
});

it("changes nothing where another version was expected, and answers the cart", async () => {
  const { visitor, ids } = await twoBlinds();
  const answer = await changeLine(visitor, { lineId: ids[0], width: 50, expectedVersion: 7 });
  expect(answer.errors).toMatchObject([{ extensions: { code: "CONFLICT" } }]);
  expect(answer.data.changeCartLine).toMatchObject({ version: 1, lines: [{ width: 36 }, { width: 40 }] });
});

it("does not find the line of another cart", async () => {
  const { ids } = await twoBlinds();
  const { visitor } = await twoBlinds();
  for (const lineId of [ids[0], globalId("CartLine", randomUUID()), "x"]) {
    const { errors } = await changeLine(visitor, { lineId, width: 50 });
    expect(errors).toMatchObject([{ extensions: { code: "NOT_FOUND" } }]);
  }
  expect((await readCart(visitor)).data.cart.version).toBe(1);
});

it("changes a withdrawn product's quantity only", async () => {
  const { visitor, ids } = await twoBlinds();
  await shop().database.query("UPDATE cart_line SET product_id = NULL WHERE id = $1", [
    keyOf("CartLine", ids[0] ?? ""),
  ]);
  expect((await changeLine(visitor, { lineId: ids[0], quantity: 2 })).errors).toEqual([]);
  const { errors } = await changeLine(visitor, { lineId: ids[0], width: 50 });
  expect(errors).toMatchObject([{ extensions: { code: "NOT_FOUND", fields: { lineId: "Product not found" } } }]);
});

it("of two equal changes in parallel both succeed, and the lines are one", async () => {
  const { visitor, ids } = await twoBlinds();
  const answers = await Promise.all(ids.map((lineId) => changeLine(visitor, { lineId, width: 50 })));
  expect(answers.flatMap(({ errors }) => errors)).toEqual([]);
  expect((await readCart(visitor)).data.cart.lines).toMatchObject([{ width: 50, quantity: 2 }]);
});

it("takes as many statements with fifty lines as with two", async () => {
  const { visitor, ids } = await twoBlinds();
  const few = await changeLine(visitor, { lineId: ids[0], width: 36.5 });
  const line = await anAddition(visitor);
  await addToCart(
    visitor,
    Array.from({ length: 48 }, (_, index) => ({ ...line, width: 41 + index })),
  );
  const many = await changeLine(visitor, { lineId: ids[0], width: 36 });
  expect(many.data.changeCartLine.lines).toHaveLength(50);
  const counts = await Promise.all([few, many].map(({ requestId }) => shop().statements(requestId)));
  expect(counts).toEqual([counts[1], counts[0]]);
  expect(counts[0]).toBeLessThanOrEqual(7);
});
