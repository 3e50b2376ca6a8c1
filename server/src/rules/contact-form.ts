import { z } from "zod";
import { enquirySender, LONGEST_MESSAGE } from "./enquiry-sender.js";
import { line, lines } from "./form-fields.js";
import { phoneNumber } from "./phone.js";

/** Contact form with its error messages. */
export const contactForm = z.object({
  ...enquirySender,
  phone: z.preprocess((typed) => (typed === "" || typed === null ? undefined : typed), phoneNumber.optional()),
  message: lines("Message", { min: 1, max: LONGEST_MESSAGE, short: "Please write your message" }),
  /** The inspiration that the message is about, as in the page's URL. */
  inspirationId: line("Inspiration", { min: 0, max: 80, short: "Inspiration must be text" })
    .nullish()
    .transform((id) => id || undefined),
});
