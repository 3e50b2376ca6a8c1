import { expect, it } from "vitest";
import { csvAddress, filterOf, sortOf } from "./order-list-query";

it.each([
  ["placedAt", "DESC", "NEWEST"],
  ["placedAt", "ASC", "OLDEST"],
  ["estimatedDelivery", "ASC", "DELIVERY_SOONEST"],
  ["totalPence", "DESC", "TOTAL_HIGHEST"],
  ["lastName", "ASC", "NEWEST"],
] as const)("sorts by %s %s as %s", (field, order, sort) => {
  expect(sortOf({ field, order })).toBe(sort);
});

it("leaves out what is empty, and statuses that there are not", () => {
  expect(filterOf({ status: [], late: null, from: "", to: null, search: "  " })).toEqual({});
  expect(filterOf({ status: ["SHIPPED", "LOST"], late: false, from: "2026-11-01", search: " whit bs6 " })).toEqual({
    status: ["SHIPPED"],
    late: false,
    from: "2026-11-01",
    search: "whit bs6",
  });
});

it("exports by the same filter and sort", () => {
  const filter = { status: ["PROCESSING", "MANUFACTURING"], late: true, search: "jo@larch.example" };
  const { pathname, searchParams } = new URL(csvAddress(filter, { field: "totalPence", order: "ASC" }), "http://shop");
  expect(pathname).toBe("/admin/orders.csv");
  expect(Object.fromEntries(searchParams)).toEqual({
    status: "PROCESSING,MANUFACTURING",
    late: "true",
    search: "jo@larch.example",
    sort: "TOTAL_LOWEST",
  });
});
