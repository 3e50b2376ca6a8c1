import { NAME_FIELDS, PHONE_FIELD, POSTAL_FIELDS } from "../../../features/account-form/account-fields";
import { EMAIL_INPUT } from "../../../ui/form/input-kinds";

export const CONTACT_FIELDS = [
  ...NAME_FIELDS,
  { name: "email", label: "Email", ...EMAIL_INPUT, required: true },
  PHONE_FIELD,
] as const;

/** In the order of the form and of its error summary. */
export const FIELD_ORDER = [
  ...[...CONTACT_FIELDS, ...POSTAL_FIELDS].map(({ name }) => name),
  "paymentMethod",
  "agreeToTerms",
] as const;
