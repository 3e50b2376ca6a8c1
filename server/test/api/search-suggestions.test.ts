import { describe, expect, it } from "vitest";
import { useShop } from "../harness/shop.js";

const shop = useShop();

describe("suggestions", () => {
  const suggest = (query: string, first?: number) =>
    shop()
      .visitor()
      .graphql<{ suggestions: { name: string; slug: string; fromPricePence: number; picture: object | null }[] }>(
        "query ($query: String!, $first: Int) { suggestions(query: $query, first: $first) { name slug fromPricePence picture { url } } }",
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
