import { z } from "zod";
import { visitForm } from "@rules/visit-form";
import { idempotencyKeys } from "../../lib/idempotency-keys";
import { textDraft } from "../../lib/text-draft";
import { EMAIL_INPUT, PHONE_INPUT } from "../../ui/form/input-kinds";
import type { TextFieldSpec } from "../../ui/form/TextFields";

/** The shared form with the time, which is chosen. */
export const bookingForm = visitForm.extend({ startsAt: z.string().min(1, { error: "Please choose a time" }) });
export type BookingFields = z.input<typeof bookingForm>;
export type Booking = z.output<typeof bookingForm>;

/** Beside the postcode, which comes first, and the notes. */
export const VISIT_FIELDS = [
  { name: "name", label: "Name", autoComplete: "name", required: true },
  { name: "phone", label: "Phone", ...PHONE_INPUT, required: true },
  { name: "email", label: "Email", ...EMAIL_INPUT, required: true, wide: true },
  { name: "address", label: "Address", autoComplete: "address-line1", required: true },
  { name: "city", label: "Town or city", autoComplete: "address-level2", required: true },
] as const satisfies readonly TextFieldSpec<string>[];

/** Typed fields, without the time: others may take it in the meantime. */
const TYPED = ["postcode", ...VISIT_FIELDS.map(({ name }) => name), "notes"] as const;

/** In the order of the page. */
export const FIELD_ORDER = ["postcode", "startsAt", ...VISIT_FIELDS.map(({ name }) => name), "notes"] as const;

export const visitDraft = textDraft("visit-draft", TYPED);
export const visitKeys = idempotencyKeys("visit-key");
