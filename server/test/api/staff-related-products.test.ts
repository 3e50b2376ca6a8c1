import { beforeAll, describe, expect, it } from "vitest";
import { seedCatalogue } from "../../src/composition/seed/seed.js";
import { StaffRole } from "../../src/staff/access/permissions.js";
import { actOnProduct, staffProduct } from "../builders/staff-product.js";
import { aSignedInMember, type StaffClient } from "../builders/staff.js";
import { useShop } from "../harness/shop.js";

const shop = useShop({ settings: { responseCache: true } });

let client: StaffClient;
let email: string;

beforeAll(async () => {
  ({ client, email } = await aSignedInMember(shop(), StaffRole.CATALOGUE));
});

const codesOf = ({ errors }: { errors: { extensions: { code: string } }[] }) =>
  errors.map(({ extensions: { code } }) => code);
const idOf = async (slug: string) => (await staffProduct(shop(), client, slug)).id;
const idsOf = (slugs: readonly string[]) => Promise.all(slugs.map(idOf));

/** Chooses what a product's page suggests. */
const choose = async (slug: string, slugs: readonly string[]) =>
  actOnProduct(shop(), client, "updateProduct", slug, { chosenRelated: await idsOf(slugs) });

type Related = { related: { slug: string }[] };
const slugsOf = ({ related }: Related) => related.map(({ slug }) => slug);

/** What the page of a product suggests: with short rows, with whole ones, and in a list. */
async function suggested(slug: string): Promise<string[]> {
  const { data } = await shop()
    .visitor()
    .graphql<{ page: Related; whole: Related; listed: Related[] }>(
      `query ($slug: String!) { page: product(slug: $slug) { related { slug } }
        whole: product(slug: $slug) { related { slug description } }
        listed: productsBySlugs(slugs: [$slug]) { related { slug description } } }`,
      { slug },
    );
  const [listed] = data.listed;
  expect([slugsOf(data.whole), listed && slugsOf(listed)]).toEqual([slugsOf(data.page), slugsOf(data.page)]);
  return slugsOf(data.page);
}

const SOON = { timeout: 10_000, interval: 20 };

describe("what a page suggests", () => {
  it("is what was chosen, in its order and of any category, then the next ones of its own; each once", async () => {
    const worked = await suggested("roller-blinds");
    const [first = "", second = "", ...others] = worked;
    const chosen = ["awnings", second];
    expect((await choose("roller-blinds", chosen)).errors).toEqual([]);
    await expect.poll(() => suggested("roller-blinds"), SOON).toEqual(["awnings", second, first, others[0] ?? ""]);
    await choose("roller-blinds", [second, "awnings"]);
    await expect.poll(() => suggested("roller-blinds"), SOON).toEqual([second, "awnings", first, others[0] ?? ""]);
    await choose("roller-blinds", []);
    await expect.poll(() => suggested("roller-blinds"), SOON).toEqual(worked);
  });

  it("never has what is off sale: another one stands in until it is back", async () => {
    const worked = await suggested("roman-blinds");
    await choose("roman-blinds", ["awnings", "plantation-shutters"]);
    await expect
      .poll(() => suggested("roman-blinds"), SOON)
      .toEqual(["awnings", "plantation-shutters", ...worked.slice(0, 2)]);
    await actOnProduct(shop(), client, "takeProductOffSale", "awnings");
    await expect.poll(() => suggested("roman-blinds"), SOON).toEqual(["plantation-shutters", ...worked.slice(0, 3)]);
    await actOnProduct(shop(), client, "putProductOnSale", "awnings");
    await expect
      .poll(() => suggested("roman-blinds"), SOON)
      .toEqual(["awnings", "plantation-shutters", ...worked.slice(0, 2)]);
  });

  it("has four at most, and the first of eight that are on sale", async () => {
    const { data } = await shop()
      .visitor()
      .graphql<{ products: { nodes: { slug: string }[] } }>(
        '{ products(category: "blinds", sort: PRICE_UP, first: 9) { nodes { slug } } }',
      );
    const slugs = data.products.nodes.map(({ slug }) => slug);
    expect((await choose("awnings", slugs.slice(0, 8))).errors).toEqual([]);
    await expect.poll(() => suggested("awnings"), SOON).toEqual(slugs.slice(0, 4));
    const { errors } = await choose("awnings", slugs);
    expect(errors.map(({ message }) => message)).toEqual(["At most 8 products can be chosen"]);
  });

  it("stays when the catalogue is seeded anew", async () => {
    await choose("pleated-blinds", ["awnings"]);
    await seedCatalogue(shop().databaseUrl, { today: new Date("2025-07-01") });
    expect((await suggested("pleated-blinds"))[0]).toBe("awnings");
  });
});

describe("choosing", () => {
  it("raises the version, and has an audit row; the same again has none", async () => {
    const { version } = await staffProduct(shop(), client, "venetian-blinds");
    const { product } = await choose("venetian-blinds", ["roman-blinds"]);
    expect(product?.version).toBe(version + 1);
    await choose("venetian-blinds", ["roman-blinds"]);
    const { data } = await client.graphql<{ product: { audit: object[]; chosenRelated: object[] } }>(
      "query ($id: ID!) { product(id: $id) { chosenRelated { name saleState } audit { what by before after } } }",
      { id: await idOf("venetian-blinds") },
    );
    expect(data.product.chosenRelated).toEqual([{ name: "Roman Blinds", saleState: "ON_SALE" }]);
    expect(data.product.audit).toEqual([
      {
        ...{ what: "product.changed", by: email },
        before: JSON.stringify({ related: "[]" }),
        after: JSON.stringify({ related: '["Roman Blinds"]' }),
      },
    ]);
  });

  it("is refused for the product itself, for one twice, for unknown ones, and to the second of two", async () => {
    const slug = "wooden-blinds";
    expect((await choose(slug, [slug])).errors[0]?.message).toBe(
      "Each product can be chosen once, and none for its own page",
    );
    expect(codesOf(await choose(slug, ["awnings", "awnings"]))).toEqual(["BAD_USER_INPUT"]);
    const unknown = await actOnProduct(shop(), client, "updateProduct", slug, { chosenRelated: ["none"] });
    expect(unknown.errors[0]?.message).toBe("One of these products is not there any more. Please choose another one");
    const { id, version } = await staffProduct(shop(), client, slug);
    const chosenRelated = await idsOf(["awnings"]);
    const change = () => client.mutate("updateProduct", { id, expectedVersion: version, chosenRelated });
    expect((await Promise.all([change(), change()])).flatMap(codesOf)).toEqual(["CONFLICT"]);
  });
});
