import { z } from "zod";
import { enquirySender } from "./enquiry-sender.js";
import { emailAddress, lines } from "./form-fields.js";

/** Where the e-mail about a held quote goes; null where none is wanted. */
export const heldQuoteForm = z.object({
  email: emailAddress()
    .nullish()
    .transform((email) => email ?? null),
});

/** Maximum length of what is said with an agreement, in graphemes. */
export const LONGEST_COMMENT = 500;

/** Who agrees to a shared quote, and what they say; null for nothing. */
export const agreementForm = z.object({
  name: enquirySender.name,
  comment: lines("Comment", { min: 0, max: LONGEST_COMMENT, short: "Comment must be text" })
    .nullish()
    .transform((comment) => comment || null),
});

/** Values of the form while it is being filled in. */
export type AgreementFields = z.input<typeof agreementForm>;
