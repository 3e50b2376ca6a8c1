import { INCLUDED_SIZE, type PricedConfiguration } from "./line-price.js";
import { madeChoices } from "./made-choices.js";
import { limitsIn, type MaterialLimits } from "./material-limits.js";
import type { Pence } from "./money.js";
import type { Choice, OptionedProduct } from "./options/option.js";
import { checkSize, shownLimit, type SizeLimits } from "./size-limits.js";
import { fromInches, toInches, type Size, type Unit } from "./sizes.js";

/** A blind as it stands in the configurator, and how it is priced. */
export type PricedBlind = {
  readonly product: SizeLimits &
    OptionedProduct & {
      /** Its id, or its name in the API. */
      readonly family: string;
      readonly variant: string | null;
      readonly basePricePence: Pence;
      readonly materials: readonly (MaterialLimits & { readonly name: string; readonly label?: string })[];
    };
  /** Inches as typed, also beyond the limits. */
  readonly size: Size;
  readonly material: string;
  readonly customizations: readonly Choice[];
  /** In which proposed sizes are whole figures. */
  readonly unit: Unit;
  /** The rule of the price that the page shows. */
  readonly unitPrice: (configuration: PricedConfiguration) => Pence;
};

/**
 * - `included`: the longest drop at this width for which no area is charged
 * - `material`: the next cheaper material; where the size can't be made in the present one, the cheapest in which it can
 * - `wider`, `longer`: a step more of one side
 * - `in-two`: two of half the width, side by side
 */
export type PriceChangeKind = "included" | "material" | "wider" | "longer" | "in-two";

/** Another way to make a blind, and what it costs. */
export type PriceChange = {
  readonly kind: PriceChangeKind;
  /** Of one piece. */
  readonly size: Size;
  readonly material: string;
  /** How many pieces take the place of the blind. */
  readonly pieces: 1 | 2;
  /** The price of all pieces. */
  readonly pence: Pence;
  /** How much more than the blind that is, below zero where it is less; undefined where the blind itself can't be made. */
  readonly differencePence: Pence | undefined;
};

/** What a side is made longer by, to show what size costs. */
const STEP = { mm: 100, cm: 10, in: 4 } as const satisfies Record<Unit, number>;

/** Families of which two can hang side by side in one opening. The others follow a pane, a frame, a pole or an arm. */
const DIVISIBLE: ReadonlySet<string> = new Set([
  "roller",
  "venetian",
  "wooden",
  "vertical",
  "roman",
  "pleated",
  "day-night",
]);

/** Each of two is at least as wide, 600 mm, unless the blind can't be made in one: a narrow window is not divided to save money. */
const LEAST_HALF = toInches(600, "mm");

const NOTHING: Size = { width: 0, height: 0 };

/**
 * What would change the price of a blind: other sizes and materials, each priced by the shop's own rule and each one that can be made
 * with the same options.
 */
export function priceChanges(blind: PricedBlind): PriceChange[] {
  const { size, material } = blind;
  const proposed = [included(blind), cheaperMaterial(blind), step(blind, "width"), step(blind, "height"), inTwo(blind)];
  return proposed
    .filter((change) => change !== undefined)
    .filter((change) => change.material !== material || !isSame(change.size, size));
}

function included(blind: PricedBlind): PriceChange | undefined {
  const { size, material, unit, product } = blind;
  const { minHeight, maxHeight } = limitsIn(product, material);
  if (!(size.width > 0)) return undefined;
  const longest = Math.min((INCLUDED_SIZE.width * INCLUDED_SIZE.height) / size.width, maxHeight);
  if (longest < minHeight) return undefined;
  const change = changeTo(blind, "included", {
    width: size.width,
    height: toInches(shownLimit(longest, unit, "max"), unit),
  });
  // Where every area is charged there is none.
  return change?.pence === priceOf(blind, NOTHING, material) ? change : undefined;
}

function cheaperMaterial(blind: PricedBlind): PriceChange | undefined {
  const { size, material, product } = blind;
  const others = product.materials
    .filter(({ name }) => name !== material)
    .flatMap(({ name }) => changeTo(blind, "material", size, name) ?? [])
    .toSorted((one, other) => one.pence - other.pence);
  const now = presentPence(blind);
  return now === undefined ? others[0] : others.findLast(({ pence }) => pence < now);
}

function step(blind: PricedBlind, side: keyof Size): PriceChange | undefined {
  const { size, unit } = blind;
  if (presentPence(blind) === undefined) return undefined;
  const longer = toInches(fromInches(size[side], unit, 4) + STEP[unit], unit);
  const change = changeTo(blind, side === "width" ? "wider" : "longer", { ...size, [side]: longer });
  return change?.differencePence === 0 ? undefined : change;
}

function inTwo(blind: PricedBlind): PriceChange | undefined {
  const { size, unit, product, material } = blind;
  const { family, variant } = product;
  if (!DIVISIBLE.has(family.toLowerCase().replaceAll("_", "-")) || variant === "bay") return undefined;
  const width = toInches(shownLimit(size.width / 2, unit, "max"), unit);
  const isPossibleInOne = presentPence(blind) !== undefined;
  return isPossibleInOne && width < LEAST_HALF ? undefined : changeTo(blind, "in-two", { ...size, width }, material, 2);
}

/** The change with its price; undefined where limits, material or options forbid it. */
function changeTo(
  blind: PricedBlind,
  kind: PriceChangeKind,
  size: Size,
  material = blind.material,
  pieces: 1 | 2 = 1,
): PriceChange | undefined {
  if (!isMade(blind, size, material)) return undefined;
  const pence = priceOf(blind, size, material) * pieces;
  const now = presentPence(blind);
  return { kind, size, material, pieces, pence, differencePence: now === undefined ? undefined : pence - now };
}

/** The price of the blind as it stands; undefined where it can't be made. */
const presentPence = (blind: PricedBlind): Pence | undefined =>
  isMade(blind, blind.size, blind.material) ? priceOf(blind, blind.size, blind.material) : undefined;

const isSame = (one: Size, other: Size) => one.width === other.width && one.height === other.height;

const priceOf = ({ product, unitPrice }: PricedBlind, size: Size, material: string): Pence =>
  unitPrice({ basePence: product.basePricePence, size, material });

const isMade = ({ product, customizations }: PricedBlind, size: Size, material: string): boolean =>
  checkSize(size, limitsIn(product, material)).length === 0 &&
  "choices" in madeChoices(product, { ...size, material, customizations });
