import { z } from "zod";
import { correspondent, LONGEST_MESSAGE } from "./correspondent.js";
import { line, lines } from "./form-fields.js";
import { phoneNumber } from "./phone.js";

/** A message to the shop, and the sentence for each rule. */
export const contactForm = z.object({
  ...correspondent,
  phone: z.preprocess((typed) => (typed === "" || typed === null ? undefined : typed), phoneNumber.optional()),
  message: lines("Message", { min: 1, max: LONGEST_MESSAGE, short: "Please write your message" }),
  /** The inspiration that the message is about, as the address of the page names it. */
  inspirationId: line("Inspiration", { min: 0, max: 80, short: "Inspiration must be text" })
    .nullish()
    .transform((id) => id || undefined),
});
