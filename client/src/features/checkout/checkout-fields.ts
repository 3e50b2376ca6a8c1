import type { CheckoutFields } from "@rules/checkout-form";
import type { ComponentProps } from "react";

export type FieldName = keyof CheckoutFields;

export type TextFieldSpec = {
  name: Exclude<FieldName, "paymentMethod" | "agreeToTerms">;
  label: string;
  hint?: string;
  /** Takes a row of its own. */
  wide?: boolean;
} & Pick<ComponentProps<"input">, "type" | "inputMode" | "autoComplete" | "autoCapitalize" | "spellCheck" | "required">;

export const CONTACT_FIELDS: readonly TextFieldSpec[] = [
  { name: "firstName", label: "First name", autoComplete: "given-name", required: true },
  { name: "lastName", label: "Last name", autoComplete: "family-name", required: true },
  {
    name: "email",
    label: "Email",
    type: "email",
    inputMode: "email",
    autoComplete: "email",
    autoCapitalize: "none",
    spellCheck: false,
    required: true,
  },
  { name: "phoneNumber", label: "Phone", hint: "optional", type: "tel", inputMode: "tel", autoComplete: "tel" },
];

export const ADDRESS_FIELDS: readonly TextFieldSpec[] = [
  { name: "address", label: "Address", autoComplete: "address-line1", required: true, wide: true },
  { name: "city", label: "Town or city", autoComplete: "address-level2", required: true },
  { name: "state", label: "County or state", autoComplete: "address-level1", required: true },
  {
    name: "zipCode",
    label: "Postcode or zip code",
    autoComplete: "postal-code",
    autoCapitalize: "characters",
    spellCheck: false,
    required: true,
  },
];

/** In the order of the form, which is that of its problems, too. */
export const FIELD_ORDER: readonly FieldName[] = [
  ...[...CONTACT_FIELDS, ...ADDRESS_FIELDS].map(({ name }) => name),
  "paymentMethod",
  "agreeToTerms",
];

/** The id of a field's control. */
export const fieldId = (name: FieldName): string => `checkout-${name}`;
