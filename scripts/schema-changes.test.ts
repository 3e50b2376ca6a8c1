import { expect, it } from "vitest";
import { breakingBetween, unnamedChanges } from "./schema-changes.ts";

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
  expect(await breakingBetween(BEFORE, now)).toEqual([
    expect.objectContaining({ message: expect.stringContaining(named) }),
  ]);
});

it.each([
  ["no change", BEFORE],
  ["a new field", "type Query { shop: Shop! } type Shop { name: String! phone: String email: String }"],
  ["a new optional argument", "type Query { shop(city: String): Shop! } type Shop { name: String! phone: String }"],
])("finds nothing in %s", async (_, now) => {
  expect(await breakingBetween(BEFORE, now)).toEqual([]);
});

it.each([
  ["the place of the change", "`Shop.phone` is removed."],
  ["the type around it", "The fields of `Shop` are others."],
])("finds nothing unnamed where the changelog names %s", async (_, line) => {
  const changes = await breakingBetween(BEFORE, "type Query { shop: Shop! } type Shop { name: String! }");
  expect(unnamedChanges(changes, `## Unreleased\n\n- ${line}\n\n## 1.0.0\n`)).toEqual([]);
});

it.each([
  ["nothing", ""],
  ["another place", "- `Shop.name`"],
  ["it without backticks", "- Shop.phone"],
])("asks for the name of a change where Unreleased has %s", async (_, lines) => {
  const changes = await breakingBetween(BEFORE, "type Query { shop: Shop! } type Shop { name: String! }");
  const changelog = `## Unreleased\n\n${lines}\n\n## 1.0.0\n\n- \`Shop.phone\`\n`;
  expect(unnamedChanges(changes, changelog)).toMatchObject([{ place: "Shop.phone" }]);
});
