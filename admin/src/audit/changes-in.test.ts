import { expect, it } from "vitest";
import { changesIn } from "./changes-in";

it("names what is new, what is gone and what has changed", () => {
  const before = JSON.stringify({ role: "CONTENT", name: "Sam", note: "old" });
  const after = JSON.stringify({ role: "ORDERS", name: "Sam", version: 2 });
  expect(changesIn({ before, after })).toEqual([
    { name: "role", before: "CONTENT", after: "ORDERS" },
    { name: "note", before: "old", after: null },
    { name: "version", before: null, after: "2" },
  ]);
});

it("reads nothing as no values", () => {
  expect(changesIn({ before: null, after: null })).toEqual([]);
  expect(changesIn({ before: null, after: '{"email":null,"lines":[1]}' })).toEqual([
    { name: "lines", before: null, after: "[1]" },
  ]);
});
