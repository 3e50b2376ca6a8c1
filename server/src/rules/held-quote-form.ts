import { z } from "zod";
import { emailAddress } from "./form-fields.js";

/** Where the e-mail about a held quote goes; null where none is wanted. */
export const heldQuoteForm = z.object({
  email: emailAddress()
    .nullish()
    .transform((email) => email ?? null),
});
