import { toNormalised } from "postcode";
import { z } from "zod";

const SENTENCE = "Please enter a full UK postcode, for example SW1A 1AA";

/** A British postcode in any usual spelling ("sw1a1aa", " SW1A-1AA."); its value is the standard form: "SW1A 1AA". */
export const postcode = z
  .string({ error: SENTENCE })
  .max(40, { error: SENTENCE, abort: true })
  .transform((typed, context) => {
    const normalised = toNormalised(typed.replaceAll(/[\s.,–-]/g, ""));
    if (normalised !== null) return normalised;
    context.addIssue({ code: "custom", message: SENTENCE });
    return z.NEVER;
  });
