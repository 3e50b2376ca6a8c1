import type { SizeField } from "./size-limits.js";
import { LONGEST_INCHES, toInches, type Unit } from "./sizes.js";

/** Result of parsing a typed length: inches, or an error message. */
export type LengthReading = { readonly inches: number } | { readonly message: string };

const PLAIN_FIGURE = /^(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.\d*)?$|^\d*[.,]\d+$/;
const WORDS = { width: "width", height: "drop" } as const satisfies Record<SizeField, string>;
const EXAMPLES = { mm: "1200", cm: "120", in: "47.25" } as const satisfies Record<Unit, string>;

/**
 * Reads a length as typed in `unit`: "1200", " 120.5 ", "1,200" (thousands) and "120,5" (decimal comma). A comma before
 * exactly three digits separates thousands; as a decimal comma it would give a length that no product allows.
 * Size limits are checked by `checkSize`.
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
