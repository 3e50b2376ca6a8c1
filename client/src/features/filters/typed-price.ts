import { PRICE_STEP, type PriceRange, WHOLE_RANGE } from "./filter-state";

export type PriceEnd = "from" | "to";

/** A range that was typed, or what is wrong with it. */
export type TypedRange = { range: PriceRange } | { problem: string };

/**
 * The range after one end of it was typed in pounds. Prices go by tens, so the range widens to the next ten: nothing that was
 * asked for is lost. Empty is the end of the scale, and so is everything beyond it.
 */
export function typedRange(end: PriceEnd, text: string, [from, to]: PriceRange): TypedRange {
  const [least, most] = WHOLE_RANGE;
  const digits = text.replaceAll(/[£,\s]/g, "");
  if (!/^\d*(\.\d+)?$/.test(digits)) return { problem: `Please enter pounds in figures, from ${least} to ${most}.` };
  const pounds = Math.min(digits === "" ? (end === "from" ? least : most) : Number(digits), most);
  const range: PriceRange =
    end === "from"
      ? [Math.floor(pounds / PRICE_STEP) * PRICE_STEP, to]
      : [from, Math.ceil(pounds / PRICE_STEP) * PRICE_STEP];
  if (range[0] <= range[1]) return { range };
  return {
    problem:
      end === "from"
        ? `Please enter at most ${to}, where your range ends.`
        : `Please enter at least ${from}, where your range begins.`,
  };
}
