import { z } from "zod";
import { lines } from "./form-fields.js";

/** Maximum length of what a refund or a remake says to the shopper, in graphemes. */
const LONGEST_NOTE = 500;

/** What staff type of a refund or a remake besides figures and choices: what is written to the shopper, null for nothing. */
export const afterSalesForm = z.object({
  note: lines("Note", { min: 0, max: LONGEST_NOTE, short: "Please write the note" })
    .nullish()
    .transform((text) => text || null),
});
