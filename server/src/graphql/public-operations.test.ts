import { describe, expect, it } from "vitest";
import { createSchema } from "../composition/domains/schema.js";
import { isPublic } from "../kernel/graphql/cache-control.js";
import { PublicOperations } from "./public-operations.js";

const schema = await createSchema();
const operations = new PublicOperations(schema);
const asks = (query: unknown, rest: object = {}) => operations.arePublic({ query, ...rest });

it("every field of Query is public, or one of those known to be private", () => {
  const fields = Object.values(schema.getQueryType()?.getFields() ?? {});
  const privateFields = fields.filter((field) => !isPublic(field)).map(({ name }) => name);
  expect(privateFields.toSorted()).toEqual([
    ...["accountMerge", "cart", "configurationCode", "heldQuote", "heldQuotes", "me", "node", "nodes", "order"],
    ...["orderProblems", "orderVisit"],
    ...[
      "priceOrderLineChange",
      "project",
      "quoteRequest",
      "reviewInvitation",
      "sharedQuote",
      "visit",
      "visitTimes",
      "windowPhoto",
    ],
  ]);
});

describe("public is", () => {
  it.each([
    ["a query of public fields", "{ categories { id } shop { name } }"],
    ["one under another name", "query X { mine: categories { id } }"],
    [
      "one through fragments",
      "{ ...A } fragment A on Query { ... on Query { ...B } } fragment B on Query { shop { name } }",
    ],
    ["the schema", "{ __schema { queryType { name } } __typename }"],
  ])("%s", (_case, query) => {
    expect(asks(query)).toBe(true);
    expect(asks(query)).toBe(true);
  });

  it("the operation that is named, and no other of the document", () => {
    const query = "query A { categories { id } } query B { cart { count } }";
    expect(asks(query, { operationName: "A" })).toBe(true);
    expect(asks(query, { operationName: "B" })).toBe(false);
    expect(asks(query, { operationName: "C" })).toBe(false);
    expect(asks(query)).toBe(false);
  });
});

describe("not public is", () => {
  it.each([
    ["a mutation", "mutation { clearCart { cart { count } } }"],
    ["the cart", "{ cart { count } }"],
    ["the cart under another name", "{ categories: cart { count } }"],
    ["the cart beside something public", "{ categories { id } cart { count } }"],
    ["the cart in a fragment", "{ ...A } fragment A on Query { categories { id } cart { count } }"],
    [
      "the cart in a fragment of a fragment",
      "{ ... { ...A } } fragment A on Query { ... on Query { cart { count } } }",
    ],
    ["who is signed in", "{ me { id } }"],
    ["an order", '{ order(number: "MBC123456", email: "jo@larch.example") { number } }'],
    ["a field that there is not", "{ nothing }"],
    [
      "a fragment in a circle with the cart in it",
      "{ ...A } fragment A on Query { ...B cart { count } } fragment B on Query { ...A }",
    ],
    ["no GraphQL", "{"],
    ["more than anybody may send", `{ ${"shop { name } ".repeat(400)} }`],
    ["nothing", ""],
    ["no text", 7],
  ])("%s", (_case, query) => {
    expect(asks(query)).toBe(false);
  });

  it("a persisted query to be stored, or an invalid operation", () => {
    expect(asks("{ shop { name } }", { extensions: { persistedQuery: { version: 1, sha256Hash: "x" } } })).toBe(false);
    expect(asks("{ shop { name } }", { extensions: { clientLibrary: { name: "x" } } })).toBe(true);
    for (const body of [undefined, null, "text", [], {}, { query: null }])
      expect(operations.arePublic(body)).toBe(false);
  });
});
