import { toNormalised } from "postcode";
import { z } from "zod";

const SENTENCE = "Please enter a full UK postcode, for example SW1A 1AA";

/** The standard form of a British postcode, null for anything else. */
const normalised = (typed: string) => toNormalised(typed.replaceAll(/[\s.,–-]/g, ""));

/** Whether it is a British postcode in any usual spelling. */
export const isPostcode = (typed: string): boolean => normalised(typed) !== null;

/** A British postcode in any usual spelling ("sw1a1aa", " SW1A-1AA."); its value is the standard form: "SW1A 1AA". */
export const postcode = z
  .string({ error: SENTENCE })
  .max(40, { error: SENTENCE, abort: true })
  .transform((typed, context) => {
    const standard = normalised(typed);
    if (standard !== null) return standard;
    context.addIssue({ code: "custom", message: SENTENCE });
    return z.NEVER;
  });
