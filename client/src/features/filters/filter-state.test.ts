import { describe, expect, it } from "vitest";
import { hasBounds, NO_FILTERS, priceRangeLabel, toggled, WHOLE_RANGE, type PriceRange } from "./filter-state";
import { countChoices, WHOLE_LIST } from "./list-state";

const RANGES: readonly { range: PriceRange; label: string; isBounded: boolean }[] = [
  { range: WHOLE_RANGE, label: "Any price", isBounded: false },
  { range: [50, 500], label: "£50 and over", isBounded: true },
  { range: [0, 150], label: "Up to £150", isBounded: true },
  { range: [50, 150], label: "£50–£150", isBounded: true },
  { range: [100, 100], label: "£100–£100", isBounded: true },
];

describe("a price range", () => {
  it.each(RANGES)("labels $range as $label", ({ range, label, isBounded }) => {
    expect(priceRangeLabel(range)).toBe(label);
    expect(hasBounds(range)).toBe(isBounded);
  });
});

describe("toggled", () => {
  it("appends a value, and removes it the second time", () => {
    const once = toggled(NO_FILTERS, "rooms", "office");
    const twice = toggled(once, "rooms", "bedroom");
    expect(twice.rooms).toEqual(["office", "bedroom"]);
    expect(toggled(twice, "rooms", "office").rooms).toEqual(["bedroom"]);
  });

  it("changes neither the other facets nor its input", () => {
    const wood = toggled(NO_FILTERS, "materials", "wood");
    expect(toggled(wood, "rooms", "office")).toEqual({ ...NO_FILTERS, materials: ["wood"], rooms: ["office"] });
    expect(wood.rooms).toEqual([]);
    expect(NO_FILTERS.materials).toEqual([]);
  });
});

describe("countChoices", () => {
  it.each([
    ["nothing", WHOLE_LIST, 0],
    ["an order", { ...WHOLE_LIST, sort: "NEWEST" as const, pages: 3 }, 0],
    ["words", { ...WHOLE_LIST, text: "roman" }, 1],
    ["a price range", { ...WHOLE_LIST, filters: { ...NO_FILTERS, priceRange: [0, 100] as const } }, 1],
    [
      "values of several facets",
      { ...WHOLE_LIST, filters: { ...NO_FILTERS, rooms: ["office", "bedroom"], colors: ["white"] } as const },
      3,
    ],
  ])("with %s", (_, list, count) => {
    expect(countChoices(list)).toBe(count);
  });
});
