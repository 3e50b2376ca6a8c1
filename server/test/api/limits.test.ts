import { describe, expect, it } from "vitest";
import { useShop } from "../harness/shop.js";

const shop = useShop();

const nested = (depth: number): string => (depth === 0 ? "name" : `related { ${nested(depth - 1)} }`);
const times = (count: number, of: (index: number) => string) =>
  Array.from({ length: count }, (_, i) => of(i)).join(" ");

/** Each fragment spreads the next one twice: 2 to the power of `count` fields in a short text. */
const fragmentBomb = (count: number) =>
  `query { shop { ...F0 } } ${times(count, (i) => `fragment F${i} on Shop { ${i + 1 < count ? `...F${i + 1} ...F${i + 1}` : "name"} }`)}`;

describe("operations that ask for too much", () => {
  it.each([
    ["too deep", `{ product(slug: "roller-blinds") { ${nested(9)} } }`, "GRAPHQL_VALIDATION_FAILED"],
    ["thirty deep", `{ product(slug: "roller-blinds") { ${nested(29)} } }`, "GRAPHQL_VALIDATION_FAILED"],
    [
      "too deep in a fragment",
      `{ product(slug: "roller-blinds") { ...Deep } } fragment Deep on Product { ${nested(10)} }`,
      "GRAPHQL_VALIDATION_FAILED",
    ],
    ["too costly", `{ products(first: 100) { nodes { ${nested(3)} } } }`, "QUERY_TOO_COMPLEX"],
    [
      "too costly behind a page that would pay for it",
      `{ search(query: "x", first: -2000000000) { nodes { id } } products(first: 100) { nodes { ${nested(3)} } } }`,
      "QUERY_TOO_COMPLEX",
    ],
    ["too long", `{ ${"shop { name } ".repeat(400)} }`, "GRAPHQL_PARSE_FAILED"],
    ["ten thousand fields", `{ ${"shop ".repeat(10_000)} }`, "GRAPHQL_PARSE_FAILED"],
    [
      "a list under a hundred aliases",
      `{ ${times(100, (i) => `a${i}: categories { id }`)} }`,
      "GRAPHQL_VALIDATION_FAILED",
    ],
    ["sixteen aliases", `{ ${times(16, (i) => `a${i}: shop { name }`)} }`, "GRAPHQL_VALIDATION_FAILED"],
    ["the schema twice", "{ a: __schema { description } __schema { description } }", "GRAPHQL_VALIDATION_FAILED"],
    [
      "the schema's types in themselves",
      "{ __schema { a: types { name } types { name } } }",
      "GRAPHQL_VALIDATION_FAILED",
    ],
    ["51 directives", `{ shop { ${"name @include(if: true) ".repeat(51)} } }`, "GRAPHQL_VALIDATION_FAILED"],
    ["500 directives", `{ shop { name ${"@include(if: true) ".repeat(500)} } }`, "GRAPHQL_PARSE_FAILED"],
    ["a list of 101 values", `{ products(first: [${"1 ".repeat(101)}]) { totalCount } }`, "GRAPHQL_VALIDATION_FAILED"],
    [
      "in a circle",
      "query { shop { ...A } } fragment A on Shop { ...B } fragment B on Shop { ...A }",
      "GRAPHQL_VALIDATION_FAILED",
    ],
    ["a bomb of fragments", fragmentBomb(60), "QUERY_TOO_COMPLEX"],
    ["misspelt", "{ shopp { name } }", "GRAPHQL_VALIDATION_FAILED"],
    ["misspelt with a word of the database's", "{ timeout }", "GRAPHQL_VALIDATION_FAILED"],
    ["broken", "{ shop { ", "GRAPHQL_PARSE_FAILED"],
  ])("are refused when %s, and no statement runs", async (_case, query, code) => {
    const { status, requestId, errors } = await shop().visitor().graphql(query);
    expect(errors[0]?.extensions.code).toBe(code);
    expect(errors[0]?.message).toMatch(/\w{3}/);
    expect(status).toBe(400);
    expect(await shop().statements(requestId)).toBe(0);
  });

  it("are refused when a variable holds a list of 101 items", async () => {
    const { status, requestId, errors } = await shop()
      .visitor()
      .graphql("query ($ids: [ID!]!) { productsByIds(ids: $ids) { id } }", {
        ids: Array.from({ length: 101 }, () => 1),
      });
    expect(status).toBe(400);
    expect(errors[0]?.extensions).toEqual({
      code: "BAD_USER_INPUT",
      fields: { ids: "A list has 101 values; at most 100 are allowed." },
    });
    expect(await shop().statements(requestId)).toBe(0);
  });

  it.each([
    ["as deep as any page needs", `{ product(slug: "roller-blinds") { ${nested(3)} } }`],
    ["with fifteen aliases", `{ ${times(15, (i) => `a${i}: shop { name }`)} }`],
    ["with fifty directives", `{ shop { ${"name @include(if: true) ".repeat(50)} } }`],
  ])("don't affect similar ones within the limits: %s", async (_case, query) => {
    expect(await shop().visitor().graphql(query)).toMatchObject({ status: 200, errors: [] });
  });
});
