import { z } from "zod";
import { LONGEST_MESSAGE } from "./enquiry-sender.js";
import { lines } from "./form-fields.js";
import { isProblemKind, MOST_PROBLEM_PHOTOS, type ProblemKind } from "./order-problem.js";

const KIND = "Please choose what is wrong";

/** The report of a problem with an order, with its error messages. */
export const problemForm = z.object({
  kind: z.string({ error: KIND }).refine((kind): kind is ProblemKind => isProblemKind(kind), { error: KIND }),
  text: lines("Description", {
    min: 10,
    max: LONGEST_MESSAGE,
    short: "Please describe the problem in at least 10 characters",
  }),
  photoIds: z.array(z.string()).max(MOST_PROBLEM_PHOTOS, { error: `At most ${MOST_PROBLEM_PHOTOS} photos` }),
});

/** A message about a reported problem. */
export const problemMessageForm = z.object({
  text: lines("Message", { min: 2, max: LONGEST_MESSAGE, short: "Please write your message" }),
});

/** What the shop has agreed with the shopper. */
export const agreementForm = z.object({
  agreed: lines("Agreement", { min: 2, max: LONGEST_MESSAGE, short: "Please write what was agreed" }),
});
