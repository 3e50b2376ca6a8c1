import { z } from "zod";
import { required } from "./form-fields.js";
import { MAX_LINES, MAX_QUANTITY } from "./quantity.js";

const CODE_FORM = "A code has 3 to 20 letters and digits";
const PERCENT = "Percent must be a whole number from 1 to 100";
const WINDOWS = "Please enter a whole number of windows, at least 1";

/** What shoppers may enter as a promotion code, in capitals. */
export const PROMOTION_CODE = /^[A-Z0-9]{3,20}$/;

/** A promotion code as it is stored, of what was typed: in any case, with spaces and dashes, as codes are printed in groups. */
export const readPromotionCode = (typed: string): string => typed.replaceAll(/[\s\p{Pd}]/gu, "").toUpperCase();

/**
 * A new promotion with its error messages. Without a code it applies by itself, or by unique codes that are made for it; without a
 * start from now on.
 */
export const promotionForm = z
  .object({
    name: required("Name", 2, 60),
    code: z
      .string()
      .trim()
      .toUpperCase()
      .regex(PROMOTION_CODE, { error: CODE_FORM })
      .nullish()
      .transform((code) => code ?? null),
    hasUniqueCodes: z.boolean().default(false),
    percent: z.int({ error: PERCENT }).min(1, { error: PERCENT }).max(100, { error: PERCENT }),
    minimumWindows: z
      .int({ error: WINDOWS })
      .min(1, { error: WINDOWS })
      .max(MAX_LINES * MAX_QUANTITY, { error: "No cart holds so many windows" }),
    startsAt: z.date(),
    endsAt: z
      .date()
      .nullish()
      .transform((end) => end ?? null),
  })
  .refine(({ startsAt, endsAt }) => endsAt === null || endsAt > startsAt, {
    error: "It has to end after it starts",
    path: ["endsAt"],
  })
  .refine(({ code, hasUniqueCodes }) => code === null || !hasUniqueCodes, {
    error: "It has one code or unique codes, not both",
    path: ["code"],
  });
