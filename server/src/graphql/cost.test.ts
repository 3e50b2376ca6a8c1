import { readFileSync } from "node:fs";
import path from "node:path";
import { getOperationAST, parse } from "graphql";
import { describe, expect, it } from "vitest";
import { createSchema } from "../composition/domains/schema.js";
import { BadInput } from "../kernel/errors/shop-error.js";
import { costOf } from "./cost.js";
import { LIMITS } from "./limits.js";

const schema = await createSchema();

function cost(text: string, variables: Record<string, unknown> = {}): number {
  const document = parse(text);
  const operation = getOperationAST(document);
  if (!operation) throw new Error("There is no operation.");
  return costOf({ schema, document, operation })(variables);
}

describe("the cost of an operation", () => {
  it.each([
    ["one a field", "{ shop { name email } }", 3],
    ["a page times its length", "{ products(first: 10) { nodes { id name } } }", 1 + 10 * 3],
    ["a page of the length that is usual", "{ products { nodes { id } } }", 1 + 24 * 2],
    [
      "what a page has beside its entries, once",
      "{ products(first: 10) { totalCount pageInfo { hasNextPage } facets { materials { count } } edges { cursor } } }",
      1 + (1 + 2 + 7) + 10 * 2,
    ],
    [
      "the same in a fragment",
      "{ products(first: 10) { ...F nodes { id } } } fragment F on ProductConnection { totalCount }",
      1 + 1 + 10 * 2,
    ],
    [
      "a fragment as often as it is spread",
      "{ a: shop { ...F } b: shop { ...F } } fragment F on Shop { name email }",
      6,
    ],
    ["fields on top in a fragment", "{ ...F } fragment F on Query { products(first: 2) { nodes { id } } }", 1 + 2 * 2],
    ["the schema's own fields", "{ __typename __schema { types { name } } }", 4],
    [
      "nothing for what is left out",
      "{ shop { name @skip(if: true) ...F @include(if: false) } } fragment F on Shop { email }",
      1,
    ],
    ["a figure beside its selections", "{ products(first: 1) { facets { materials { count } } } }", 1 + (5 + 2)],
  ])("is %s", (_case, text, expected) => {
    expect(cost(text)).toBe(expected);
  });

  it("counts a list of what fits a window as judging the whole catalogue, so that few of them are in one operation", () => {
    const fits = "filter: { fits: { window: { kind: CASEMENT } } }";
    const [own, ofCategory] = ["products", 'category(slug: "blinds") { products'];
    const judged = `${own}(first: 1, ${fits}) { totalCount } ${ofCategory}(first: 1, ${fits}) { totalCount } }`;
    expect(cost(`{ ${judged} }`)).toBe(1000 + 1 + 1000);
    const filtered = "query ($filter: ProductFilter) { products(first: 1, filter: $filter) { totalCount } }";
    expect(cost(filtered, { filter: { fits: { window: { kind: "CASEMENT" } } } })).toBe(1000);
    expect(
      cost(
        filtered
          .replace("first: 1", "first: 100")
          .replace("totalCount", "nodes { id name slug family rating reviewCount isNew isBestSeller variant }"),
        { filter: { fits: { window: { kind: "CASEMENT" } } } },
      ),
    ).toBe(1 + 100 * 10);
    expect(cost(filtered, { filter: null })).toBe(2);
  });

  it("takes arguments and directives out of variables", () => {
    const text = "query ($n: Int!, $yes: Boolean!) { products(first: $n) { nodes { id name @include(if: $yes) } } }";
    expect(cost(text, { n: 10, yes: true })).toBe(1 + 10 * 3);
    expect(cost(text, { n: 10, yes: false })).toBe(1 + 10 * 2);
  });

  it("is worked out once for all variables, except where they count", () => {
    const document = parse(
      "query ($n: Int!) { products(first: $n) { ...F } shop { name } } fragment F on ProductConnection { nodes { id } }",
    );
    const operation = getOperationAST(document);
    if (!operation) throw new Error("There is no operation.");
    const costBy = costOf({ schema, document, operation });
    expect([1, 7].map((n) => costBy({ n }))).toEqual([1 + 2 + 2, 1 + 7 * 2 + 2]);
  });

  it("reads a fragment with variables once, however often it is spread", () => {
    const fragments = Array.from({ length: 40 }, (_, i) => `fragment F${i} on Query { ...F${i + 1} ...F${i + 1} }`);
    const text = `query ($n: Int!) { ...F0 } ${fragments.join(" ")} fragment F40 on Query { products(first: $n) { totalCount } }`;
    expect(cost(text, { n: 1 })).toBe(2 ** 41);
  });

  it.each([
    ["an argument", "query ($n: Int = 1) { products(first: $n) { totalCount } }", "first"],
    ["a directive", "query ($if: Boolean = true) { shop { name @include(if: $if) } }", "if"],
  ])("can't be known where %s is null by a variable", (_case, text, name) => {
    const variables = { n: null, if: null };
    expect(() => cost(text, variables)).toThrow(BadInput);
    expect(() => cost(text, variables)).toThrow(expect.objectContaining({ fields: { [name]: "must have a value" } }));
  });
});

describe("the storefront's longest lists", () => {
  const root = path.resolve(import.meta.dirname, "../../..");
  const read = (file: string) => readFileSync(path.join(root, file), "utf8");
  const documents: Record<string, string> = JSON.parse(read("server/documents/storefront.json"));
  const figure = (name: string) =>
    Number(new RegExp(`${name} = (\\d+);`).exec(read("client/src/lib/product-pages.ts"))?.[1]);
  const first = figure("PRODUCTS_PER_PAGE") * figure("MOST_PAGES_AT_ONCE");

  it.each(["Category", "Products", "MoreProducts"])("may be read at once: %s", (name) => {
    const text = Object.values(documents).find((each) => each.startsWith(`query ${name}(`)) ?? "";
    const variables = { slug: "blinds", after: "", sort: "RELEVANCE", first };
    const fits = { window: { kind: "CASEMENT" } };
    for (const filter of [{}, { fits }]) expect(cost(text, { ...variables, filter })).toBeLessThanOrEqual(LIMITS.cost);
  });
});
