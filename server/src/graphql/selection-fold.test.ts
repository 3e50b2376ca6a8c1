import { getOperationAST, parse } from "graphql";
import { describe, expect, it } from "vitest";
import { selectionFold } from "./selection-fold.js";

/** The number of fields of a document, and how many of them were visited. */
function fieldsOf(text: string) {
  const document = parse(text);
  let looked = 0;
  const count = selectionFold<number>(document, {
    field: ({ selectionSet }, _type, below) => {
      looked += 1;
      return 1 + below(selectionSet, "");
    },
    join: (counts) => counts.reduce((sum, each) => sum + each, 0),
  });
  return { fields: count(getOperationAST(document)?.selectionSet, ""), looked };
}

describe("a walk through the selections of a document", () => {
  it("counts a fragment as often as it is spread and visits it once", () => {
    const fragments = Array.from({ length: 40 }, (_, i) => `fragment F${i} on Query { ...F${i + 1} ...F${i + 1} }`);
    const text = `{ ...F0 } ${fragments.join(" ")} fragment F40 on Query { a { b } }`;
    expect(fieldsOf(text)).toEqual({ fields: 2 ** 41, looked: 2 });
  });

  it.each([
    ["in a circle", "{ a ...F } fragment F on Query { b ...G } fragment G on Query { c ...F }", 3],
    ["in itself", "{ ...F } fragment F on Query { b { ...F } }", 1],
    ["that are unknown", "{ a ...Nowhere }", 1],
  ])("ends at fragments %s", (_case, text, fields) => {
    expect(fieldsOf(text).fields).toBe(fields);
  });

  it("knows the type that a selection is on", () => {
    const document = parse("{ a { b } ... on Other { c } ...F } fragment F on Third { d }");
    const types = selectionFold<string[]>(document, {
      field: ({ name, selectionSet }, type, below) => [`${type}.${name.value}`, ...below(selectionSet, "Below")],
      join: (each) => each.flat(),
    });
    expect(types(getOperationAST(document)?.selectionSet, "Query")).toEqual([
      "Query.a",
      "Below.b",
      "Other.c",
      "Third.d",
    ]);
  });
});
