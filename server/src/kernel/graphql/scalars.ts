import { GraphQLError, GraphQLScalarType, Kind, type ValueNode } from "graphql";
import { GraphQLISODateTime } from "type-graphql";
import { LONGEST_INCHES } from "../../rules/sizes.js";

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
  specifiedByURL: "https://www.rfc-editor.org/rfc/rfc7493#section-2.2",
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
  specifiedByURL: "https://www.rfc-editor.org/rfc/rfc8259#section-6",
  serialize: parseInches,
  parseValue: parseInches,
  parseLiteral: (ast) => parseInches(numberOf(ast, "A length")),
});

function parseDay(value: unknown): string {
  const day = value instanceof Date ? value.toISOString().slice(0, 10) : value;
  if (typeof day === "string" && isDay(day)) return day;
  return refuse("A day must be a date such as 2026-12-04.");
}

const isDay = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));

/** A day without a time; a JavaScript Date stands for its day in UTC. Called Date in the schema. */
export const Day = new GraphQLScalarType<string, string>({
  name: "Date",
  description: "A day, such as 2026-12-04.",
  specifiedByURL: "https://scalars.graphql.org/andimarek/local-date.html",
  serialize: parseDay,
  parseValue: parseDay,
  parseLiteral: (ast) => parseDay(ast.kind === Kind.STRING ? ast.value : undefined),
});

/** A moment. Serialized with milliseconds, in UTC. */
export const DateTime = new GraphQLScalarType({
  ...GraphQLISODateTime.toConfig(),
  name: "DateTime",
  description: "A moment in UTC, such as 2007-12-03T10:15:30.000Z.",
  specifiedByURL: "https://scalars.graphql.org/andimarek/date-time.html",
});
