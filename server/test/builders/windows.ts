import type { SeedProduct } from "../../src/composition/seed/drafts/seed.types.js";
import type { Random } from "../../src/composition/seed/random.js";
import { WINDOW_CODES } from "../../src/rules/options/window-codes.js";
import { checkSize } from "../../src/rules/size-limits.js";
import { fromInches, toInches, type Size } from "../../src/rules/sizes.js";

/** A range in whole mm, both included. */
type Range = readonly [from: number, to: number];
/** An opening: width, drop, and how many of a hundred windows of homes are of this kind. */
type Opening = { readonly width: Range; readonly height: Range; readonly weight: number };

/**
 * What blinds are made for in British homes. No survey: estimates of sizes that windows are sold in, on the generous side, so that
 * odd windows are among them.
 */
const HOME: readonly Opening[] = [
  { width: [400, 800], height: [500, 1200], weight: 15 }, // bathrooms and lavatories
  { width: [550, 1250], height: [850, 1400], weight: 35 }, // casements
  { width: [900, 1800], height: [650, 1100], weight: 12 }, // above sinks and beds
  { width: [1200, 2400], height: [900, 1500], weight: 16 }, // living rooms
  { width: [600, 1100], height: [1300, 1900], weight: 12 }, // sashes
  { width: [650, 1000], height: [1900, 2150], weight: 5 }, // doors
  { width: [1400, 2400], height: [1900, 2200], weight: 5 }, // patio doors
];
const only = (width: Range, height: Range): readonly Opening[] => [{ width, height, weight: 1 }];

/** Glass of roof windows by their codes: width by drop. */
const ROOF: readonly Opening[] = [...WINDOW_CODES.values()].map(([width, height]) => ({
  ...{ width: [width, width], height: [height, height] },
  weight: 1,
}));

/** Openings by family, and by variant where they differ. */
const OPENINGS: Readonly<Record<string, readonly Opening[]>> = {
  vertical: [
    { width: [900, 2400], height: [900, 1500], weight: 40 },
    { width: [1400, 3600], height: [1900, 2300], weight: 60 },
  ],
  "perfect-fit": [
    { width: [310, 900], height: [310, 1300], weight: 80 },
    { width: [450, 750], height: [1500, 1950], weight: 20 }, // panes of doors
  ],
  skylight: ROOF,
  "shutter/cafe": only([500, 2000], [400, 900]),
  "shutter/bay": only([1500, 3600], [900, 1600]),
  "shutter/tracked": only([1100, 4600], [1900, 2400]),
  curtain: [
    { width: [900, 3000], height: [1100, 1700], weight: 50 },
    { width: [1000, 4000], height: [1900, 2500], weight: 50 },
  ],
  "curtain/pelmet": only([700, 2800], [230, 450]),
  "outdoor/awning": only([2010, 6500], [1500, 3400]),
  "outdoor/zip-screen": only([900, 4500], [900, 2700]),
  "outdoor/patio-roller": only([1000, 2950], [1800, 2600]),
  pergola: only([2520, 5900], [2520, 3900]),
};

const openingsFor = ({ family, variant }: SeedProduct): readonly Opening[] =>
  OPENINGS[`${family}/${variant}`] ?? OPENINGS[family] ?? HOME;

/** How likely `aWindowFor` gives this size, beside other sizes of the same product; 0 where it never does. */
export function likelihoodOf(product: SeedProduct, size: Size): number {
  if (checkSize(size, product).length > 0) return 0;
  const [across, down] = [Math.round(fromInches(size.width, "mm")), Math.round(fromInches(size.height, "mm"))];
  const shareAt = (length: number, [from, to]: Range) => (length >= from && length <= to ? 1 / (to - from + 1) : 0);
  return openingsFor(product).reduce(
    (sum, { width, height, weight }) => sum + weight * shareAt(across, width) * shareAt(down, height),
    0,
  );
}

/** A window that this product may cover, in whole mm; its size is in inches. */
export function aWindowFor(product: SeedProduct, random: Random): Size {
  const drawn = openingsFor(product).flatMap((opening) => Array.from({ length: opening.weight }, () => opening));
  for (;;) {
    const { width, height } = random.one(drawn);
    const size = { width: toInches(random.whole(...width), "mm"), height: toInches(random.whole(...height), "mm") };
    if (checkSize(size, product).length === 0) return size;
  }
}
