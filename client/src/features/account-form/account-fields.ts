import { PASSWORD_LENGTH } from "@rules/password";
import { isPostcode } from "@rules/postcode";
import { UK_COUNTIES } from "../../content/uk-counties";
import { EMAIL_INPUT, PHONE_INPUT, POSTCODE_INPUT } from "../../ui/form/input-kinds";
import type { TextFieldSpec } from "../../ui/form/TextFields";

export const NAME_FIELDS = [
  { name: "firstName", label: "First name", autoComplete: "given-name", required: true },
  { name: "lastName", label: "Last name", autoComplete: "family-name", required: true },
] as const satisfies readonly TextFieldSpec<string>[];

/** The sign-in name of an account: password managers store a password under it. */
export const SIGN_IN_EMAIL = { ...EMAIL_INPUT, autoComplete: "username" } as const;

/** The field of a new password. */
export const NEW_PASSWORD_INPUT = {
  help: `At least ${PASSWORD_LENGTH.min} characters. Three or four words in a row are easy to keep in mind.`,
  autoComplete: "new-password",
} as const;

const askForPostcode = (typed: string) =>
  isPostcode(typed) ? undefined : "This does not look like a UK postcode. We deliver within the UK.";

/** Fields of a postal address without names. */
export const POSTAL_FIELDS = [
  { name: "address", label: "Address", autoComplete: "address-line1", required: true, wide: true },
  {
    name: "addressLine2",
    label: "Flat, floor or building",
    hint: "optional",
    autoComplete: "address-line2",
    wide: true,
  },
  { name: "city", label: "Town or city", autoComplete: "address-level2", required: true },
  {
    name: "state",
    label: "County or state",
    autoComplete: "address-level1",
    suggestions: UK_COUNTIES,
    required: true,
  },
  { name: "zipCode", label: "Postcode or zip code", ...POSTCODE_INPUT, question: askForPostcode, required: true },
] as const satisfies readonly TextFieldSpec<string>[];

export const PHONE_FIELD = { name: "phoneNumber", label: "Phone", hint: "optional", ...PHONE_INPUT } as const;

/** Fields of a saved address. */
export const ADDRESS_FIELDS = [...NAME_FIELDS, ...POSTAL_FIELDS, PHONE_FIELD] as const;
