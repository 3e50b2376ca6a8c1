import { describe, expect, it } from "vitest";
import { findGuide } from "../../../content/guides";
import { FACTS } from "../../../test/shell-shop";
import { isInternalBlind, leadTimeWords, longerLength, wordingOf } from "./wording";

it.each([
  [1, "about 1 day"],
  [7, "about 1 week"],
  [10, "about 10 days"],
  [14, "about 2 weeks"],
])("%i days are %j", (days, words) => {
  expect(leadTimeWords(days)).toBe(words);
});

it.each([
  ["roller", "blackout", "blind", "Drop"],
  ["shutter", "cafe", "shutters", "Height"],
  ["curtain", "pelmet", "pelmet", "Height"],
  ["outdoor", "awning", "awning", "Projection"],
  ["outdoor", "zip-screen", "blind", "Drop"],
  ["a family of tomorrow", null, "blind", "Drop"],
])("%s/%s is a %s with a %s", (family, variant, yours, second) => {
  expect(wordingOf(family, variant)).toMatchObject({ yours, second });
});

it.each([
  ["roller", null, [48, 47], "width"],
  ["roller", null, [47, 48], "drop"],
  ["shutter", null, [47, 48], "height"],
  ["outdoor", "awning", [120, 80], "width"],
  ["pergola", null, [120, 120], undefined],
] as const)("%s/%s of %j in: the longer is %j", (family, variant, [width, height], longer) => {
  expect(longerLength({ width, height }, wordingOf(family, variant))).toBe(longer);
});

it.each([
  ["roller", null, "measurement"],
  ["perfect-fit", null, "special-windows#perfect-fit"],
  ["skylight", null, "special-windows#roof"],
  ["curtain", "eyelet", "curtain-measuring"],
  ["outdoor", "awning", "awning-measuring"],
  ["outdoor", "zip-screen", "measurement"],
  ["pergola", "louvred", "pergola-measuring"],
])("%s/%s is measured as the guide %3$s says", (family, variant, guide) => {
  expect(wordingOf(family, variant).guide).toBe(guide);
  const [slug = "", part] = guide.split("#");
  const parts =
    findGuide(slug)
      ?.guide.sections({ ...FACTS, promotion: null })
      .map(({ id }) => id) ?? [];
  expect(part === undefined ? parts.length > 0 : parts.includes(part)).toBe(true);
});

describe("the safety standard of internal blinds", () => {
  it.each([
    ["roller", true],
    ["wooden", true],
    ["shutter", true],
    ["skylight", true],
    ["curtain", false],
    ["outdoor", false],
    ["pergola", false],
  ])("covers %s: %s", (family, isCovered) => {
    expect(isInternalBlind(family)).toBe(isCovered);
  });
});
