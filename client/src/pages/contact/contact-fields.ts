import { idempotencyKeys } from "../../lib/idempotency-keys";
import { textDraft } from "../../lib/text-draft";
import { EMAIL_INPUT, PHONE_INPUT } from "../../ui/form/input-kinds";
import type { TextFieldSpec } from "../../ui/form/TextFields";

export const CONTACT_FIELDS = [
  { name: "name", label: "Name", autoComplete: "name", required: true, wide: true },
  { name: "email", label: "Email", ...EMAIL_INPUT, required: true },
  { name: "phone", label: "Phone", hint: "optional", ...PHONE_INPUT },
] as const satisfies readonly TextFieldSpec<string>[];

/** In the order of the form. */
export const FIELD_ORDER = ["name", "email", "phone", "message"] as const;

export const contactDraft = textDraft("contact-draft", FIELD_ORDER);
export const contactKeys = idempotencyKeys("contact-key");
