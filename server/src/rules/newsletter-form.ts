import { z } from "zod";
import { emailAddress } from "./form-fields.js";

/** The mailing list's one field. An address has an "@" and a "." in any case, and more where mail is to reach it. */
export const newsletterForm = z.object({ email: emailAddress("The email address you entered is not valid.") });
