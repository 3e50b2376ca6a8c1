import fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import { PRODUCTS } from "../../src/composition/seed/products/index.js";
import { searchProducts, type TestProductList } from "../builders/product-list.js";
import { useShop } from "../harness/shop.js";

const shop = useShop();

async function search(query: string, more: { sort?: string; first?: number } = {}): Promise<TestProductList> {
  const { data, errors } = await searchProducts(shop().visitor(), { query, ...more });
  expect(errors).toEqual([]);
  if (!data) throw new Error("There is no list.");
  return data.search;
}

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
          shop().visitor().graphql("query ($query: Text!) { suggestions(query: $query) { id } }", { query }),
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

  it("forgets only the words of removed and renamed products", async () => {
    const { database } = shop();
    const known = async () =>
      (await database.query("SELECT word FROM search_word ORDER BY word")).map(({ word }: { word: string }) => word);
    const before: string[] = await known();
    await database.query(
      `INSERT INTO product SELECT (jsonb_populate_record(p, jsonb_build_object(
         'id', 9999, 'slug', 'quokka-blinds', 'name', 'Quokka Blinds', 'position', 9999))).*
       FROM product p WHERE slug = 'roller-blinds'`,
    );
    expect(await firstOf("quoka")).toBe("Quokka Blinds");
    await database.query("UPDATE product SET name = 'Wallaby Blinds' WHERE slug = 'quokka-blinds'");
    expect((await search("quoka")).totalCount).toBe(0);
    expect(await firstOf("walaby")).toBe("Wallaby Blinds");
    await database.query("DELETE FROM product WHERE slug = 'quokka-blinds'");
    expect((await search("walaby")).totalCount).toBe(0);
    expect(await known()).toEqual(before);
  });

  it("keeps a word that one product loses while another gains it, in either order", async () => {
    const { database } = shop();
    const call = (slug: string, name: string) =>
      ["UPDATE product SET name = $2 WHERE slug = $1", [slug, name]] as const;
    await database.query(...call("bamboo-blinds", "Quokka Blinds"));
    const getting = database.createQueryRunner();
    await getting.startTransaction();
    await getting.query(...call("zip-screens", "Quokka Screens"));
    await database.query(...call("bamboo-blinds", "Bamboo Blinds"));
    await getting.commitTransaction();
    await getting.release();
    expect(await firstOf("quoka")).toBe("Quokka Screens");

    const losing = database.createQueryRunner();
    await losing.startTransaction();
    await losing.query(...call("zip-screens", "Zip Screens"));
    const gotten = database.query(...call("bamboo-blinds", "Quokka Blinds"));
    await vi.waitFor(async () => {
      const [{ waiting }] = await database.query(
        "SELECT count(*)::int AS waiting FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'",
      );
      expect(waiting).toBe(1);
    });
    await losing.commitTransaction();
    await losing.release();
    await gotten;
    expect(await firstOf("quoka")).toBe("Quokka Blinds");
    await database.query(...call("bamboo-blinds", "Bamboo Blinds"));
    expect((await search("quoka")).totalCount).toBe(0);
  });

  it("reflects changes at once, including a category's name", async () => {
    const { database } = shop();
    await database.query("UPDATE product SET name = 'Quokka Blinds' WHERE slug = 'bamboo-blinds'");
    expect(await firstOf("quoka")).toBe("Quokka Blinds");
    await database.query("UPDATE category SET name = 'Wombat Houses' WHERE slug = 'pergolas'");
    expect((await search("wombat")).nodes.map(({ slug }) => slug)).toEqual(
      PRODUCTS.filter(({ category }) => category === "pergolas").map(({ slug }) => slug),
    );
  });
});

describe("suggestions", () => {
  const suggest = (query: string, first?: number) =>
    shop()
      .visitor()
      .graphql<{ suggestions: { name: string; slug: string; fromPricePence: number; picture: object | null }[] }>(
        "query ($query: Text!, $first: Int) { suggestions(query: $query, first: $first) { name slug fromPricePence picture { url } } }",
        { query, ...(first !== undefined && { first }) },
      );

  it.each([
    ["r", 6, "Roller Blinds"],
    ["no-d", 1, "No-Drill Roller Blinds"],
    ["blinds rom", 4, "Roman Blinds"],
    ["drapes", 6, "Wave Curtains"],
    ["cafe", 1, "Café-Style Shutters"],
    ["BAY", 1, "Bay Window Shutters"],
  ])("for %j number at least %i, start with %s and take one statement", async (query, atLeast, name) => {
    const { data, requestId } = await suggest(query);
    expect(data.suggestions.length).toBeGreaterThanOrEqual(atLeast);
    expect(data.suggestions.length).toBeLessThanOrEqual(6);
    expect(data.suggestions[0]).toMatchObject({ name, fromPricePence: expect.any(Number) });
    expect(await shop().statements(requestId)).toBe(1);
  });

  it.each(["", "  ", "%", "xyzzy", "120x90", ":*"])("for %j are none", async (query) => {
    expect((await suggest(query)).data.suggestions).toEqual([]);
  });

  it("number as many as requested, from 1 to 100, for at most 100 characters", async () => {
    expect((await suggest("b", 3)).data.suggestions).toHaveLength(3);
    for (const [query, first, field] of [
      ["b", 0, "first"],
      ["b", 101, "first"],
      ["b".repeat(101), 6, "query"],
    ] as const) {
      const { errors } = await suggest(query, first);
      expect(errors[0]?.extensions).toMatchObject({ code: "BAD_USER_INPUT", fields: { [field]: expect.any(String) } });
    }
  });
});

describe("GET /api/search", () => {
  const get = (query: string) => shop().visitor().rest("GET", `/api/search${query}`);

  it("lists all results, best match first", async () => {
    const { status, text } = await get("?q=venetian%20blinds%20120x90");
    expect(status).toBe(200);
    const products = JSON.parse(text) as { id: number; name: string; basePrice: number }[];
    expect(products[0]).toMatchObject({ name: "Venetian Blinds", basePrice: 55 });
    expect(products).toHaveLength((await search("venetian blinds")).totalCount);
  });

  it("lists a hundred at most", async () => {
    await shop().database.query(
      `INSERT INTO product SELECT (jsonb_populate_record(p, jsonb_build_object(
         'id', 1000 + n, 'slug', 'numbat-blinds-' || n, 'name', 'Numbat Blinds ' || n, 'position', 1000 + n))).*
       FROM product p, generate_series(1, 101) n WHERE p.slug = 'roller-blinds'`,
    );
    const names = (JSON.parse((await get("?q=numbat")).text) as { name: string }[]).map(({ name }) => name);
    expect(names).toEqual(Array.from({ length: 100 }, (_, index) => `Numbat Blinds ${index + 1}`));
    expect((await search("numbat")).totalCount).toBe(101);
  });

  it("returns an empty list without results", async () => {
    expect(await get("?q=%25")).toMatchObject({ status: 200, text: "[]" });
  });

  it.each(["", "?q=", "?q=%20", "?q=a&q=b", "?q[x]=roller"])("refuses %j with a message", async (query) => {
    expect(await get(query)).toMatchObject({ status: 400, text: "Enter a search term to find products." });
  });

  it("refuses more than 100 characters", async () => {
    expect(await get(`?q=${"x".repeat(101)}`)).toMatchObject({
      status: 400,
      text: "A search may have at most 100 characters. Yours has 101.",
    });
  });
});
