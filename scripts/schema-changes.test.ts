import { expect, it } from "vitest";
import { breakingBetween } from "./schema-changes.ts";

const BEFORE = "type Query { shop: Shop! } type Shop { name: String! phone: String }";

it.each([
  ["a field that is gone", "type Query { shop: Shop! } type Shop { name: String! }", "'phone'"],
  [
    "a field that may be null now",
    "type Query { shop: Shop! } type Shop { name: String phone: String }",
    "'Shop.name'",
  ],
  [
    "a new required argument",
    "type Query { shop(city: String!): Shop! } type Shop { name: String! phone: String }",
    "'city: String!'",
  ],
])("names %s", async (_, now, named) => {
  expect(await breakingBetween(BEFORE, now)).toEqual([expect.stringContaining(named)]);
});

it.each([
  ["no change", BEFORE],
  ["a new field", "type Query { shop: Shop! } type Shop { name: String! phone: String email: String }"],
  ["a new optional argument", "type Query { shop(city: String): Shop! } type Shop { name: String! phone: String }"],
])("finds nothing in %s", async (_, now) => {
  expect(await breakingBetween(BEFORE, now)).toEqual([]);
});
