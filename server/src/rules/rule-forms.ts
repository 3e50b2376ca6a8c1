import { z } from "zod";
import { CORD_FIGURES } from "./cord-rules.js";
import { deductionsForm, INSTALLED_DEDUCTIONS } from "./deductions-form.js";
import { wholeNumber } from "./fact-fields.js";
import { DEPENDENCIES } from "./options/dependencies.js";
import type { RuleContents, RuleKind } from "./published-rules.js";

const STANDARD = "BS EN 13120:2009+A1:2014";

/** A length of cords with its bounds; what it must not be less than comes from the standard. */
const cordLength = (label: string, least: number, most: number, why: string) => {
  const whole = `${label} must be a whole number of mm, at most ${most}`;
  return z
    .int({ error: whole })
    .max(most, { error: whole })
    .min(least, { error: `${label} can’t be less than ${least} mm, ${why}` });
};

/** What keeps a control safe: a phrase that names the device that the standard asks for. */
const device = (label: string, needed: string) => {
  const error = `${label} must name a ${needed}, as ${STANDARD} asks for one`;
  return z
    .string()
    .trim()
    .max(200, { error: `${label} has at most 200 characters` })
    .refine((words) => words.toLowerCase().includes(needed), { error });
};

/** Figures of cords: never less safe than the standard's. */
const cordsForm = z.strictObject({
  deviceHeightMm: cordLength(
    "The height of the device above the floor",
    CORD_FIGURES.deviceHeightMm,
    2500,
    `by ${STANDARD}, so that cords end out of a child’s reach`,
  ),
  shorterThanDropMm: cordLength(
    "What a cord hangs less than the blind",
    CORD_FIGURES.shorterThanDropMm,
    1000,
    `as the shop’s reading of ${STANDARD} has it`,
  ),
  lengthStepMm: wholeNumber("The step of lengths in mm", 50, 500),
  leastLengthMm: wholeNumber("The shortest length in mm", 100, 1000),
  chainDevice: device("What keeps a chain safe", "tension device"),
  cordDevice: device("What keeps a cord safe", "breakaway joiner"),
});

const MOST_DEPENDENCIES = 200;
const TOO_MANY = { error: `There can be at most ${MOST_DEPENDENCIES} of these` };

const word = (label: string) =>
  z
    .string()
    .trim()
    .min(1, { error: `${label} is missing` })
    .max(100, { error: `${label} has at most 100 characters` });
const value = z.tuple([word("The option"), word("The value")]);
const reason = z
  .string()
  .trim()
  .max(300, { error: "The sentence has at most 300 characters" })
  .refine((words) => /^\p{Lu}.*[.!]$/u.test(words), {
    error: "Please say why in a sentence for the shopper, with a capital letter and a full stop",
  });

const exclusion = z
  .strictObject({ one: value, other: value, reason })
  .refine(({ one, other }) => one[0] !== other[0], { error: "An option excludes a value of another option" });

const optionsForm = z.strictObject({
  exclusions: z.array(exclusion).max(MOST_DEPENDENCIES, TOO_MANY),
  impossible: z.array(z.strictObject({ is: value, reason })).max(MOST_DEPENDENCIES, TOO_MANY),
});

/** The form of each kind of rules, with the bounds that nobody can publish beyond. */
export const RULE_FORMS: { readonly [Kind in RuleKind]: z.ZodType<RuleContents[Kind]> } = {
  DEDUCTIONS: deductionsForm,
  CORDS: cordsForm,
  OPTIONS: optionsForm,
};

/** The rules that came with the shop, as data. */
export const INSTALLED_RULES: Readonly<RuleContents> = {
  DEDUCTIONS: INSTALLED_DEDUCTIONS,
  CORDS: CORD_FIGURES,
  OPTIONS: DEPENDENCIES,
};
