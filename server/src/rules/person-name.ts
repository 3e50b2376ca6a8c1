import { line, type Lengths } from "./form-fields.js";

/**
 * Characters that are invisible or change the text direction, such as overrides, tags and fillers. Joiners and variation
 * selectors are allowed, because scripts and emoji need them.
 */
const INVISIBLE =
  /(?![\u200C\u200D\p{Variation_Selector}])[\p{Default_Ignorable_Code_Point}\p{Zl}\p{Zp}\uFFF9-\uFFFB]/u;

/** A letter, digit, punctuation mark or symbol, except the blank braille pattern. */
const VISIBLE = /(?!\u2800)[\p{L}\p{N}\p{P}\p{S}]/u;

/** The full stop and its equivalents in host names. */
const DOT = "[.\u3002\uFF0E\uFF61]";
/** Allowed before a capital letter: "J.R.R.Tolkien", "St.John". */
const ABBREVIATION = `(?:\\p{L}|Ste?|Dr|Mrs?|Ms|Mx|Prof|Rev|Sr|Jr)${DOT}\\p{Lu}`;

/** Text that mail clients turn into a link. */
const WEB_ADDRESS = [
  /:\/\//,
  /(?<![\p{L}\p{N}])www\d?\./iu,
  new RegExp(`(?<![\\p{L}\\p{N}-])(?!${ABBREVIATION})[\\p{L}\\p{N}-]{1,63}${DOT}\\p{L}{2}`, "u"),
  new RegExp(`${DOT}\\p{L}{2,63}/`, "u"),
  /\d{1,3}(?:\.\d{1,3}){3}/,
];

/**
 * A person's name in one line. It is shown to staff, beside reviews and in the subject lines of e-mails, so it may hold no URL
 * and no invisible characters. `short` is also the error for a name without visible characters.
 */
export function personName(label: string, lengths: Lengths) {
  return line(label, lengths)
    .refine((name) => !INVISIBLE.test(name), { error: `${label} contains a character that can't be used`, abort: true })
    .refine((name) => VISIBLE.test(name), { error: lengths.short, abort: true })
    .refine((name) => !WEB_ADDRESS.some((pattern) => pattern.test(name)), {
      error: `${label} must not contain a web address`,
    });
}

/** First or last name, with the shop's standard error for required fields. */
const part = (label: string) =>
  personName(label, { min: 2, max: 100, short: `${label} must be at least 2 characters` });

/** Name of a customer. */
export const fullName = { firstName: part("First name"), lastName: part("Last name") };
