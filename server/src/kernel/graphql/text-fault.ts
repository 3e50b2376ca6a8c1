import { lengthUpTo } from "../../rules/text-length.js";

/** In characters as people count them: a letter with accents or a family emoji is one. */
const MAX_TEXT_LENGTH = 2000;
/** In UTF-16 units: a character may consist of many, but not of any number. */
const MAX_TEXT_UNITS = 20_000;

/** What is wrong with a value of type `String` that comes from outside, as a sentence; undefined for a good one. */
export function textFault(value: unknown): string | undefined {
  if (typeof value !== "string") return "Text is expected.";
  if (value.length > MAX_TEXT_LENGTH && isTooLong(value)) return `Text may have at most ${MAX_TEXT_LENGTH} characters.`;
  if (value.includes("\0") || !value.isWellFormed()) return "Text may not contain NUL or broken characters.";
  return undefined;
}

const isTooLong = (text: string) => text.length > MAX_TEXT_UNITS || lengthUpTo(MAX_TEXT_LENGTH, text) > MAX_TEXT_LENGTH;
