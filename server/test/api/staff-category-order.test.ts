import { beforeAll, describe, expect, it, vi } from "vitest";
import { seedCatalogue } from "../../src/composition/seed/seed.js";
import { StaffRole } from "../../src/staff/access/permissions.js";
import { categoryIdOf } from "../builders/staff-category.js";
import { aCopy, staffProduct } from "../builders/staff-product.js";
import { aSignedInMember, type StaffClient } from "../builders/staff.js";
import { holdRows } from "../harness/held-rows.js";
import { useShop } from "../harness/shop.js";

const shop = useShop({ settings: { responseCache: true } });

let client: StaffClient;
let email: string;

beforeAll(async () => {
  ({ client, email } = await aSignedInMember(shop(), StaffRole.CATALOGUE));
});

const codesOf = ({ errors }: { errors: { extensions: { code: string } }[] }) =>
  errors.map(({ extensions: { code } }) => code);

type Placed = { id: string; slug: string; place: number; saleState: string };
type Order = { orderVersion: number; totalCount: number; products: Placed[] };

async function orderOf(slug: string, page = 1): Promise<Order> {
  const { data } = await client.graphql<{ categoryProducts: Order }>(
    "query ($id: ID!, $page: Int!) { categoryProducts(id: $id, page: $page) { orderVersion totalCount products { id slug place saleState } } }",
    { id: await categoryIdOf(shop(), slug), page },
  );
  return data.categoryProducts;
}

const slugsOf = async (category: string) => (await orderOf(category)).products.map(({ slug }) => slug);

const move = (id: string, place: number, expectedOrderVersion: number) =>
  client.mutate("moveProduct", { id, place, expectedOrderVersion }, "category { slug }");

/** Moves the product at a place of a category, as it is now. */
async function moveAt(category: string, from: number, to: number) {
  const { orderVersion, products } = await orderOf(category);
  return move(products[from - 1]?.id ?? "", to, orderVersion);
}

const shown = async (args: string): Promise<string[]> => {
  const { data } = await shop()
    .visitor()
    .graphql<{ products: { nodes: { slug: string }[] } }>(`{ products(${args}, first: 100) { nodes { slug } } }`);
  return data.products.nodes.map(({ slug }) => slug);
};

describe("the order of a category's products", () => {
  it("is that in which shoppers see them, at once and in lists of all products too", async () => {
    const before = await slugsOf("shutters");
    const all = await shown("sort: RELEVANCE");
    expect(await shown('category: "shutters"')).toEqual(before);
    expect((await moveAt("shutters", 4, 2)).errors).toEqual([]);
    const [first, second, third, fourth, ...rest] = before;
    const after = [first, fourth, second, third, ...rest];
    expect(await slugsOf("shutters")).toEqual(after);
    await vi.waitFor(async () => expect(await shown('category: "shutters"')).toEqual(after), {
      timeout: 10_000,
      interval: 20,
    });
    // Products of other categories keep their places.
    const places = all.map((slug) => (before.includes(slug) ? after[before.indexOf(slug)] : slug));
    expect(await shown("sort: RELEVANCE")).toEqual(places);
  });

  it.each([
    [1, 5],
    [5, 1],
    [2, 3],
  ])("has the product of place %i at place %i, and the others as they were", async (from, to) => {
    const before = await slugsOf("outdoor-blinds");
    await moveAt("outdoor-blinds", from, to);
    const [moved = ""] = before.splice(from - 1, 1);
    expect(await slugsOf("outdoor-blinds")).toEqual(before.toSpliced(to - 1, 0, moved));
  });

  it("has an audit row, and none where a product stays", async () => {
    await moveAt("pergolas", 2, 1);
    await moveAt("pergolas", 1, 1);
    const { data } = await client.graphql<{ category: { audit: object[] } }>(
      "query ($id: ID!) { category(id: $id) { audit { what by before after } } }",
      { id: await categoryIdOf(shop(), "pergolas") },
    );
    const [{ name }] = await shop().database.query("SELECT name FROM product WHERE slug = $1", [
      (await slugsOf("pergolas"))[0],
    ]);
    expect(data.category.audit).toEqual([
      {
        ...{ what: "category.product-moved", by: email },
        before: JSON.stringify({ place: 2, product: name }),
        after: JSON.stringify({ place: 1, product: name }),
      },
    ]);
  });

  it("leaves versions and dates of products as they are", async () => {
    const [slug = ""] = await slugsOf("decorative-styles");
    const read = async () =>
      (await shop().database.query("SELECT version, changed_at FROM product WHERE slug = $1", [slug]))[0];
    const before = await read();
    await moveAt("decorative-styles", 1, 3);
    expect(await read()).toEqual(before);
  });

  it("has a new product last, wherever the others were moved", async () => {
    await moveAt("shutters", 1, 3);
    const { product } = await aCopy(shop(), client, "plantation-shutters", { name: "Louvre Two", slug: "louvre-two" });
    const { products, totalCount } = await orderOf("shutters");
    expect(products.at(-1)).toMatchObject({ slug: product?.slug, place: totalCount, saleState: "HIDDEN" });
  });

  it("is refused to the second of two, for places that there are not, and for unknown products", async () => {
    const { orderVersion, products, totalCount } = await orderOf("blinds");
    const [first, second] = products;
    const both = await Promise.all([move(first?.id ?? "", 3, orderVersion), move(second?.id ?? "", 4, orderVersion)]);
    expect(both.flatMap(codesOf)).toEqual(["CONFLICT"]);
    for (const place of [0, totalCount + 1])
      expect((await move(first?.id ?? "", place, orderVersion + 1)).errors[0]?.message).toBe(
        `Its category has places 1 to ${totalCount}`,
      );
    expect(codesOf(await move("none", 1, 0))).toEqual(["NOT_FOUND"]);
    expect((await orderOf("sale")).products).toEqual([]);
  });

  it("stays when the catalogue is seeded anew", async () => {
    await moveAt("blinds", 1, 6);
    const before = { blinds: await slugsOf("blinds"), shutters: await slugsOf("shutters") };
    await seedCatalogue(shop().databaseUrl, { today: new Date("2025-07-01") });
    expect({ blinds: await slugsOf("blinds"), shutters: await slugsOf("shutters") }).toEqual(before);
  });
});

describe("the order of the categories", () => {
  const shownNames = async () => {
    const { data } = await shop().visitor().graphql<{ categories: { slug: string }[] }>("{ categories { slug } }");
    return data.categories.map(({ slug }) => slug);
  };
  const ids = async () => {
    const { data } = await client.graphql<{ categories: { id: string }[] }>("{ categories { id } }");
    return data.categories.map(({ id }) => id);
  };
  const arrange = (wanted: readonly string[], expectedIds: readonly string[]) =>
    client.mutate("arrangeCategories", { ids: wanted, expectedIds }, "categories { slug }");

  it("is that of menu and sitemap at once, and stays when the catalogue is seeded anew", async () => {
    const slugs = await shownNames();
    const before = await ids();
    expect((await arrange(before.toReversed(), before)).errors).toEqual([]);
    await vi.waitFor(async () => expect(await shownNames()).toEqual(slugs.toReversed()), {
      timeout: 10_000,
      interval: 20,
    });
    await seedCatalogue(shop().databaseUrl, { today: new Date("2025-07-01") });
    expect(await ids()).toEqual(before.toReversed());
  });

  it("is refused to the second of two who read the same order, though the first was not done yet", async () => {
    const before = await ids();
    const [first = "", second = "", ...rest] = before;
    const others = await holdRows(
      shop().databaseUrl,
      "UPDATE category SET position = (SELECT max(position) FROM category) - position",
    );
    const answer = arrange([second, first, ...rest], before);
    await others.waiting();
    await others.release();
    expect(codesOf(await answer)).toEqual(["CONFLICT"]);
    expect(await ids()).toEqual(before.toReversed());
  });

  it("is refused where it was changed since, and unless each category is named once", async () => {
    const before = await ids();
    const [first = "", second = "", ...rest] = before;
    const swapped = [second, first, ...rest];
    expect(codesOf(await arrange(swapped, swapped))).toEqual(["CONFLICT"]);
    expect(codesOf(await arrange([first, first, ...rest], before))).toEqual(["BAD_USER_INPUT"]);
    expect(codesOf(await arrange(rest, before))).toEqual(["BAD_USER_INPUT"]);
    expect(await ids()).toEqual(before);
  });
});

it("an edit of a product that was begun before it was moved is taken", async () => {
  const [slug = ""] = await slugsOf("outdoor-blinds");
  const { id, version } = await staffProduct(shop(), client, slug);
  await moveAt("outdoor-blinds", 1, 2);
  const { errors } = await client.mutate("updateProduct", { id, expectedVersion: version, leadTimeDays: 33 });
  expect(errors).toEqual([]);
});
