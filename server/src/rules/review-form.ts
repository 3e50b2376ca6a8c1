import { z } from "zod";
import { enquirySender, LONGEST_MESSAGE } from "./enquiry-sender.js";
import { lines, required } from "./form-fields.js";

const RATING = "Please choose one to five stars";

/** Review form with its error messages. */
export const reviewForm = z.object({
  name: enquirySender.name,
  location: required("Town or county", 2, 80),
  rating: z.int({ error: RATING }).min(1, { error: RATING }).max(5, { error: RATING }),
  comment: lines("Review", { min: 10, max: LONGEST_MESSAGE, short: "Please write at least 10 characters" }),
});
