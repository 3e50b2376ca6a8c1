import { describe, expect, it } from "vitest";
import { DAYS_AT_LEAST, daysSavedByExpress, estimatedDelivery, expressRefusal } from "./delivery-date.js";

const daysTo = (standard: number, express: number) => ({
  standardDeliveryDays: { to: standard },
  expressDeliveryDays: { to: express },
});

describe("express delivery", () => {
  it.each([
    ["saves what it is faster", 7, 3, 4],
    ["may be as slow as standard delivery", 7, 7, 0],
    ["saves a day less than an order takes at most", 20, 7, DAYS_AT_LEAST - 1],
  ])("%s", (_case, standard, express, saved) => {
    expect(expressRefusal(daysTo(standard, express))).toBeUndefined();
    expect(daysSavedByExpress(daysTo(standard, express))).toBe(saved);
  });

  it.each([
    ["is refused where it is slower, and saves nothing then", 3, 7, 0],
    ["is refused where it saves as many days as an order takes, and saves one less then", 21, 7, DAYS_AT_LEAST - 1],
    ["is refused where it would arrive before the order", 60, 1, DAYS_AT_LEAST - 1],
  ])("%s", (_case, standard, express, saved) => {
    expect(expressRefusal(daysTo(standard, express))).toContain("up to 13 days faster");
    expect(daysSavedByExpress(daysTo(standard, express))).toBe(saved);
  });

  it("never promises the day of the order, or one before it", () => {
    const placedAt = new Date("2026-11-20T23:59:00Z");
    expect(estimatedDelivery(placedAt, [null], daysSavedByExpress(daysTo(60, 1)))).toBe("2026-11-21");
  });
});
