import type { GoodsPicture } from "./goods-picture.js";

/** A label with its value. */
export type Fact = { label: string; value: string };

/** One length of a part that is made: "Cloth, width", "1200 mm", ["−38 mm for the brackets"], "1162 mm". */
export type SheetLength = {
  part: string;
  measured: string;
  adjustments: readonly string[];
  made: string;
};

/** What the sheet of one window says, in words. */
export type WindowSheet = {
  /** What a scanner reads, and what stands below it. */
  code: string;
  /** Room and window, or else its place in the order. */
  title: string;
  /** "MBC123456 · line 2 · 1 of 3". */
  place: string;
  /** Name, material and colour. */
  product: string;
  /** What must be known before anything is cut. */
  warning: string | undefined;
  picture: GoodsPicture;
  /** Beside the drawing. */
  facts: readonly Fact[];
  /** Empty for orders from before made sizes were kept. */
  lengths: readonly SheetLength[];
  choices: readonly Fact[];
  /** Of a chain or cord; otherwise empty. */
  cord: readonly Fact[];
  /** The versions of the rules by which all of it was worked out. */
  rules: string;
};
