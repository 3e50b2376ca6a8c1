import { z } from "zod";
import { lines } from "./form-fields.js";

/** Maximum length of a note in graphemes. */
export const LONGEST_NOTE = 500;

/** A note to the shop on a cart; null where nothing is written. */
export const cartNote = z.object({
  note: lines("Note", { min: 0, max: LONGEST_NOTE, short: "Note must be text" })
    .nullish()
    .transform((note) => (note === undefined ? undefined : note || null)),
});
