import { describe, expect, it } from "vitest";
import { FitOutcome, type WindowFit } from "../../src/rules/window-fit.types.js";
import { fillCatalogue } from "../builders/many-products.js";
import { useShop } from "../harness/shop.js";

const shop = useShop();
const uk = useShop({ pricePolicy: "uk", beside: shop });

const inches = (...mm: number[]) => mm.map((each) => Number((each / 25.4).toFixed(4)));
const [DEPTH = 0] = inches(60);
const KITCHEN = { kind: "CASEMENT", widths: inches(1204, 1198), drops: inches(1400, 1405), depth: DEPTH };
const WINDOWS: readonly { kind: string; [figure: string]: unknown }[] = [
  KITCHEN,
  { kind: "CASEMENT" },
  { kind: "BAY", bayWidths: inches(600, 900, 600), drops: inches(1300), depth: DEPTH, heightFromFloorMm: 2300 },
  { kind: "ROOF", roofWindow: "VELUX M04" },
  { kind: "ROOF", roofWindow: "VELUX X99" },
  { kind: "PATIO", widths: inches(3900), drops: inches(2100) },
  { kind: "TILT_AND_TURN", glassWidth: 22, glassHeight: 40, sealMm: 8, handleFromGlassMm: 20 },
];

type Fit = WindowFit & { ways: { pricePence: number }[] };
type Listed = { slug: string; windowFit: Fit };
type List = { totalCount: number; nodes: Listed[]; pageInfo: { endCursor: string; hasNextPage: boolean } };

const LIST = `query ($filter: ProductFilter!, $window: WindowToFit!, $first: Int!, $after: String, $sort: ProductSort) {
  products(filter: $filter, first: $first, after: $after, sort: $sort) {
    totalCount
    nodes {
      slug
      windowFit(window: $window) {
        outcome reason missing { figure sentence }
        ways { label sizes { width height } material customizations { name value } pricePence }
      }
    }
    pageInfo { endCursor hasNextPage }
  }
}`;

async function listOf(window: object, filter: object = {}, page: object = { first: 100 }, of = shop): Promise<List> {
  const { data, errors } = await of()
    .visitor()
    .graphql<{ products: List }>(LIST, { filter, window, ...page });
  expect(errors).toEqual([]);
  if (!data) throw new Error("There is no list.");
  return data.products;
}
const slugsOf = ({ nodes }: List) => nodes.map(({ slug }) => slug);

describe("a list of what fits a window", () => {
  it.each(WINDOWS)("holds just the products that say so of $kind %#", async (window) => {
    const all = await listOf(window);
    for (const outcome of Object.values(FitOutcome)) {
      const list = await listOf(window, { fits: { window, outcome } });
      const expected = all.nodes.filter(({ windowFit }) => windowFit.outcome === outcome);
      expect(slugsOf(list)).toEqual(expected.map(({ slug }) => slug));
      expect(list.totalCount).toBe(expected.length);
    }
  });

  it("is narrowed by the other filters too, in every order and page by page", async () => {
    const filter = { category: "blinds", rooms: ["BEDROOM"], fits: { window: KITCHEN } };
    const whole = await listOf(KITCHEN, filter, { first: 100, sort: "PRICE_UP" });
    const inBlinds = slugsOf(await listOf(KITCHEN, { category: "blinds", rooms: ["BEDROOM"] }));
    const fitting = new Set(slugsOf(await listOf(KITCHEN, { fits: { window: KITCHEN } })));
    expect(slugsOf(whole).toSorted()).toEqual(inBlinds.filter((slug) => fitting.has(slug)).toSorted());
    const seen: string[] = [];
    let after: string | null = null;
    do {
      const { nodes, pageInfo }: List = await listOf(KITCHEN, filter, { first: 3, after, sort: "PRICE_UP" });
      seen.push(...nodes.map(({ slug }) => slug));
      after = pageInfo.hasNextPage ? pageInfo.endCursor : null;
    } while (after !== null);
    expect(seen).toEqual(slugsOf(whole));
    expect(seen.length).toBeGreaterThan(3);
  });

  it("counts its facets and searches among what fits", async () => {
    const ask = `query ($filter: ProductFilter!) {
      products(filter: $filter, first: 100) { totalCount nodes { material } facets { materials { value count } } }
    }`;
    const { data } = await shop()
      .visitor()
      .graphql<{
        products: {
          totalCount: number;
          nodes: { material: string }[];
          facets: { materials: { value: string; count: number }[] };
        };
      }>(ask, { filter: { text: "blinds", fits: { window: KITCHEN } } });
    if (!data) throw new Error("There is no list.");
    const { totalCount, nodes, facets } = data.products;
    expect(totalCount).toBeGreaterThan(0);
    for (const { value, count } of facets.materials)
      expect([value, count]).toEqual([value, nodes.filter(({ material }) => material === value).length]);
  });

  it("of a department counts as the others do", async () => {
    const { data } = await shop()
      .visitor()
      .graphql<{ category: { products: { totalCount: number } } }>(
        `query ($filter: ProductFilter!) { category(slug: "sale") { products(filter: $filter) { totalCount } } }`,
        { filter: { fits: { window: KITCHEN } } },
      );
    const list = await listOf(KITCHEN, { category: "sale", fits: { window: KITCHEN } });
    expect(list.totalCount).toBeGreaterThan(0);
    expect(data?.category.products.totalCount).toBe(list.totalCount);
  });
});

describe("what fits", () => {
  it.each([
    ["consistent", shop],
    ["uk", uk],
  ])("costs what the cart asks (%s), in just this configuration", async (_policy, of) => {
    const { nodes } = await listOf(KITCHEN, { fits: { window: KITCHEN } }, { first: 100 }, of);
    expect(nodes.length).toBeGreaterThan(10);
    for (const { slug, windowFit } of nodes.slice(0, 12))
      for (const { sizes, material, customizations, pricePence } of windowFit.ways) {
        const { data, errors } = await of()
          .visitor()
          .graphql<{ priceConfiguration: { unitPricePence: number } }>(
            `query ($input: PriceConfigurationInput!) { priceConfiguration(input: $input) { unitPricePence } }`,
            { input: { slug, ...sizes[0], material, customizations, color: await firstColor(slug), quantity: 1 } },
          );
        expect(errors).toEqual([]);
        expect(data?.priceConfiguration.unitPricePence).toBe(pricePence);
      }
  });

  it("costs all pieces of a bay together", async () => {
    const window = { kind: "BAY", bayWidths: inches(600, 900, 600), drops: inches(1300), depth: DEPTH };
    const { nodes } = await listOf(window, { fits: { window } });
    const roller = nodes.find(({ slug }) => slug === "roller-blinds")?.windowFit.ways[0];
    expect(roller?.sizes).toHaveLength(3);
    const piece = { ...window, kind: "CASEMENT", bayWidths: [], widths: inches(600) };
    const narrow = (await listOf(piece)).nodes.find(({ slug }) => slug === "roller-blinds")?.windowFit.ways[0];
    expect(roller?.pricePence).toBeGreaterThan(2 * (narrow?.pricePence ?? Infinity));
  });

  it("is the same for everybody, and may be kept by shared caches", async () => {
    const query = encodeURIComponent(
      `{ products(filter: { fits: { window: { kind: PATIO, widths: [100], drops: [80] } } }) { totalCount } }`,
    );
    const response = await fetch(`${shop().url}/graphql?query=${query}`, {
      headers: { "apollo-require-preflight": "1" },
    });
    expect(response.headers.get("cache-control")).toContain("public");
  });
});

describe("figures that no window has are refused", () => {
  it.each([
    [{ kind: "CASEMENT", widths: [1, 2, 3, 4] }, "widths"],
    [{ kind: "BAY", bayWidths: [20] }, "bayWidths"],
    [{ kind: "CASEMENT", handleMm: 151 }, "handleMm"],
    [{ kind: "CASEMENT", sealMm: 31 }, "sealMm"],
    [{ kind: "ROOF", roofWindow: "V".repeat(61) }, "roofWindow"],
  ])("%j", async (window, field) => {
    const asked = [
      { filter: { fits: { window } }, window: { kind: "DOOR" } },
      { filter: {}, window },
    ];
    for (const variables of asked) {
      const { errors } = await shop()
        .visitor()
        .graphql(LIST, { ...variables, first: 1 });
      expect(errors[0]?.extensions).toMatchObject({ code: "BAD_USER_INPUT" });
      expect(Object.keys(errors[0]?.extensions["fields"] as object)).toEqual([field]);
    }
  });
});

/** The colour that a product is made in by default. */
async function firstColor(slug: string): Promise<string | undefined> {
  const { data } = await shop()
    .visitor()
    .graphql<{ product: { colors: { name: string }[] } }>(
      "query ($slug: String!) { product(slug: $slug) { colors { name } } }",
      { slug },
    );
  return data?.product.colors[0]?.name;
}

describe("in a catalogue of 10,000", () => {
  const large = useShop({ prepare: (url) => fillCatalogue(url, 10_000) });

  it("takes no statement more than in a small one, and finds every copy", { timeout: 60_000 }, async () => {
    const variables = { filter: { fits: { window: KITCHEN } }, window: KITCHEN, first: 100 };
    const few = await shop().visitor().graphql<{ products: List }>(LIST, variables);
    const many = await large().visitor().graphql<{ products: List }>(LIST, variables);
    expect(await large().statements(many.requestId)).toBe(await shop().statements(few.requestId));
    expect(many.data?.products.totalCount).toBeGreaterThan((few.data?.products.totalCount ?? Infinity) * 50);
    expect(many.data?.products.pageInfo.hasNextPage).toBe(true);
  });
});
