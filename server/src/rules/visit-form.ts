import { z } from "zod";
import { enquirySender } from "./enquiry-sender.js";
import { line, lines, required } from "./form-fields.js";
import { phoneNumber } from "./phone.js";
import { postcode } from "./postcode.js";

/** Maximum length of what the fitter should know, in graphemes. */
const LONGEST_NOTES = 500;

/** The postcode for which free times are looked up. */
export const visitPlaceForm = z.object({ postcode });

/** Who is visited where, with the form's error messages. The result has the phone number in E.164. */
export const visitForm = z.object({
  ...enquirySender,
  phone: phoneNumber,
  address: required("Address", 5, 200),
  city: required("Town or city", 2, 100),
  postcode,
  notes: lines("Access notes", { min: 0, max: LONGEST_NOTES, short: "Access notes must be text" })
    .nullish()
    .transform((notes) => notes || null),
});

/** Values of the form while it is being filled in. */
export type VisitFields = z.input<typeof visitForm>;

/** Who visits; empty for nobody yet. */
export const fitterForm = z.object({
  fitter: line("Fitter", { min: 0, max: 100, short: "Fitter must be text" }).transform((name) => name || null),
});

/** What staff note about the outcome of a visit. */
export const visitOutcomeForm = z.object({
  note: lines("Note", { min: 0, max: 2000, short: "Note must be text" })
    .nullish()
    .transform((note) => note || null),
});
