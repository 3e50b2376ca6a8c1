import { LONGEST_INCHES, toInches, type Unit } from "./sizes.js";
import type { SizeField } from "./size-limits.js";

/** What a shopper typed as a length: inches, or a sentence that says how to type it. */
export type LengthReading = { readonly inches: number } | { readonly message: string };

const PLAIN_FIGURE = /^(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.\d*)?$|^\d*[.,]\d+$/;
const WORDS = { width: "width", height: "drop" } as const satisfies Record<SizeField, string>;
const EXAMPLES = { mm: "1200", cm: "120", in: "47.25" } as const satisfies Record<Unit, string>;

/**
 * Reads a length as typed in `unit`: "1200", " 120.5 ", "1,200" (thousands) and "120,5" (decimal comma). A comma before
 * exactly three figures parts thousands; read the other way the length would be a thousandth, which no product allows.
 * Whether the length can be made is `checkSize`'s question.
 */
export function readLength(text: string, unit: Unit, field: SizeField): LengthReading {
  const typed = text.trim();
  const word = WORDS[field];
  if (typed === "") return { message: `Please enter the ${word} in ${unit}.` };
  if (!PLAIN_FIGURE.test(typed))
    return { message: `Please enter the ${word} as a plain figure in ${unit}, for example ${EXAMPLES[unit]}.` };
  const value = Number(typed.replace(/,(?=\d{3}(?:\D|$))/g, "").replace(",", "."));
  if (value > LONGEST_INCHES * 25.4 || toInches(value, unit) > LONGEST_INCHES)
    return { message: `This ${word} is longer than anything we make. Please check the figure and the unit.` };
  return { inches: toInches(value, unit) };
}
