import { beforeAll, describe, expect, it } from "vitest";
import { largeCatalogue } from "../../src/composition/seed/large-catalogue.js";
import { seedCatalogue } from "../../src/composition/seed/seed.js";
import { StaffRole } from "../../src/staff/access/permissions.js";
import { aSignedInMember, type StaffClient } from "../builders/staff.js";
import { useShop } from "../harness/shop.js";

const PRODUCTS = 300;

const shop = useShop({
  prepare: async (url) => {
    await seedCatalogue(url, { products: largeCatalogue(PRODUCTS) });
  },
});

let client: StaffClient;

beforeAll(async () => {
  ({ client } = await aSignedInMember(shop(), StaffRole.CATALOGUE));
});

type Listed = { id: string; slug: string; name: string; basePricePence: number; categoryName: string };
type Page = { nodes: Listed[]; totalCount: number; pageInfo: { endCursor: string | null; hasNextPage: boolean } };

const LIST = `query ($filter: ProductFilterInput, $sort: ProductSort, $first: Int, $after: String) {
  products(filter: $filter, sort: $sort, first: $first, after: $after) {
    nodes { id slug name basePricePence wasPricePence categoryName } totalCount pageInfo { endCursor hasNextPage } } }`;

const list = (variables: Record<string, unknown> = {}) => client.graphql<{ products: Page }>(LIST, variables);

/** All products of a list, read page by page. */
async function all(variables: Record<string, unknown>): Promise<Listed[]> {
  const nodes: Listed[] = [];
  for (let after: string | null = null; ;) {
    const { data } = await list({ ...variables, first: 70, after });
    nodes.push(...data.products.nodes);
    if (!data.products.pageInfo.hasNextPage) return nodes;
    after = data.products.pageInfo.endCursor;
  }
}

/** Slugs by SQL. */
const slugs = async (rest: string): Promise<string[]> =>
  (await shop().database.query(`SELECT p.slug FROM product p JOIN category c ON c.id = p.category_id ${rest}`)).map(
    ({ slug }: { slug: string }) => slug,
  );

describe("the list of products", () => {
  it.each([
    ["SHOP", "ORDER BY p.position"],
    ["NAME", "ORDER BY p.name, p.id"],
    ["PRICE_LOWEST", "ORDER BY p.base_price_pence, p.id"],
    ["PRICE_HIGHEST", "ORDER BY p.base_price_pence DESC, p.id DESC"],
    ["CHANGED_LATEST", "ORDER BY p.changed_at DESC, p.id DESC"],
  ])("has every product once, by %s", async (sort, order) => {
    const nodes = await all({ sort });
    expect(nodes.map(({ slug }) => slug)).toEqual(await slugs(order));
    expect(nodes).toHaveLength(PRODUCTS);
  });

  it.each<[object, string]>([
    [{ search: "WOODEN" }, "p.name ILIKE '%wooden%' OR p.slug LIKE '%wooden%'"],
    [{ search: "  faux-wood " }, "p.slug LIKE '%faux-wood%'"],
    [{ search: "100%_" }, "false"],
    [{ category: "shutters" }, "c.slug = 'shutters'"],
    [{ category: "no-such" }, "false"],
    [{ priceMinPence: 9000, priceMaxPence: 12000 }, "p.base_price_pence BETWEEN 9000 AND 12000"],
    [{ reduced: true }, "p.was_price_pence IS NOT NULL"],
    [
      { reduced: false, search: "roller" },
      "p.was_price_pence IS NULL AND (p.name ILIKE '%roller%' OR p.slug LIKE '%roller%')",
    ],
  ])("has what a filter leaves: %j", async (filter, condition) => {
    const expected = await slugs(`WHERE ${condition} ORDER BY p.position`);
    expect((await all({ filter })).map(({ slug }) => slug)).toEqual(expected);
    expect((await list({ filter })).data.products.totalCount).toBe(expected.length);
  });

  it("takes as many statements for many as for few", async () => {
    const [few, many] = [await list({ first: 1 }), await list({ first: 100 })];
    expect(many.data.products.nodes).toHaveLength(100);
    expect(await shop().statements(many.requestId)).toBe(await shop().statements(few.requestId));
  });

  it.each([
    { after: "x" },
    { after: Buffer.from('["NAME","A",1]').toString("base64url") },
    { sort: "PRICE_LOWEST", after: Buffer.from('["PRICE_LOWEST","1; DROP",1]').toString("base64url") },
    { filter: { search: "x".repeat(201) } },
    { first: 0 },
    { first: 101 },
  ])("is refused for %j", async (variables) => {
    const { errors } = await list(variables);
    expect(errors.map(({ extensions: { code } }) => code)).toEqual(["BAD_USER_INPUT"]);
  });

  it("names the categories to filter by, in the order of the menu", async () => {
    const { data } = await client.graphql<{ productCategories: { slug: string }[] }>(
      "{ productCategories { slug name } }",
    );
    const rows = await shop().database.query("SELECT slug FROM category WHERE NOT only_reduced ORDER BY position");
    expect(data.productCategories.map(({ slug }) => ({ slug }))).toEqual(rows);
  });
});
