import { GraphQLError, GraphQLScalarType, Kind, type ValueNode } from "graphql";
import { LONGEST_INCHES } from "../../rules/sizes.js";
import { lengthUpTo } from "../../rules/text-length.js";

/** In characters as people count them: a letter with accents or a family emoji is one. */
const MAX_TEXT_LENGTH = 2000;
/** In UTF-16 units: a character may consist of many, but not of any number. */
const MAX_TEXT_UNITS = 20_000;

function refuse(sentence: string): never {
  throw new GraphQLError(sentence, { extensions: { code: "BAD_USER_INPUT" } });
}

function numberOf(ast: ValueNode, name: string): number {
  if (ast.kind === Kind.INT || ast.kind === Kind.FLOAT) return Number(ast.value);
  return refuse(`${name} must be a number.`);
}

function parsePence(value: unknown): number {
  if (typeof value === "number" && Number.isSafeInteger(value)) return value;
  return refuse("Pence must be a whole number.");
}

/** An amount of money: whole pence, so that sums are exact. */
export const Pence = new GraphQLScalarType<number, number>({
  name: "Pence",
  description: "An amount of money in whole pence: 20592 is £205.92.",
  serialize: parsePence,
  parseValue: parsePence,
  parseLiteral: (ast) => parsePence(numberOf(ast, "Pence")),
});

function parseInches(value: unknown): number {
  if (typeof value !== "number" || !Number.isFinite(value)) return refuse("A length must be a number of inches.");
  if (value <= 0 || value > LONGEST_INCHES)
    return refuse(`A length must be above 0 and at most ${LONGEST_INCHES} inches.`);
  return Math.round(value * 10_000) / 10_000;
}

/** A length. Literals are checked too: GraphQL's own Float lets the literal 1e309 through as Infinity. */
export const Inches = new GraphQLScalarType<number, number>({
  name: "Inches",
  description:
    "A length in inches, above 0 and at most 1000, kept to four decimals (finer than a hundredth of a millimetre).",
  serialize: parseInches,
  parseValue: parseInches,
  parseLiteral: (ast) => parseInches(numberOf(ast, "A length")),
});

function parseText(value: unknown): string {
  if (typeof value !== "string") return refuse("Text is expected.");
  if (value.length > MAX_TEXT_LENGTH && isTooLong(value))
    return refuse(`Text may have at most ${MAX_TEXT_LENGTH} characters.`);
  if (value.includes("\0") || !value.isWellFormed()) return refuse("Text may not contain NUL or broken characters.");
  return value;
}

const isTooLong = (text: string) => text.length > MAX_TEXT_UNITS || lengthUpTo(MAX_TEXT_LENGTH, text) > MAX_TEXT_LENGTH;

/** Text that comes from outside. */
export const Text = new GraphQLScalarType<string, string>({
  name: "Text",
  description: "Text of at most 2000 characters, as people count them, without NUL or lone surrogates.",
  serialize: parseText,
  parseValue: parseText,
  parseLiteral: (ast) => parseText(ast.kind === Kind.STRING ? ast.value : undefined),
});
