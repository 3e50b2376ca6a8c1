import { z } from "zod";
import { lengthUpTo } from "./text-length.js";

/** Control characters and lone surrogates. Single-line fields don't need them, and Postgres refuses NUL. */
const UNSTORABLE = /[\p{Cc}\p{Cs}]/u;
/** The same for multi-line text, which may have line breaks and tabs. */
const UNSTORABLE_IN_LINES = /[\p{Cs}]|(?![\n\r\t])\p{Cc}/u;

/** Length limits in graphemes; `short` is the error for fewer than `min`. */
export type Lengths = { min: number; max: number; short: string };

/** Single-line text. `short` is the error for fewer than `min` characters. */
export function line(label: string, lengths: Lengths) {
  return text(label, UNSTORABLE, lengths);
}

/** Multi-line text. */
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

/** A required single-line field with the shop's standard error. */
export function required(label: string, min: number, max: number) {
  return line(label, { min, max, short: `${label} must be at least ${min} characters` });
}

/** An e-mail address. */
export function emailAddress(sentence = "Please enter a valid email address") {
  // The length is checked first, so that the pattern never runs on long text.
  return z
    .string({ error: sentence })
    .trim()
    .max(254, { error: sentence, abort: true })
    .pipe(z.email({ error: sentence }));
}
