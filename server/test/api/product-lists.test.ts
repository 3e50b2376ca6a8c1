import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { enumName } from "../../src/catalogue/products/attribute-enums.js";
import type { SeedProduct } from "../../src/composition/seed/drafts/seed.types.js";
import { PRODUCTS } from "../../src/composition/seed/products/index.js";
import { EASY_OPERATIONS } from "../../src/rules/easy-operations.js";
import { lowestUnitPricePence } from "../../src/rules/line-price.js";
import { COLOR_FILTERS, COLORS, FAMILIES, FEATURES, MATERIAL_FILTERS } from "../../src/rules/product-attributes.js";
import { ROOMS } from "../../src/rules/rooms.js";
import { listProducts, type TestProduct, type TestProductList } from "../builders/product-list.js";
import { useShop } from "../harness/shop.js";

const shop = useShop();

type Filter = Partial<
  Record<"families" | "materials" | "colors" | "rooms" | "features" | "easyToOperate", string[]>
> & {
  category?: string;
  priceMinPence?: number;
  priceMaxPence?: number;
};

async function list(variables: Parameters<typeof listProducts>[1]): Promise<TestProductList> {
  const { data, errors } = await listProducts(shop().visitor(), variables);
  expect(errors).toEqual([]);
  if (!data) throw new Error("There is no list.");
  return data.products;
}

const slugsOf = (products: readonly { slug: string }[]) => products.map(({ slug }) => slug);

/** The price that a card shows. */
const fromPriceOf = ({ basePricePence, minWidth, minHeight, materials }: SeedProduct) =>
  lowestUnitPricePence(basePricePence, { width: minWidth, height: minHeight }, materials);

/** The meaning of a filter, implemented without SQL. */
const fits =
  ({
    category,
    families,
    priceMinPence = 0,
    priceMaxPence = Infinity,
    materials,
    colors,
    rooms,
    features,
    easyToOperate,
  }: Filter) =>
  (product: SeedProduct): boolean =>
    (category === undefined ||
      (category === "sale" ? product.wasPricePence !== null : product.category === category)) &&
    fromPriceOf(product) >= priceMinPence &&
    fromPriceOf(product) <= priceMaxPence &&
    oneOf(families, [enumName(product.family)]) &&
    oneOf(materials, [product.material]) &&
    oneOf(
      colors,
      product.colors.map((name) => COLORS[name].filter),
    ) &&
    oneOf(rooms, product.rooms.map(enumName)) &&
    oneOf(features, product.features.map(enumName)) &&
    oneOf(easyToOperate, easyOperations(product).map(enumName));

/** How a product is easy to operate, by its control. */
function easyOperations({ specifications, features }: SeedProduct): string[] {
  const control = specifications.find(({ name }) => name === "Control")?.value;
  if (control === undefined || /cord|chain/i.test(control)) return [];
  const isMotor = features.includes("motorized");
  const isWand = /^(wand|one wand)/i.test(control);
  return [
    ...(isMotor ? ["motor"] : []),
    ...(isWand ? ["wand"] : []),
    ...(isMotor || isWand || control.includes("one hand") ? ["one-handed"] : []),
    ...(features.includes("cordless") ? ["cord-free"] : []),
  ];
}

const oneOf = (wanted: readonly string[] | undefined, has: readonly string[]) =>
  wanted === undefined || wanted.length === 0 || has.some((value) => wanted.includes(value));

const ids = (known: object) => fc.subarray(Object.keys(known), { maxLength: 2 });
const enumValues = (known: object) => ids(known).map((chosen) => chosen.map(enumName));
const price = fc.integer({ min: 0, max: 500 }).map((pounds) => pounds * 100);
const anyFilter: fc.Arbitrary<Filter> = fc
  .record(
    {
      category: fc.constantFrom("blinds", "shutters", "sale", "none"),
      prices: fc.tuple(price, price),
      families: enumValues(FAMILIES),
      materials: ids(MATERIAL_FILTERS),
      colors: ids(COLOR_FILTERS),
      rooms: enumValues(ROOMS),
      features: enumValues(FEATURES),
      easyToOperate: enumValues(EASY_OPERATIONS),
    },
    { requiredKeys: [] },
  )
  .map(({ prices, ...filter }) => ({
    ...filter,
    ...(prices && { priceMinPence: Math.min(...prices), priceMaxPence: Math.max(...prices) }),
  }));

describe("a filter", () => {
  it("matches every field, and any value of a field", async () => {
    await fc.assert(
      fc.asyncProperty(anyFilter, async (filter) => {
        const { nodes, totalCount } = await list({ filter });
        const expected = slugsOf(PRODUCTS.filter(fits(filter)));
        expect(slugsOf(nodes)).toEqual(expected);
        expect(totalCount).toBe(expected.length);
      }),
      { numRuns: 40 },
    );
  });

  it.each([
    ["priceMinPence", { priceMinPence: -1 }],
    ["priceMaxPence", { priceMaxPence: -1 }],
    ["priceMinPence", { priceMinPence: 2, priceMaxPence: 1 }],
    ["materials", { materials: ["gold"] }],
    ["colors", { colors: ["White"] }],
    ["rooms", { rooms: Array.from({ length: 21 }, () => "OFFICE") }],
    ["materials", { materials: Array.from({ length: 21 }, () => "wood") }],
    ["text", { text: "x".repeat(101) }],
  ])("with an invalid %s is refused: %j", async (field, filter) => {
    const { status, errors, data } = await listProducts(shop().visitor(), { filter });
    expect(status).toBe(400);
    expect(data).toBeFalsy();
    expect(errors[0]?.extensions).toMatchObject({
      code: "BAD_USER_INPUT",
      fields: { [`filter.${field}`]: expect.any(String) },
    });
  });

  it("accepts the largest prices, and empty or null lists", async () => {
    const filter = { priceMaxPence: Number.MAX_SAFE_INTEGER, materials: [], colors: null, text: " ", category: "" };
    expect((await list({ filter })).totalCount).toBe(PRODUCTS.length);
  });

  it("combines with the category argument, but refuses a category in both places", async () => {
    const filter = { materials: ["wood"] };
    const beside = await list({ category: "blinds", filter });
    expect(beside).toEqual(await list({ filter: { ...filter, category: "blinds" } }));
    const { errors } = await listProducts(shop().visitor(), { category: "blinds", filter: { category: "blinds" } });
    expect(errors[0]?.extensions.fields).toHaveProperty(["filter.category"]);
  });

  it("accepts the category's id too", async () => {
    const [{ id }] = await shop().database.query("SELECT id FROM category WHERE slug = 'shutters'");
    // The ids of facet values go by the arguments of a list.
    const read = async (category: string) => {
      const { facets, ...page } = await list({ category });
      const counted = Object.values(facets).map((values) =>
        Array.isArray(values) ? values.map(({ id: _, ...value }) => value) : values,
      );
      return { ...page, counted };
    };
    expect(await read(String(id))).toEqual(await read("shutters"));
  });
});

it.each([
  ["rooms.0", "Room", { rooms: ["constructor"] }],
  ["rooms.0", "Room", { rooms: ["living-room"] }],
  ["families.0", "Family", { families: ["roller"] }],
  ["features.1", "Feature", { features: ["BLACKOUT", "' OR true --"] }],
  ["easyToOperate.0", "EasyOperation", { easyToOperate: ["CHAIN"] }],
])("an unknown value of an enum is refused at its place: %s", async (place, type, filter) => {
  const { status, errors } = await listProducts(shop().visitor(), { filter });
  expect(status).toBe(400);
  expect(errors[0]?.extensions).toEqual({
    code: "BAD_USER_INPUT",
    fields: { [place]: `Expected a value of type "${type}".` },
  });
});

describe("facets", () => {
  const FACETS = {
    families: FAMILIES,
    materials: MATERIAL_FILTERS,
    colors: COLOR_FILTERS,
    rooms: ROOMS,
    features: FEATURES,
    easyToOperate: EASY_OPERATIONS,
  };
  type Facet = keyof typeof FACETS;

  it("count the products for each value alone, with the other fields unchanged", async () => {
    await fc.assert(
      fc.asyncProperty(anyFilter, async (filter) => {
        const { facets } = await list({ filter, first: 1 });
        for (const facet of Object.keys(FACETS) as Facet[])
          for (const { value, count } of facets[facet])
            expect([facet, value, count]).toEqual([
              facet,
              value,
              PRODUCTS.filter(fits({ ...filter, [facet]: [value] })).length,
            ]);
        const prices = PRODUCTS.filter(fits({ ...filter, priceMinPence: 0, priceMaxPence: Infinity })).map(fromPriceOf);
        expect(facets.priceMinPence).toBe(prices.length > 0 ? Math.min(...prices) : null);
        expect(facets.priceMaxPence).toBe(prices.length > 0 ? Math.max(...prices) : null);
      }),
      { numRuns: 25 },
    );
  });

  it("have ids of their own list, whatever its order and page", async () => {
    const idsOf = async (variables: Parameters<typeof list>[0]) =>
      Object.values((await list(variables)).facets).flatMap((values) =>
        Array.isArray(values) ? values.map(({ id }) => id) : [],
      );
    const whole = await idsOf({});
    expect(new Set(whole).size).toBe(whole.length);
    expect(await idsOf({ sort: "PRICE_UP", first: 1 })).toEqual(whole);
    const others = [
      ...(await idsOf({ filter: { materials: ["wood"] } })),
      ...(await idsOf({ category: "blinds" })),
      ...(await idsOf({ filter: { text: "roller" } })),
    ];
    expect(new Set([...whole, ...others]).size).toBe(whole.length * 4);
  });

  it("count the products for each value within a search too", async () => {
    const filter = { text: "blackout blinds", materials: ["fabric"] };
    const { facets } = await list({ filter, first: 1 });
    for (const { value, count } of facets.colors) {
      const chosen = await list({ filter: { ...filter, colors: [value] } });
      expect([value, chosen.totalCount]).toEqual([value, count]);
    }
    expect(facets.colors.some(({ count }) => count > 0)).toBe(true);
  });

  it("list every value of the vocabulary in its order", async () => {
    const { facets } = await list({ filter: { category: "none" } });
    for (const [facet, labels] of Object.entries(FACETS)) {
      const valueOf = facet === "materials" || facet === "colors" ? String : enumName;
      expect(facets[facet as Facet]).toEqual(
        Object.entries(labels).map(([id, label]) => ({ id: expect.any(String), value: valueOf(id), label, count: 0 })),
      );
    }
  });

  it("take three statements with list and count, also in a search", async () => {
    for (const [filter, statements] of [
      [{ category: "blinds", colors: ["gray"] }, 2],
      [{ text: "rollar blinds", colors: ["gray"] }, 3],
    ] as const) {
      const { requestId } = await listProducts(shop().visitor(), { filter });
      expect(await shop().statements(requestId)).toBe(statements);
    }
  });
});

describe("a sort", () => {
  const byPopularity = slugsOf(PRODUCTS);
  const KEYS: Record<string, (product: TestProduct) => number> = {
    RELEVANCE: () => 0,
    PRICE_UP: ({ fromPricePence }) => fromPricePence,
    PRICE_DOWN: ({ fromPricePence }) => -fromPricePence,
    RATING: ({ rating }) => -(rating ?? 0),
    NEWEST: ({ isNew }) => (isNew ? 0 : 1),
  };

  it.each(Object.entries(KEYS))("by %s is stable over pages; ties are ordered by popularity", async (sort, keyOf) => {
    const { nodes } = await list({ sort });
    const expected = nodes.toSorted(
      (a, b) => keyOf(a) - keyOf(b) || byPopularity.indexOf(a.slug) - byPopularity.indexOf(b.slug),
    );
    expect(slugsOf(nodes)).toEqual(slugsOf(expected));
    expect(nodes).toHaveLength(PRODUCTS.length);
    expect(await pages({ sort, first: 7 })).toEqual(slugsOf(expected));
  });

  it("by RELEVANCE is stable over the pages of a search", async () => {
    const filter = { text: "blinds" };
    const { nodes, totalCount } = await list({ filter });
    expect(totalCount).toBeGreaterThan(20);
    expect(await pages({ filter, first: 3 })).toEqual(slugsOf(nodes));
  });

  it("by NEWEST lists products marked as new first, then the latest", async () => {
    await shop().database.query(
      "UPDATE product SET created_at = now() + interval '2 days' WHERE slug = 'pergola-side-screens'",
    );
    const { nodes } = await list({ sort: "NEWEST" });
    expect(nodes.find(({ isNew }) => !isNew)?.slug).toBe("pergola-side-screens");
  });

  async function pages(variables: Parameters<typeof listProducts>[1]): Promise<string[]> {
    const slugs: string[] = [];
    for (let after: string | null = null; ;) {
      const page: TestProductList = await list({ ...variables, after });
      slugs.push(...slugsOf(page.nodes));
      if (!page.pageInfo.hasNextPage) return slugs;
      after = page.pageInfo.endCursor;
    }
  }

  it("refuses a cursor of another sort, of a search, and an invalid one", async () => {
    const { pageInfo } = await list({ sort: "PRICE_UP", first: 1 });
    const { pageInfo: ofText } = await list({ filter: { text: "blinds" }, first: 1 });
    const cursor = (text: string) => Buffer.from(text).toString("base64url");
    const wrong = [
      [pageInfo.endCursor, "PRICE_DOWN"],
      [pageInfo.endCursor, "RELEVANCE"],
      [ofText.endCursor, "RELEVANCE"],
      [cursor("PRICE_UP:1e309:0"), "PRICE_UP"],
      [cursor("PRICE_UP:9999999999:0"), "PRICE_UP"],
      [cursor("PRICE_UP:1:0; DROP TABLE product"), "PRICE_UP"],
      ["", "PRICE_UP"],
      ["%", "PRICE_UP"],
    ] as const;
    for (const [after, sort] of wrong) {
      const { status, errors } = await listProducts(shop().visitor(), { sort, after });
      expect([after, status]).toEqual([after, 400]);
      expect(errors[0]?.message).toMatch(/Start (the list )?again without `after`/);
      expect(errors[0]?.extensions).toMatchObject({ code: "BAD_USER_INPUT", fields: { after: expect.any(String) } });
    }
  });
});
