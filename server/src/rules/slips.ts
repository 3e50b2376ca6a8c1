import { nearestSize } from "./nearest-size.js";
import { WINDOW_CODES } from "./options/window-codes.js";
import { checkSize, isSmallest, type SizeLimits } from "./size-limits.js";
import { fromInches, toInches, type Size, type Unit } from "./sizes.js";
import { isUsualShape, type Covering } from "./usual-shapes.js";

/** A window as typed. */
export type TypedWindow = {
  readonly covering: Covering;
  /** Inches, 0 or more, also beyond the limits. */
  readonly size: Size;
  /** The unit of the fields. */
  readonly unit: Unit;
  readonly limits: SizeLimits;
  /** Other windows of the cart that may be twins of this one: those of the same product, and all of the same room. */
  readonly sisters: readonly Sister[];
};

/** Another window of the cart. */
export type Sister = Size & {
  /** Whether it is in the room of this one; undefined where one of them has no room. Windows of two rooms are no twins. */
  readonly isSameRoom?: boolean | undefined;
  /** Whether another product covers it. If the size is the same, that may be a second layer on one window. */
  readonly isOtherProduct?: boolean;
};

/** How an offered size follows from the typed one: its figures in another unit, a digit more or less, and so on. */
export type Meaning = Unit | "digit" | "swapped" | "nearest" | "sister";
export type Offer = { readonly size: Size; readonly meaning: Meaning };

/**
 * - `impossible`: a size that is not made
 * - `mirrored`: a sister has these lengths the other way round
 * - `turned-glass`: a roof window of which a list gives the glass has these lengths the other way round
 * - `unusual`: hardly a window has this shape
 * - `almost-equal`: a sister differs by more than two readings of one window do, and by less than windows do
 * - `smallest`: the size of a configurator in which nobody has typed
 * - `equal`: a sister is exactly the same
 */
export type SlipKind = "impossible" | "mirrored" | "turned-glass" | "unusual" | "almost-equal" | "smallest" | "equal";

/** A question about a size. */
export type SlipQuestion = {
  readonly kind: SlipKind;
  /** Sizes that can be made and may be meant instead, likelier first; two at most. */
  readonly offers: readonly Offer[];
  /** The other window that the question is about. */
  readonly sister?: Sister;
};

/** Readings of one length that are further apart, in mm, are taken again. */
const TAPE_MM = 5;
/** Lengths that are further apart, in mm, are of different windows. */
const TWIN_MM = 20;

/** What figures in a field of this unit may be meant as instead, and times how much that is; likelier first. */
const READINGS: Readonly<Record<Unit, readonly (readonly [meaning: Unit | "digit", factor: number])[]>> = {
  mm: [
    ["cm", 10],
    ["in", 25.4],
    ["digit", 1 / 10],
    ["in", 1 / 25.4],
  ],
  cm: [
    ["mm", 1 / 10],
    ["digit", 10],
    ["in", 2.54],
    ["in", 25.4],
    ["in", 1 / 25.4],
  ],
  in: [
    ["mm", 1 / 25.4],
    ["cm", 1 / 2.54],
    ["digit", 10],
    ["digit", 1 / 10],
    ["mm", 25.4],
  ],
};

/**
 * The one question to ask about a typed size; undefined where nothing speaks against it. Never more than a question: windows of
 * every shape exist.
 */
export function slipQuestion(window: TypedWindow): SlipQuestion | undefined {
  const { size, limits, covering } = window;
  if (!isMade(size, limits)) return { kind: "impossible", offers: possible(window) };
  const twin = askAboutSisters(window);
  if (twin?.kind === "mirrored") return twin;
  if (isTurnedGlass(window)) return { kind: "turned-glass", offers: [turnedOffer(size)] };
  if (!isUsualShape(size, covering)) return { kind: "unusual", offers: misread(window).slice(0, 2) };
  if (twin?.kind === "almost-equal") return twin;
  return isSmallest(size, limits) ? { kind: "smallest", offers: [] } : twin;
}

/** What can be made instead: the nearest size unless it is far away, and what the figures may mean. */
function possible(window: TypedWindow): Offer[] {
  const { size, limits, unit } = window;
  const meant = misread(window);
  const nearest = nearestSize(size, limits, unit);
  if (nearest === undefined || isFar(size, nearest)) return meant.slice(0, 2);
  return [...meant.slice(0, 1), { size: nearest, meaning: "nearest" }];
}

/** Sizes of a usual shape that can be made, if width and drop have changed places or figures were misread. */
function misread({ size, unit, limits, covering }: TypedWindow): Offer[] {
  const { width, height } = size;
  const scaled = READINGS[unit].flatMap(([meaning, factor]) =>
    [
      { width: width * factor, height: height * factor },
      { width: width * factor, height },
      { width, height: height * factor },
    ].map((each) => ({ size: rounded(each), meaning })),
  );
  const offers: Offer[] = [turnedOffer({ width, height }), ...scaled];
  return offers.filter((offer) => isMade(offer.size, limits) && isUsualShape(offer.size, covering));
}

const turnedOffer = ({ width, height }: Size): Offer => ({
  size: { width: height, height: width },
  meaning: "swapped",
});

/** Whether two sizes are of windows that are alike, to so many millimetres. */
const like = (one: Size, other: Size, mm: number): boolean =>
  apart(one.width, other.width) <= mm && apart(one.height, other.height) <= mm;

/** Roof windows are of few sizes, which a list gives by their codes. */
function isTurnedGlass({ size, limits, covering }: TypedWindow): boolean {
  if (covering.family.toLowerCase() !== "skylight") return false;
  const { size: turned } = turnedOffer(size);
  const known = [...WINDOW_CODES.values()].map(([width, drop]) => ({
    width: toInches(width, "mm"),
    height: toInches(drop, "mm"),
  }));
  const isKnown = (glass: Size) => known.some((each) => like(glass, each, TAPE_MM));
  return !isKnown(size) && isKnown(turned) && isMade(turned, limits);
}

function askAboutSisters({ size, limits, sisters }: TypedWindow): SlipQuestion | undefined {
  const { size: turned } = turnedOffer(size);
  if (!sisters.some((sister) => like(size, sister, TWIN_MM))) {
    const mirrored = sisters.find((sister) => like(turned, sister, TAPE_MM) && isMade(turned, limits));
    return mirrored && { kind: "mirrored", offers: [{ size: turned, meaning: "swapped" }], sister: mirrored };
  }
  const twins = sisters.filter(({ isSameRoom }) => isSameRoom !== false);
  const equal = twins.find((sister) => like(size, sister, 0) && !sister.isOtherProduct);
  if (equal) return { kind: "equal", offers: [], sister: equal };
  const close = twins.find((sister) => like(size, sister, TWIN_MM));
  if (!close || twins.some((sister) => like(size, sister, TAPE_MM))) return undefined;
  const { width, height } = close;
  return { kind: "almost-equal", offers: [{ size: { width, height }, meaning: "sister" }], sister: close };
}

const isMade = (size: Size, limits: SizeLimits) => checkSize(size, limits).length === 0;

/** Millimetres between two lengths, to a tenth. */
const apart = (one: number, other: number) => Math.abs(fromInches(one, "mm", 1) - fromInches(other, "mm", 1));

/** Whether a side would be less than half or more than twice as long. */
const isFar = (from: Size, to: Size) =>
  [to.width / from.width, to.height / from.height].some((times) => !(times >= 1 / 2 && times <= 2));

const rounded = ({ width, height }: Size): Size => ({
  width: Number(width.toFixed(4)),
  height: Number(height.toFixed(4)),
});
