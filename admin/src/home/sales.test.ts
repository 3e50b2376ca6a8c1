import { expect, it } from "vitest";
import { conversionOf, salesInWords } from "./sales";

const aDay = (changes: object) => ({
  ...{ day: "2026-11-25", orderCount: 0, orderedPence: 0, productViews: 0, countedOrders: 0 },
  ...changes,
});

it("has a conversion where views were counted", () => {
  expect(conversionOf(aDay({ productViews: 200, countedOrders: 3 }))).toBe(1.5);
  expect(conversionOf(aDay({ productViews: 200 }))).toBe(0);
  expect(conversionOf(aDay({ orderCount: 2 }))).toBeNull();
});

it("says what all days come to", () => {
  const days = [
    aDay({ orderCount: 2, orderedPence: 40_000, productViews: 100, countedOrders: 1 }),
    aDay({ orderCount: 1, orderedPence: 20_592, productViews: 100 }),
  ];
  expect(salesInWords(days)).toBe("3 orders, £605.92. 0.5 % of counted product views led to an order.");
  expect(salesInWords([aDay({ orderCount: 1, orderedPence: 100 })])).toBe("1 order, £1.00.");
});
