import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { PRODUCTS } from "../../src/composition/seed/products/index.js";
import { foundBy, searchProducts, type SearchOptions, type TestProductList } from "../builders/product-list.js";
import { useShop } from "../harness/shop.js";

const shop = useShop();
const search = (query: string, more?: SearchOptions) => foundBy(shop().visitor(), query, more);
const namesOf = ({ nodes }: TestProductList) => nodes.map(({ name }) => name);
const firstOf = async (query: string) => namesOf(await search(query, { first: 1 }))[0];

describe("a search", () => {
  it.each([
    ["roller blinds", "Roller Blinds"],
    ["BLINDS ROLLER", "Roller Blinds"],
    ["zip screens", "Zip Screens"],
    ["blackout curtains", "Blackout Curtains"],
    ["wooden shutters", "Wooden Shutters"],
    ["perfect fit", "Perfect Fit Blinds"],
    ["cafe", "Café-Style Shutters"],
    ["Café", "Café-Style Shutters"],
    ["blinds for the kitchen", "Roller Blinds"],
  ])("for %j starts with %s: the name ranks first, then popularity", async (query, name) => {
    expect(await firstOf(query)).toBe(name);
  });

  it.each([
    ["curt", "Wave Curtains"],
    ["awni", "Patio Awnings"],
    ["roller bl", "Roller Blinds"],
    ["r", "Roller Blinds"],
  ])("for the unfinished %j starts with %s", async (query, name) => {
    expect(await firstOf(query)).toBe(name);
  });

  it.each([
    ["drapes", "curtains"],
    ["zebra blinds", "day and night blinds"],
    ["aluminum", "aluminium"],
    ["motorized", "motorised"],
    ["gray roman", "grey roman"],
    ["honeycomb", "cellular"],
    ["no drill", "perfect fit"],
    ["black out roller", "blackout roller"],
    ["gazebo", "pergola"],
  ])("for %j finds the same as %j", async (query, other) => {
    const [found, same] = [await search(query), await search(other)];
    expect(found.totalCount).toBeGreaterThan(0);
    expect(namesOf(found).toSorted()).toEqual(namesOf(same).toSorted());
  });

  it.each([
    ["bay window", ["Bay Window Shutters", "Roman Blinds", "Pleated Blinds"]],
    ["vertical slats", ["Vertical Blinds"]],
    ["conservatory roof", ["Pleated Blinds"]],
    ["loft windows", ["Skylight Blinds"]],
    ["net curtains", ["Voile Curtains"]],
    ["cord free", ["Cordless Wooden Blinds"]],
    ["upvc", ["Perfect Fit Blinds"]],
    ["insulation", ["Cellular Honeycomb Blinds", "Thermal Roller Blinds"]],
  ])("for %j finds what suits: %j", async (query, names) => {
    expect(namesOf(await search(query, { first: 24 }))).toEqual(expect.arrayContaining(names));
  });

  it("for what suits something begins with what is named after it", async () => {
    expect(await firstOf("bay window")).toBe("Bay Window Shutters");
    expect(await firstOf("vertical slats")).toBe("Vertical Blinds");
  });

  it.each([
    ["rollar blinds", "roller blinds"],
    ["blnids", "blinds"],
    ["venitian", "venetian"],
    ["curtians", "curtains"],
    ["plantaton shuters", "plantation shutters"],
    ["drapez", "drapes"],
  ])("with a typing error, %j, finds the same as %j", async (query, meant) => {
    const found = await search(query);
    expect(found.totalCount).toBeGreaterThan(0);
    expect(namesOf(found)).toEqual(namesOf(await search(meant)));
  });

  it.each(["roman 120x90", '36" x 48" roman', "roman 1200 by 900 mm", "made to measure roman", "bespoke roman"])(
    "for %j leaves aside what every product can be",
    async (query) => {
      expect(namesOf(await search(query))).toEqual(namesOf(await search("roman")));
    },
  );

  it("for a size alone finds everything, the most popular first", async () => {
    expect(namesOf(await search("120x90"))).toEqual(PRODUCTS.map(({ name }) => name));
  });

  it.each([
    "%",
    "_",
    "\\",
    "'",
    "'; DROP TABLE product; --",
    "<-> & | ! :*",
    "😀",
    "for the",
    "xyzzy",
    "green",
    "x".repeat(100),
    "a\u0301".repeat(50),
    "卷帘",
  ])("for %j finds nothing and doesn't fail", async (query) => {
    expect(await search(query)).toMatchObject({ totalCount: 0, nodes: [], pageInfo: { hasNextPage: false } });
  });

  it.each(["roller & blinds", "roller | !blinds", "roller:* blinds", "(roller <-> blinds)", "100% roller_blinds\\"])(
    "takes no operators: %j",
    async (query) => {
      expect(await firstOf(query)).toBe("Roller Blinds");
    },
  );

  it.each(["\ufb03".repeat(100), "\uac00".repeat(100), "\u0130".repeat(100), "\ufdfa".repeat(100), "𝒳".repeat(50)])(
    "for letters that stand for several, %s, does no harm",
    async (query) => {
      expect((await search(query)).totalCount).toBe(0);
    },
  );

  it("answers any text", async () => {
    const typed = fc.oneof(
      fc.string({ unit: "grapheme", minLength: 1, maxLength: 100 }),
      fc.string({
        unit: fc.constantFrom(..."roller blinds'\"&|!<>():*\\%_-x1.5 ".split("")),
        minLength: 1,
        maxLength: 100,
      }),
    );
    await fc.assert(
      fc.asyncProperty(typed, async (query) => {
        const answers = await Promise.all([
          searchProducts(shop().visitor(), { query, first: 1 }),
          shop().visitor().graphql("query ($query: String!) { suggestions(query: $query) { id } }", { query }),
        ]);
        for (const { errors } of answers)
          for (const { extensions } of errors) expect(extensions.code).toBe("BAD_USER_INPUT");
      }),
      { numRuns: 100 },
    );
  });

  it("of fifty words uses the first", async () => {
    expect((await search("roller ".repeat(14).trim())).totalCount).toBe((await search("roller")).totalCount);
  });

  it.each([
    ["", "must not be empty"],
    ["   ", "must not be empty"],
    ["x".repeat(101), "must be at most 100 characters"],
    ["x".repeat(1999), "must be at most 100 characters"],
  ])("for %j is refused", async (query, sentence) => {
    const { status, errors } = await searchProducts(shop().visitor(), { query });
    expect(status).toBe(400);
    expect(errors[0]?.extensions).toMatchObject({ code: "BAD_USER_INPUT", fields: { query: sentence } });
  });

  it("can be sorted by price", async () => {
    const prices = (await search("curtains", { sort: "PRICE_DOWN" })).nodes.map(({ basePricePence }) => basePricePence);
    expect(prices).toEqual(prices.toSorted((a, b) => b - a));
    expect(prices.length).toBeGreaterThan(5);
  });

  it("takes three statements with count and facets", async () => {
    const { requestId } = await searchProducts(shop().visitor(), { query: "shuters grey bay" });
    expect(await shop().statements(requestId)).toBe(3);
  });
});
