import { z } from "zod";
import { correspondent, LONGEST_MESSAGE } from "./correspondent.js";
import { lines } from "./form-fields.js";
import { phoneNumber } from "./phone.js";
import { postcode } from "./postcode.js";

/**
 * What a shopper must give to be called about a quote, and the sentence for each rule. It leaves the phone number in E.164 and
 * the postcode as the post writes it.
 */
export const quoteForm = z.object({
  ...correspondent,
  phone: phoneNumber,
  postcode,
  message: lines("Message", { min: 0, max: LONGEST_MESSAGE, short: "Message must be text" })
    .nullish()
    .transform((message) => message || undefined),
});

/** What stands in the fields while the form is filled in. */
export type QuoteFields = z.input<typeof quoteForm>;
