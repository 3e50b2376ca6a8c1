import { describe, expect, it } from "vitest";
import { FAMILIES } from "@rules/product-attributes";
import { frameView } from "./framing";
import { NOTHING_CHOSEN } from "./model/chosen";
import { portraitOf } from "./portraits";
import { scaleView } from "./sheet";

const SIZES = [
  [300, 300],
  [2438, 610],
  [610, 2438],
  [6000, 3048],
] as const;
const KINDS: readonly (readonly [family: string, variant: string | null])[] = [
  ...Object.keys(FAMILIES).map((family) => [family, null] as const),
  ["shutter", "cafe"],
  ["outdoor", "awning"],
  ["outdoor", "patio-roller"],
];

describe.each(KINDS)("the view box of %s, %s", (family, variant) => {
  const { bounds, place } = portraitOf(family, variant);

  it.each(SIZES)("has a margin of 4% around the whole product at %d × %d mm, in 4:5", (width, height) => {
    const product = bounds(width, height, NOTHING_CHOSEN);
    const view = frameView(product, place);
    expect(view.height / view.width).toBeCloseTo(1.25, 2);
    expect(product.x - view.x).toBeGreaterThan(view.width * 0.04);
    expect(view.x + view.width - product.x - product.width).toBeGreaterThan(view.width * 0.04);
    expect(product.y - view.y).toBeGreaterThan(view.height * 0.04);
    expect(view.y + view.height - product.y - product.height).toBeGreaterThan(view.height * 0.04);
  });

  it.each([4 / 3, 3 / 2, 4 / 5])("fills a frame of %f with the product whole", (ratio) => {
    const product = bounds(1200, 1400, NOTHING_CHOSEN);
    const view = frameView(product, place, ratio);
    expect(view.width / view.height).toBeCloseTo(ratio, 2);
    expect(product.y - view.y).toBeGreaterThan(view.height * 0.04);
    expect(product.x - view.x).toBeGreaterThan(view.width * 0.04);
  });

  it.each(SIZES)("leaves room for the dimension lines on the sheet at %d × %d mm", (width, height) => {
    const product = bounds(width, height, NOTHING_CHOSEN);
    const sheet = scaleView(product);
    expect(product.y - sheet.y).toBeGreaterThan(sheet.width * 0.12);
    expect(sheet.x + sheet.width - product.x - product.width).toBeGreaterThan(sheet.width * 0.12);
    expect(product.x).toBeGreaterThan(sheet.x);
    expect(sheet.y + sheet.height).toBeGreaterThan(product.y + product.height);
  });
});
