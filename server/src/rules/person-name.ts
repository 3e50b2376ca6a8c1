import { type Lengths, line } from "./form-fields.js";

/**
 * Characters that show nothing or turn the direction of text, such as overrides, tags and fillers. Joiners and variation
 * selectors stay: scripts and emoji need them.
 */
const INVISIBLE =
  /(?![\u200C\u200D\p{Variation_Selector}])[\p{Default_Ignorable_Code_Point}\p{Zl}\p{Zp}\uFFF9-\uFFFB]/u;

/** A letter, digit, sign or symbol; of the symbols not the blank of braille. */
const VISIBLE = /(?!\u2800)[\p{L}\p{N}\p{P}\p{S}]/u;

/** The full stop, and those that browsers take for one within a host name. */
const DOT = "[.\u3002\uFF0E\uFF61]";
/** Before a capital these are a person's: "J.R.R.Tolkien", "St.John". */
const ABBREVIATION = `(?:\\p{L}|Ste?|Dr|Mrs?|Ms|Mx|Prof|Rev|Sr|Jr)${DOT}\\p{Lu}`;

/** What mail readers would make a link of. */
const WEB_ADDRESS = [
  /:\/\//,
  /(?<![\p{L}\p{N}])www\d?\./iu,
  new RegExp(`(?<![\\p{L}\\p{N}-])(?!${ABBREVIATION})[\\p{L}\\p{N}-]{1,63}${DOT}\\p{L}{2}`, "u"),
  new RegExp(`${DOT}\\p{L}{2,63}/`, "u"),
  /\d{1,3}(?:\.\d{1,3}){3}/,
];

/**
 * A person's name, in one line. It is shown to staff, to readers of reviews and in the subject lines of mail programs, so it
 * holds no web address and nothing that can't be seen. `short` is also what it says where nothing can be seen.
 */
export function personName(label: string, lengths: Lengths) {
  return line(label, lengths)
    .refine((name) => !INVISIBLE.test(name), { error: `${label} contains a character that can't be used`, abort: true })
    .refine((name) => VISIBLE.test(name), { error: lengths.short, abort: true })
    .refine((name) => !WEB_ADDRESS.some((pattern) => pattern.test(name)), {
      error: `${label} must not contain a web address`,
    });
}

/** First or last name, in the words that the shop uses for required lines. */
const part = (label: string) =>
  personName(label, { min: 2, max: 100, short: `${label} must be at least 2 characters` });

/** The name of who orders or has an account. */
export const fullName = { firstName: part("First name"), lastName: part("Last name") };
