import { idempotencyKeys } from "../../lib/idempotency-keys";
import { textDraft } from "../../lib/text-draft";
import { EMAIL_INPUT, POSTCODE_INPUT } from "../../ui/form/input-kinds";
import type { TextFieldSpec } from "../../ui/form/TextFields";
import { fieldId } from "../../ui/form/use-checked-form";

export const SAMPLES_FIELDS = [
  { name: "name", label: "Name", autoComplete: "name", required: true },
  { name: "email", label: "Email", ...EMAIL_INPUT, required: true },
  { name: "address", label: "Address", autoComplete: "address-line1", required: true, wide: true },
  { name: "city", label: "Town or city", autoComplete: "address-level2", required: true },
  { name: "postcode", label: "Postcode", ...POSTCODE_INPUT, required: true },
] as const satisfies readonly TextFieldSpec<string>[];

export const TEXT_FIELDS = SAMPLES_FIELDS.map(({ name }) => name);

/** In the order of the page. */
export const FIELD_ORDER = ["samples", ...TEXT_FIELDS] as const;

export const samplesDraft = textDraft("samples-draft", TEXT_FIELDS);
export const samplesKeys = idempotencyKeys("samples-key");

/** Id of the panel of chosen samples, to which the error summary leads like to a field. */
export const CHOICE_ID = fieldId("samples", "samples");
