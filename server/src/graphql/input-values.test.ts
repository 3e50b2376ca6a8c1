import { getOperationAST, parse } from "graphql";
import { describe, expect, it } from "vitest";
import { createSchema } from "../composition/domains/schema.js";
import { BadInput } from "../kernel/errors/shop-error.js";
import { coercedVariables, refuseLongLists } from "./input-values.js";

const schema = await createSchema();

const DECLARED = "$input: CartLineInput, $first: Int! = 24, $sort: ProductSort, $ids: [ID!]";

function coerced(given: Record<string, unknown>, { declared = DECLARED, hideSuggestions = true } = {}) {
  const operation = getOperationAST(parse(`query (${declared}) { shop { name } }`));
  if (!operation) throw new Error("There is no operation.");
  return coercedVariables(schema, operation, given, hideSuggestions);
}

function refusal(work: () => unknown): BadInput {
  try {
    work();
  } catch (error) {
    if (error instanceof BadInput) return error;
    throw error;
  }
  throw new Error("Nothing was refused.");
}

const ADDITION = { productId: "1", width: 36, height: 48, material: "a", color: "b" };

describe("variables", () => {
  it("get the defaults of their declaration and of their type", () => {
    expect(coerced({ input: ADDITION, ids: 7, nobody: "asks" })).toEqual({
      input: { ...ADDITION, quantity: 1, customizations: [] },
      first: 24,
      ids: ["7"],
    });
    expect(coerced({ sort: null, first: 3 })).toEqual({ sort: null, first: 3 });
  });

  it.each<[string, Record<string, unknown>, Record<string, string>]>([
    ["a text for a number", { first: "secret" }, { first: 'Expected a value of type "Int".' }],
    ["null for a number", { first: null }, { first: 'Expected non-nullable type "Int!" not to be null.' }],
    ["no value of an enum", { sort: "SECRET" }, { sort: 'Expected a value of type "ProductSort".' }],
    ["an object for an id", { ids: ["1", { secret: 1 }] }, { 1: 'Expected a value of type "ID".' }],
    ["a text for an object", { input: "secret" }, { input: 'Expected type "CartLineInput" to be an object.' }],
    [
      "a number for a text",
      { input: { ...ADDITION, customizations: [{ name: "a", value: 1234 }] } },
      { "customizations.0.value": "Text is expected." },
    ],
    [
      "too long a text",
      { input: { ...ADDITION, material: "x".repeat(2001) } },
      { material: "Text may have at most 2000 characters." },
    ],
    [
      "a broken text in a list of objects",
      { input: { ...ADDITION, customizations: [{ name: "a", value: "secret\0" }] } },
      { "customizations.0.value": "Text may not contain NUL or broken characters." },
    ],
    [
      "what a scalar of the shop refuses",
      { input: { ...ADDITION, width: -1234 } },
      { width: "A length must be above 0 and at most 1000 inches." },
    ],
    [
      "a missing field",
      { input: { ...ADDITION, width: undefined } },
      { width: 'Field "width" of required type "Inches!" was not provided.' },
    ],
    [
      "a missing field of one of several objects",
      { input: { ...ADDITION, customizations: [{ name: "a", value: "b" }, { name: "a" }] } },
      { "customizations.1.value": 'Field "value" of required type "String!" was not provided.' },
    ],
    [
      "a field that there is not",
      { input: { ...ADDITION, colour: "secret" } },
      { colour: 'Field "colour" is not defined by type "CartLineInput".' },
    ],
  ])("are refused for %s, with the place and without the value", (_case, given, fields) => {
    const error = refusal(() => coerced(given));
    expect(error.fields).toEqual(fields);
    expect(error.message).toContain(Object.values(fields)[0]);
    expect(error.message).not.toMatch(/secret|1234|did you mean/i);
  });

  it("are refused where a required one is missing", () => {
    expect(refusal(() => coerced({}, { declared: "$slug: String!" })).fields).toEqual({ slug: "It is required." });
  });

  it("may bring hints at the schema", () => {
    const wrong = { input: { ...ADDITION, colour: "b" } };
    expect(refusal(() => coerced(wrong, { hideSuggestions: false })).message).toContain('Did you mean "color"?');
  });

  it("end at the first value that does not fit, and name it in few words", () => {
    const unknown = Object.fromEntries(Array.from({ length: 5000 }, (_, i) => [`${i}${"x".repeat(1000)}`, 1]));
    expect(refusal(() => coerced({ input: { ...ADDITION, ...unknown } })).message.length).toBeLessThan(1000);
  });
});

it("a list that is too long is found at any depth, with its path", () => {
  const list = Array.from({ length: 4 }, () => 1);
  expect(() => refuseLongLists({ a: [list, { b: list }] }, 4)).not.toThrow();
  expect(refusal(() => refuseLongLists({ a: list }, 3)).fields).toEqual({
    a: "A list has 4 values; at most 3 are allowed.",
  });
  expect(Object.keys(refusal(() => refuseLongLists({ a: [{ b: list }] }, 3)).fields)).toEqual(["0.b"]);
});
