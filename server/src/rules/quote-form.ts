import { z } from "zod";
import { enquirySender, LONGEST_MESSAGE } from "./enquiry-sender.js";
import { lines } from "./form-fields.js";
import { phoneNumber } from "./phone.js";
import { postcode } from "./postcode.js";

/**
 * Quote request form with its error messages. The result has the phone number in E.164 and the postcode in its standard form.
 */
export const quoteForm = z.object({
  ...enquirySender,
  phone: phoneNumber,
  postcode,
  message: lines("Message", { min: 0, max: LONGEST_MESSAGE, short: "Message must be text" })
    .nullish()
    .transform((message) => message || undefined),
});

/** Field values while the form is being filled in. */
export type QuoteFields = z.input<typeof quoteForm>;
