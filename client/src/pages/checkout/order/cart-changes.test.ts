import { expect, it } from "vitest";
import type { CheckoutLine } from "../summary/checkout-line";
import { cartChanges } from "./cart-changes";

const line = (changes: Partial<CheckoutLine> = {}): CheckoutLine => ({
  __typename: "CartLine",
  id: "1",
  quantity: 2,
  width: 47.2441,
  height: 55.1181,
  material: "Premium Wood",
  color: "Oak",
  customizations: [],
  choices: [
    { __typename: "Choice", name: "fit", value: "recess", label: "Fit", valueLabel: "Recess", isDefault: true },
  ],
  roomName: null,
  windowName: null,
  making: null,
  totalPence: 41_184,
  product: null,
  ...changes,
});
const before = { lines: [line()], totalPence: 47_478 };

it("is empty for the same cart, also when a line was removed and added again", () => {
  expect(cartChanges(before, before)).toEqual([]);
  expect(cartChanges(before, { ...before, lines: [line({ id: "2" })] })).toEqual([]);
});

it("tells windows apart by their names", () => {
  const named = line({ roomName: "Bedroom", windowName: "left" });
  expect(cartChanges(before, { ...before, lines: [line(), named] })).toEqual([
    "Added: 2 × Custom Product, Bedroom, left, 1200 × 1400 mm, Premium Wood, Oak",
  ]);
});

it("distinguishes lines by their options", () => {
  const cord = line({
    choices: [
      { __typename: "Choice", name: "control", value: "cord", label: "Control", valueLabel: "Cord", isDefault: false },
    ],
  });
  expect(cartChanges(before, { ...before, lines: [cord] })).toEqual([
    "Added: 2 × Custom Product, 1200 × 1400 mm, Premium Wood, Oak, Control: Cord",
    "Removed: 2 × Custom Product, 1200 × 1400 mm, Premium Wood, Oak",
  ]);
});

it("names a new total of the same lines, as after a code", () => {
  expect(cartChanges(before, { ...before, totalPence: 43_030 })).toEqual(["Total: £430.30 instead of £474.78"]);
});
