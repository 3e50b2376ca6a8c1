import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { EASY_OPERATIONS, type EasyOperation } from "@rules/easy-operations";
import {
  COLOR_FILTERS,
  FAMILIES,
  FEATURES,
  MATERIAL_FILTERS,
  type ColorFilter,
  type Family,
  type Feature,
  type MaterialFilter,
} from "@rules/product-attributes";
import { ROOMS, type Room } from "@rules/rooms";
import type { ProductSort, WindowToFit } from "../../gql/graphql";
import type { PriceRange } from "./filter-state";
import { listVariables, WHOLE_LIST, type ListState } from "./list-state";
import { listSearch, readListState } from "./list-url";

const some = <Id extends string>(offered: Record<Id, string>) => fc.subarray(Object.keys(offered) as Id[]);
const tens = fc.integer({ min: 0, max: 50 }).map((step) => step * 10);

const lists: fc.Arbitrary<ListState> = fc.record({
  filters: fc.record({
    priceRange: fc.tuple(tens, tens).map(([a, b]): PriceRange => [Math.min(a, b), Math.max(a, b)]),
    families: some<Family>(FAMILIES),
    materials: some<MaterialFilter>(MATERIAL_FILTERS),
    colors: some<ColorFilter>(COLOR_FILTERS),
    rooms: some<Room>(ROOMS),
    features: some<Feature>(FEATURES),
    easyToOperate: some<EasyOperation>(EASY_OPERATIONS),
  }),
  text: fc.constantFrom("", "roman", "day & night", "100% cotton", "50+ £", "été", "#1=2"),
  fits: fc.constantFrom<WindowToFit | null>(
    null,
    { kind: "CASEMENT", widths: [47.2441, 47.3], sealMm: 0 },
    { kind: "ROOF", roofWindow: "VELUX M04" },
  ),
  sort: fc.constantFrom<ProductSort>("RELEVANCE", "PRICE_UP", "PRICE_DOWN", "RATING", "NEWEST"),
  pages: fc.integer({ min: 1, max: 3 }),
});

it("round-trips", () => {
  fc.assert(
    fc.property(lists, (list) => {
      expect(readListState(listSearch("", list))).toEqual(list);
    }),
  );
});

it("does not depend on the order of the choices", () => {
  fc.assert(
    fc.property(lists, (list) => {
      const { filters } = list;
      const turned = { ...list, filters: { ...filters, rooms: filters.rooms.toReversed() } };
      expect(listSearch("", turned)).toBe(listSearch("", list));
    }),
  );
});

it("keeps the other parameters of the URL", () => {
  fc.assert(
    fc.property(lists, lists, (former, list) => {
      const search = listSearch(`${listSearch("?q=roman+blinds", former)}&utm=x`, list);
      expect(new URLSearchParams(search).get("q")).toBe("roman blinds");
      expect(new URLSearchParams(search).get("utm")).toBe("x");
      expect(readListState(search)).toEqual(list);
    }),
  );
});

it("reads any garbage as a valid list", () => {
  const names = fc.constantFrom(
    "kind",
    "price",
    "material",
    "color",
    "room",
    "feature",
    "easy",
    "fits",
    "search",
    "sort",
    "page",
    "x",
  );
  const text = fc.oneof(
    fc.string({ unit: "binary" }),
    fc.string({ unit: "binary", maxLength: 60 }).map((name) => `${name}*kind_DOOR*depth_03.50*roofWindow_a_b`),
  );
  const garbage = fc.array(fc.tuple(names, text), { maxLength: 5 });
  fc.assert(
    fc.property(garbage, (entries) => {
      const list = readListState(`?${new URLSearchParams(entries)}`);
      expect(readListState(listSearch("", list))).toEqual(list);
      expect(list.text.length).toBeLessThanOrEqual(100);
      expect(list.text.isWellFormed()).toBe(true);
      expect(list.filters.priceRange[0]).toBeLessThanOrEqual(list.filters.priceRange[1]);
    }),
  );
});

describe("the values of a URL", () => {
  it.each([
    ["?material=real-wood&material=bamboo", ["wood"]],
    ["?material=cellular", ["fabric"]],
    ["?material=solar-screen&material=pvc", ["vinyl", "fabric"]],
    ["?material=faux-wood", ["faux-wood"]],
    ["?material=Wood&material=toString&material=", []],
  ])("%s narrows to the materials %j", (search, materials) => {
    expect(readListState(search).filters.materials).toEqual(materials);
  });

  it.each([
    ["50-150", [50, 150]],
    ["0-500", [0, 500]],
    ["100-100", [100, 100]],
    ["150-50", [0, 500]],
    ["55-150", [0, 500]],
    ["50-510", [0, 500]],
    ["-10-50", [0, 500]],
    ["50", [0, 500]],
  ])("price=%s is the range %j", (price, range) => {
    expect(readListState(`?price=${price}`).filters.priceRange).toEqual(range);
  });

  it.each([
    ["0", 1],
    ["3", 3],
    ["99", 3],
    ["-2", 1],
    ["two", 1],
  ])("page=%s asks for %i pages", (page, pages) => {
    expect(readListState(`?page=${page}`).pages).toBe(pages);
  });
});

describe("the variables of a list", () => {
  it("leave out inactive filters", () => {
    expect(listVariables(WHOLE_LIST)).toEqual({ filter: {}, sort: "RELEVANCE", first: 24 });
  });

  it("have prices in pence, and no upper bound at the end of the scale", () => {
    const list = readListState(
      "?price=50-500&room=office&kind=day-night&easy=one-handed&search=day%20night&sort=newest&page=2",
    );
    expect(listVariables(list, { category: "blinds" })).toEqual({
      filter: {
        category: "blinds",
        families: ["DAY_NIGHT"],
        easyToOperate: ["ONE_HANDED"],
        priceMinPence: 5000,
        rooms: ["OFFICE"],
        text: "day night",
      },
      sort: "NEWEST",
      first: 48,
    });
    expect(listVariables(readListState("?price=0-150")).filter).toEqual({ priceMaxPence: 15_000 });
  });
});
