import { expect, it } from "vitest";
import { aCartWith } from "../builders/cart.js";
import { placeOrder } from "../builders/order.js";
import { useShop } from "../harness/shop.js";
import type { TestVisitor } from "../harness/visitor.js";

const shop = useShop();

type Shown = { id: string; shownColor: string | null; tintBase: string | null };
type Line = { color: string; picture: Shown | null };
type Product = { slug: string; colors: { name: string }[]; pictures: Shown[] };

const PICTURE = "id shownColor tintBase";

async function products(): Promise<Product[]> {
  const { data } = await shop()
    .visitor()
    .graphql<{ products: { nodes: Product[] } }>(
      `{ products(first: 100) { nodes { slug colors { name } pictures { ${PICTURE} } } } }`,
    );
  return data.products.nodes;
}

async function lines(visitor: TestVisitor) {
  const { data, requestId } = await visitor.graphql<{ cart: { lines: Line[] } }>(
    `{ cart { lines { color picture { ${PICTURE} } } } }`,
  );
  return { lines: data.cart.lines, requestId };
}

const chosen = async (where: (product: Product) => boolean) => {
  const product = (await products()).find(where);
  if (!product) throw new Error("The catalogue has no such product.");
  return product;
};

it("a line has the picture of its colour, of a product without a mask too", async () => {
  const isOther = ({ shownColor, tintBase }: Shown) => shownColor !== null && tintBase === null;
  const { slug, pictures } = await chosen(
    ({ pictures: [first, ...others] }) => first !== undefined && others.some(isOther),
  );
  const picture = pictures.slice(1).find(isOther);
  const first = pictures.findIndex(
    ({ tintBase, shownColor }) => tintBase !== null || shownColor === picture?.shownColor,
  );
  const visitor = shop().visitor();
  await aCartWith(visitor, slug, { color: picture?.shownColor });
  expect((await lines(visitor)).lines).toEqual([{ color: picture?.shownColor, picture: pictures[first] }]);
});

it("a line in a colour without a picture has one with a mask, else the first, and none where the shop draws it", async () => {
  const visitor = shop().visitor();
  const isWithoutMask = ({ pictures, colors }: Product) =>
    pictures.length > 0 &&
    pictures.every(({ tintBase }) => tintBase === null) &&
    colors.some(({ name }) => pictures.every(({ shownColor }) => shownColor !== name));
  const masked = await chosen(({ pictures: [first] }) => first?.tintBase != null);
  const bare = await chosen(isWithoutMask);
  await shop().database.query(
    "DELETE FROM product_picture WHERE product_id = (SELECT id FROM product WHERE slug = 'soft-valances')",
  );
  const color = bare.colors.find(({ name }) => bare.pictures.every(({ shownColor }) => shownColor !== name))?.name;
  await aCartWith(visitor, masked.slug, { color: masked.colors.at(-1)?.name });
  await aCartWith(visitor, bare.slug, { color });
  await aCartWith(visitor, "soft-valances", { height: 12 });
  const shown = (await lines(visitor)).lines.map(({ picture }) => picture);
  expect(shown).toEqual([masked.pictures[0], bare.pictures[0], null]);
});

it("an order keeps the picture of the colour", async () => {
  const { slug, pictures } = await chosen(
    ({ pictures: [first] }) => first?.tintBase === null && first.shownColor !== null,
  );
  const other = pictures.find(({ shownColor }) => shownColor !== null && shownColor !== pictures[0]?.shownColor);
  const visitor = shop().visitor();
  await aCartWith(visitor, slug, { color: other?.shownColor });
  const inCart = (await lines(visitor)).lines;
  expect(inCart[0]?.picture?.shownColor).toBe(other?.shownColor);

  await placeOrder(visitor);
  const { data } = await visitor.graphql<{ order: { lines: Line[] } }>(
    `{ order { lines { color picture { ${PICTURE} } } } }`,
  );
  expect(data.order.lines).toEqual(inCart);
});

it("takes no statement of its own", async () => {
  const visitor = shop().visitor();
  const counts = [];
  for (const color of ["White", "Navy"]) {
    await aCartWith(visitor, "roller-blinds", { color });
    counts.push(await shop().statements((await lines(visitor)).requestId));
  }
  expect(counts[1]).toBe(counts[0]);
});
