import type { SizeField } from "./size-limits.js";
import { LONGEST_INCHES, toInches, type Unit } from "./sizes.js";

/** Result of parsing a typed length: inches, or an error message. */
export type LengthReading = { readonly inches: number } | { readonly message: string };

/** "1200", "1,200.5", "1 200", "120,5". A comma or space before exactly three digits separates thousands. */
const FIGURE = /^(?:\d+|\d{1,3}(?:[,\s]\d{3})+)(?:[.]\d*)?$|^(?:\d*|\d{1,3}(?:\s\d{3})+)[.,]\d+$/;
/** "47 1/4", "47-1/4", "3/4": with inches only. */
const FRACTION = /^(?:(\d{1,4})[\s-]+)?(\d{1,2})\/(\d{1,2})$/;
const SIGNS: Readonly<Record<string, string>> = {
  "¼": " 1/4",
  "½": " 1/2",
  "¾": " 3/4",
  "⅛": " 1/8",
  "⅜": " 3/8",
  "⅝": " 5/8",
  "⅞": " 7/8",
};

/** What people write behind a figure, and how many of our unit one of it is. */
const WRITTEN_UNITS: readonly { pattern: RegExp; unit: Unit; times: number }[] = [
  { pattern: /(?:mm|millimet(?:re|er)s?)$/i, unit: "mm", times: 1 },
  { pattern: /(?:cm|centimet(?:re|er)s?)$/i, unit: "cm", times: 1 },
  { pattern: /(?:m|met(?:re|er)s?)$/i, unit: "mm", times: 1000 },
  { pattern: /(?:in|inch|inches|"|”|″|'')$/i, unit: "in", times: 1 },
];

/** In the unit of the field; a figure beyond it is no slip of a digit or a unit. */
const LONGEST_TYPED = 100_000;

const WORDS = { width: "width", height: "drop" } as const satisfies Record<SizeField, string>;
const EXAMPLES = { mm: "1200", cm: "120", in: "47.25" } as const satisfies Record<Unit, string>;

/**
 * Reads a length as people type it in a field in `unit`: "1200", "1,200", "1 200" (thousands), "120,5" (decimal comma), with
 * or without another unit behind it ("120 cm", "1.2 m"), in inches with a fraction ("47 1/4\""). A comma before exactly
 * three digits separates thousands; as a decimal comma it would give a length that no product allows.
 * Size limits are checked by `checkSize`.
 */
export function readLength(text: string, unit: Unit, field: SizeField): LengthReading {
  const typed = text.trim();
  const word = WORDS[field];
  if (typed === "") return { message: `Please enter the ${word} in ${unit}.` };
  const length = lengthIn(typed, unit);
  if (length === undefined)
    return { message: `Please enter the ${word} as a plain figure in ${unit}, for example ${EXAMPLES[unit]}.` };
  const { value, unit: meant } = length;
  if (value > LONGEST_INCHES * 25.4 || toInches(value, meant) > LONGEST_INCHES)
    return { message: `This ${word} is longer than anything we make. Please check the figure and the unit.` };
  return { inches: toInches(value, meant) };
}

/** The inches of a typed length, also of one that is longer than anything we make, up to 100,000 in its unit; undefined for anything else. */
export function typedInches(text: string, unit: Unit): number | undefined {
  const { value, unit: meant } = lengthIn(text.trim(), unit) ?? {};
  return value === undefined || meant === undefined || value > LONGEST_TYPED ? undefined : toInches(value, meant);
}

/** The figure and the unit that was meant; undefined for anything else. */
function lengthIn(typed: string, fieldUnit: Unit): { value: number; unit: Unit } | undefined {
  const written = WRITTEN_UNITS.find(({ pattern }) => pattern.test(typed));
  const { unit, times } = written ?? { unit: fieldUnit, times: 1 };
  const figure = written ? typed.replace(written.pattern, "").trim() : typed;
  if (FIGURE.test(figure)) return { value: figureOf(figure) * times, unit };
  const fraction = unit === "in" ? fractionOf(figure) : undefined;
  return fraction === undefined ? undefined : { value: fraction, unit };
}

const figureOf = (figure: string) => Number(figure.replace(/[,\s](?=\d{3}(?:\D|$))/g, "").replace(",", "."));

function fractionOf(figure: string): number | undefined {
  const plain = figure.replace(/[¼½¾⅛⅜⅝⅞]/, (sign) => SIGNS[sign] ?? "").trim();
  const [, whole = "0", over, under] = FRACTION.exec(plain) ?? [];
  return under === undefined || Number(under) === 0 ? undefined : Number(whole) + Number(over) / Number(under);
}
