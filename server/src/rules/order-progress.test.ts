import { describe, expect, it } from "vitest";
import { estimatedDelivery, formatDay } from "./delivery-date.js";
import { canTransition, OrderStatus, progressOf } from "./order-progress.js";

const STATUSES = Object.values(OrderStatus);

describe("progressOf", () => {
  const order = { placedAt: "2026-11-20T10:42:00.000Z", estimatedDelivery: "2026-12-04" };
  const told = (status: OrderStatus) =>
    progressOf({ ...order, status }).map(({ name, state, note }) => `${name}: ${state}, ${note}`);

  it("shows the specified steps for a new order", () => {
    expect(told("PROCESSING")).toEqual([
      "Order Placed: done, 20 November 2026",
      "Processing Order: current, In progress",
      "Manufacturing: upcoming, Upcoming",
      "Shipping: upcoming, Est. 4 December 2026",
    ]);
  });

  it("follows the order's status", () => {
    expect(told("MANUFACTURING").slice(1)).toEqual([
      "Processing Order: done, Done",
      "Manufacturing: current, In progress",
      "Shipping: upcoming, Est. 4 December 2026",
    ]);
    expect(told("SHIPPED").slice(2)).toEqual(["Manufacturing: done, Done", "Shipping: current, Est. 4 December 2026"]);
    expect(told("DELIVERED").slice(2)).toEqual(["Manufacturing: done, Done", "Shipping: done, Delivered"]);
  });

  it("promises nothing for a cancelled order", () => {
    expect(told("CANCELLED")).toEqual([
      "Order Placed: done, 20 November 2026",
      "Processing Order: cancelled, Cancelled",
      "Manufacturing: cancelled, Cancelled",
      "Shipping: cancelled, Cancelled",
    ]);
  });

  it.each(STATUSES)("%s shows at most one step as current", (status) => {
    const current = progressOf({ ...order, status }).filter(({ state }) => state === "current");
    expect(current).toHaveLength(status === "DELIVERED" || status === "CANCELLED" ? 0 : 1);
  });
});

it("allows exactly these transitions", () => {
  const moves = STATUSES.flatMap((from) =>
    STATUSES.filter((to) => canTransition(from, to)).map((to) => `${from} > ${to}`),
  );
  expect(moves).toEqual([
    "PROCESSING > MANUFACTURING",
    "PROCESSING > CANCELLED",
    "MANUFACTURING > SHIPPED",
    "SHIPPED > DELIVERED",
  ]);
});

describe("estimatedDelivery", () => {
  it.each([
    ["2026-11-20T10:42:00Z", [], "2026-12-04"],
    ["2026-11-20T10:42:00Z", [null, 10], "2026-12-04"],
    ["2026-11-20T10:42:00Z", [14, 42, null, 28], "2027-01-01"],
    ["2028-02-20T12:00:00Z", [], "2028-03-05"],
    // Half past midnight in London's summer is still the day before in UTC.
    ["2026-07-31T23:30:00Z", [], "2026-08-15"],
    ["2026-12-31T23:30:00Z", [], "2027-01-14"],
    // Across both daylight saving changes.
    ["2026-03-28T23:59:00Z", [], "2026-04-11"],
    ["2026-10-24T22:59:00Z", [], "2026-11-07"],
    ["2026-10-24T23:00:00Z", [], "2026-11-08"],
  ])("placed %s with lead times %j: %s", (placedAt, leadTimes, day) => {
    expect(estimatedDelivery(new Date(placedAt), leadTimes)).toBe(day);
  });

  it("is earlier by the days that express delivery saves", () => {
    expect(estimatedDelivery(new Date("2026-11-20T10:42:00Z"), [42], 4)).toBe("2026-12-28");
  });

  it("refuses an invalid date", () => {
    expect(() => estimatedDelivery(new Date(NaN), [])).toThrow(RangeError);
  });
});

describe("formatDay", () => {
  it.each([
    ["2026-12-04", "4 December 2026"],
    ["2026-07-04", "4 July 2026"],
    ["2026-07-31T23:30:00Z", "1 August 2026"],
  ])("%s is %s", (day, text) => {
    expect(formatDay(day)).toBe(text);
    expect(formatDay(new Date(day))).toBe(text);
  });

  it("refuses an invalid date", () => {
    expect(() => formatDay("soon")).toThrow(RangeError);
  });
});
