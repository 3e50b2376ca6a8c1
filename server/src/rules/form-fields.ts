import { z } from "zod";
import { lengthUpTo } from "./text-length.js";

/** Control characters and lone surrogates: no field of one line needs them, and Postgres refuses NUL. */
const UNSTORABLE = /[\p{Cc}\p{Cs}]/u;
/** The same for text of several lines, where line breaks and tabs are wanted. */
const UNSTORABLE_IN_LINES = /[\p{Cs}]|(?![\n\r\t])\p{Cc}/u;

/** Characters as a reader counts them; `short` is the sentence for fewer than `min`. */
export type Lengths = { min: number; max: number; short: string };

/** Text of one line. `short` is what it says when there are fewer than `min` characters. */
export function line(label: string, lengths: Lengths) {
  return text(label, UNSTORABLE, lengths);
}

/** Text of as many lines as the shopper likes. */
export function lines(label: string, lengths: Lengths) {
  return text(label, UNSTORABLE_IN_LINES, lengths);
}

function text(label: string, unstorable: RegExp, { min, max, short }: Lengths) {
  return z
    .string({ error: short })
    .trim()
    .refine((value) => !unstorable.test(value), {
      error: `${label} contains a character that can't be used`,
      abort: true,
    })
    .refine((value) => lengthUpTo(min, value) >= min, { error: short })
    .refine((value) => lengthUpTo(max, value) <= max, { error: `${label} must be at most ${max} characters` });
}

/** A required line, in the words that the shop uses for all of them. */
export function required(label: string, min: number, max: number) {
  return line(label, { min, max, short: `${label} must be at least ${min} characters` });
}

/** An address that mail can be sent to. */
export function emailAddress(sentence = "Please enter a valid email address") {
  // The length first: no pattern looks at more than an address can have.
  return z
    .string({ error: sentence })
    .trim()
    .max(254, { error: sentence, abort: true })
    .pipe(z.email({ error: sentence }));
}
