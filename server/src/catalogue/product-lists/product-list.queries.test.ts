import { expect, it } from "vitest";
import { searchQueries } from "../search/search.queries.js";
import { ofFacets } from "./facet-labels.js";
import type { FilterValues } from "./product-filter.js";
import { countQuery, facetsQuery, pageQuery, type ListParts } from "./product-list.queries.js";
import { orderOf, ProductSort } from "./product-sort.js";

const ALL: FilterValues = {
  ...ofFacets(() => null),
  category: null,
  onlyProvenReductions: false,
  priceMinPence: null,
  priceMaxPence: null,
  fitting: null,
};
const FILTERS: FilterValues[] = [ALL, { ...ALL, category: "blinds" }].flatMap((scope) =>
  [{}, { colors: ["White"] }, { rooms: ["kitchen"], priceMinPence: 5000 }, { fitting: [1] }].flatMap((narrowing) =>
    [false, true].map((onlyProvenReductions) => ({ ...scope, ...narrowing, onlyProvenReductions })),
  ),
);
const TEXTS = [null, [{ term: 0, words: "roller", isTyped: true, goesOn: true }]];
const LISTS: ListParts[] = FILTERS.flatMap((filter) =>
  TEXTS.flatMap((text) => Object.values(ProductSort).map((sort) => ({ filter, text, order: orderOf(sort, text) }))),
);
const place = { sortKey: 1, position: 2 };
const SLICES = [
  { limit: 25, offset: 0, side: "after", place: null },
  { limit: 25, offset: 0, side: "before", place: null },
  { limit: 25, offset: 0, side: "after", place },
  { limit: 25, offset: 0, side: "before", place },
  { limit: 25, offset: 50, side: "after", place: null },
] as const;
const CONTENTS = [
  { detail: "whole", isCounted: false },
  { detail: "short", isCounted: true },
] as const;

const statements = LISTS.flatMap((list) => [
  countQuery(list),
  facetsQuery(list),
  ...SLICES.flatMap((slice) => CONTENTS.map((content) => pageQuery(list, slice, content))),
]);

it("a name of a statement stands for one text, whatever is asked for", () => {
  const texts = new Map<string | undefined, Set<string>>();
  for (const { name, text } of statements) texts.set(name, (texts.get(name) ?? new Set()).add(text));
  expect([...texts].filter(([, { size }]) => size > 1).map(([name]) => name)).toEqual([]);
  expect(texts.has(undefined)).toBe(false);
});

it("Postgres reads names to their end, also that of a page with the words nearest to a search", () => {
  const names = statements.map(({ name = "" }) =>
    name.startsWith("search") ? `${name}+${searchQueries.nearestWords.name}` : `${name}-by-json`,
  );
  expect(names.filter((name) => name.length > 63)).toEqual([]);
});
