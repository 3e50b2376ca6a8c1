import { PRICE_STEP, WHOLE_RANGE, type PriceRange } from "./filter-state";

export type PriceEnd = "from" | "to";

/** A typed price range, or its error. */
export type TypedRange = { range: PriceRange } | { problem: string };

/**
 * The range after one end was typed in pounds. It is widened to the next ten, so that no product is lost. Empty text
 * and figures beyond the scale mean its end.
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
