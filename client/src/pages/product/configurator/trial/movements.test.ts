import { describe, expect, it } from "vitest";
import { FAMILIES } from "@rules/product-attributes";
import { movementsOf, movementWords } from "./movements";

const CLOTH = { surface: "weave" } as const;

const labels = (family: string, variant: string | null = null, surface: "weave" | "metal" = "weave") => {
  const { open, tilt } = movementsOf(family, variant, { surface });
  return [open?.label, tilt?.label];
};

it.each([
  ["roller", null, ["Raised", undefined]],
  ["venetian", null, ["Raised", "Slats"]],
  ["vertical", null, ["Drawn back", "Vanes"]],
  ["curtain", null, ["Drawn back", undefined]],
  ["shutter", "full-height", [undefined, "Louvres"]],
  ["shutter", "tracked", ["Opened", "Louvres"]],
  ["shutter", "solid", [undefined, undefined]],
  ["perfect-fit", null, ["Raised", undefined]],
])("says what moves on %s %s", (family, variant, moving) => {
  expect(labels(family, variant)).toEqual(moving);
});

it("only tilts metal slats in a frame", () => {
  expect(labels("perfect-fit", null, "metal")).toEqual([undefined, "Slats"]);
});

describe.each(Object.keys(FAMILIES))("the family %s", (family) => {
  const { open, tilt } = movementsOf(family, null, CLOTH);

  it.each([open, tilt].flatMap((movement) => movement ?? []))("has words for every share: $label", (movement) => {
    const words = Array.from({ length: 21 }, (_, step) => movementWords(movement, step / 20));
    expect(new Set(words).size).toBe(21);
    expect([words[0], words[20]]).toEqual([movement.none, movement.all]);
  });
});

it.each([
  [0, "fully down"],
  [0.25, "a quarter raised"],
  [0.35, "35% raised"],
  [0.5, "half raised"],
  [0.75, "three quarters raised"],
  [1, "fully raised"],
])("says how far a roller blind is raised at %d", (share, words) => {
  const { open } = movementsOf("roller", null, CLOTH);
  expect(open && movementWords(open, share)).toBe(words);
});

it.each([
  [0, "slats closed"],
  [0.3, "slats 30% open"],
  [0.5, "slats half open"],
  [1, "slats level"],
])("says how slats stand at %d", (share, words) => {
  const { tilt } = movementsOf("wooden", null, CLOTH);
  expect(tilt && movementWords(tilt, share)).toBe(words);
});
