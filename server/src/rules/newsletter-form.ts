import { z } from "zod";
import { emailAddress } from "./form-fields.js";

/** The mailing list's field: an e-mail address. */
export const newsletterForm = z.object({ email: emailAddress("The email address you entered is not valid.") });
