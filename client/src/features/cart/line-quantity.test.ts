import { describe, expect, it } from "vitest";
import { withLineQuantity } from "./line-quantity";

const cart = {
  count: 3,
  lines: [
    { id: "wooden", quantity: 2 },
    { id: "roller", quantity: 1 },
  ],
};

describe("withLineQuantity", () => {
  it.each([
    { quantity: 5, count: 6 },
    { quantity: 1, count: 2 },
    { quantity: 2, count: 3 },
  ])("counts $count items with $quantity of a line that had 2", ({ quantity, count }) => {
    expect(withLineQuantity(cart, "wooden", quantity)).toEqual({
      count,
      lines: [
        { id: "wooden", quantity },
        { id: "roller", quantity: 1 },
      ],
    });
  });

  it("leaves the cart it was given as it was", () => {
    withLineQuantity(cart, "wooden", 9);
    expect(cart.lines[0]?.quantity).toBe(2);
  });

  it("answers the same cart for a line that it doesn't have", () => {
    expect(withLineQuantity(cart, "roman", 4)).toBe(cart);
  });
});
