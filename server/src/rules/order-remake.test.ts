import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { OrderStatus } from "./order-progress.js";
import { nextRemakeStatus, remakeProblems, RemakeReason, remakeRefusal } from "./order-remake.js";

describe("a line is made again", () => {
  it.each([
    ["PROCESSING", "has not been sent yet"],
    ["MANUFACTURING", "has not been sent yet"],
    ["CANCELLED", "is cancelled"],
  ] as const)("not of an order that is %s, because it %s", (status, reason) => {
    expect(remakeRefusal(status, false)).toContain(reason);
  });

  it.each(["SHIPPED", "DELIVERED"] as const)("of an order that is %s", (status) => {
    expect(remakeRefusal(status, false)).toBeUndefined();
  });

  it.each(Object.values(OrderStatus))("once at most, of an order that is %s", (status) => {
    expect(remakeRefusal(status, true)).toContain("one remake for each line");
  });

  it("as many times at most as it was ordered", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 99 }), fc.double({ min: -5, max: 105 }), (ordered, quantity) => {
        const isPossible = Number.isInteger(quantity) && quantity >= 1 && quantity <= ordered;
        const problems = remakeProblems(ordered, { reason: "FAULT", quantity, isSame: true });
        expect("quantity" in problems).toBe(!isPossible);
      }),
    );
  });

  it.each([
    ["MIS_MEASURE", true, ["width"]],
    ["MIS_MEASURE", false, []],
    ["FAULT", true, []],
    ["DAMAGE", true, []],
  ] as const)("for %s, the same as before: %s", (reason, isSame, fields) => {
    expect(Object.keys(remakeProblems(1, { reason, quantity: 1, isSame }))).toEqual(fields);
  });
});

it("a remake is made, then sent, and that is all", () => {
  expect(nextRemakeStatus("TO_MAKE")).toBe("MADE");
  expect(nextRemakeStatus("MADE")).toBe("SENT");
  expect(nextRemakeStatus("SENT")).toBeNull();
  expect(Object.keys(RemakeReason)).toHaveLength(3);
});
