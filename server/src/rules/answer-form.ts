import { z } from "zod";
import { LONGEST_MESSAGE } from "./enquiry-sender.js";
import { lines } from "./form-fields.js";

/** What the shop answers to a customer. */
export const answerForm = z.object({
  text: lines("Answer", { min: 2, max: LONGEST_MESSAGE, short: "Please write an answer" }),
});
