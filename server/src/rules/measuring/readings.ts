/** The lengths that a tape takes at a window, in the order in which they are taken. */
export const READING_NAMES = [
  "widthTop",
  "widthMiddle",
  "widthBottom",
  "dropLeft",
  "dropCentre",
  "dropRight",
  "diagonalDown",
  "diagonalUp",
  "depth",
] as const;
export type ReadingName = (typeof READING_NAMES)[number];

/** What was read, in inches; any may be missing. */
export type Readings = { readonly [Name in ReadingName]?: number };

export const WIDTHS = ["widthTop", "widthMiddle", "widthBottom"] as const;
export const DROPS = ["dropLeft", "dropCentre", "dropRight"] as const;
export const DIAGONALS = ["diagonalDown", "diagonalUp"] as const;
