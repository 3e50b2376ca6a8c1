import { expect, it } from "vitest";
import type { Size } from "@rules/sizes";
import type { SlipQuestion } from "@rules/slips";
import { slipWords } from "./slip-words";

const mm = (width: number, height: number): Size => ({
  width: Number((width / 25.4).toFixed(4)),
  height: Number((height / 25.4).toFixed(4)),
});
const asked = (question: Partial<SlipQuestion>, size = mm(1400, 1200), second = "drop") => {
  const words = slipWords({ kind: "unusual", offers: [], ...question }, { size, unit: "mm", second });
  return words && [words.sentence, ...words.answers.map(({ text }) => text), words.keep];
};

it("names the unit of figures that were meant otherwise, and leaves nothing to keep", () => {
  const offers = [
    { meaning: "cm", size: mm(470, 550) },
    { meaning: "in", size: mm(1193.5, 1397) },
  ] as const;
  expect(asked({ kind: "impossible", offers }, mm(47, 55))).toEqual([
    "Did you mean centimetres, 470 × 550 mm, or inches, 1193.5 × 1397 mm?",
    "Use 470 × 550 mm",
    "Use 1193.5 × 1397 mm",
    undefined,
  ]);
});

it("names the glass that is known of a roof window", () => {
  expect(asked({ kind: "turned-glass", offers: [{ meaning: "swapped", size: mm(603, 730) }] }, mm(730, 603))).toEqual([
    "Roof windows have glass of about 603 × 730 mm, this one 730 × 603 mm. Have width and drop changed places?",
    "Use 603 × 730 mm",
    "Keep 730 × 603 mm",
  ]);
});

it("offers the nearest size, and is silent where nothing is near", () => {
  const nearest = { meaning: "nearest", size: mm(2438, 1400) } as const;
  expect(asked({ kind: "impossible", offers: [{ meaning: "digit", size: mm(400, 1400) }, nearest] })).toEqual([
    "Did you mean 400 × 1400 mm? The nearest size that we make is 2438 × 1400 mm.",
    "Use 400 × 1400 mm",
    "Use 2438 × 1400 mm",
    undefined,
  ]);
  expect(asked({ kind: "impossible", offers: [nearest] })?.[0]).toBe(
    "The nearest size that we make is 2438 × 1400 mm.",
  );
  expect(asked({ kind: "impossible" })).toBeUndefined();
});

it.each([
  [{}, "1400 × 1200 mm is an unusual shape. Please check both figures."],
  [
    { kind: "mirrored", sister: mm(1200, 1400) },
    "Another window in your cart is 1200 × 1400 mm, this one 1400 × 1200 mm. Have width and height changed places?",
  ],
  [
    { kind: "almost-equal", sister: mm(1410, 1200) },
    "Another window in your cart is 1410 × 1200 mm, this one 1400 × 1200 mm. If they look the same, please measure this one once more.",
  ],
  [
    { kind: "equal", sister: mm(1400, 1200) },
    "Another window in your cart has exactly this size. Twins often differ by a few millimetres: have you measured each one?",
  ],
  [
    { kind: "almost-equal", sister: { ...mm(1410, 1200), isSameRoom: true } },
    "Another window of this room is 1410 × 1200 mm, this one 1400 × 1200 mm. If they look the same, please measure this one once more.",
  ],
  [{ kind: "smallest" }, "This is the smallest that we make. Is your window really that small?"],
] as const)("%j: %s", (question, sentence) => {
  expect(asked(question, undefined, "height")).toEqual([sentence, "Keep 1400 × 1200 mm"]);
});
