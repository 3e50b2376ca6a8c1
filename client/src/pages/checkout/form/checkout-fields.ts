import type { CheckoutFields } from "@rules/checkout-form";
import { EMAIL_INPUT, PHONE_INPUT, POSTCODE_INPUT } from "../../../ui/form/input-kinds";
import type { TextFieldSpec } from "../../../ui/form/TextFields";

type FieldName = keyof CheckoutFields;

type TypedField = TextFieldSpec<Exclude<FieldName, "paymentMethod" | "agreeToTerms">>;

export const CONTACT_FIELDS: readonly TypedField[] = [
  { name: "firstName", label: "First name", autoComplete: "given-name", required: true },
  { name: "lastName", label: "Last name", autoComplete: "family-name", required: true },
  { name: "email", label: "Email", ...EMAIL_INPUT, required: true },
  { name: "phoneNumber", label: "Phone", hint: "optional", ...PHONE_INPUT },
];

export const ADDRESS_FIELDS: readonly TypedField[] = [
  { name: "address", label: "Address", autoComplete: "address-line1", required: true, wide: true },
  { name: "city", label: "Town or city", autoComplete: "address-level2", required: true },
  { name: "state", label: "County or state", autoComplete: "address-level1", required: true },
  { name: "zipCode", label: "Postcode or zip code", ...POSTCODE_INPUT, required: true },
];

/** In the order of the form and of its error summary. */
export const FIELD_ORDER: readonly FieldName[] = [
  ...[...CONTACT_FIELDS, ...ADDRESS_FIELDS].map(({ name }) => name),
  "paymentMethod",
  "agreeToTerms",
];
