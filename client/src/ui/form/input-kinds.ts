/** Attributes for the phone's keyboard and the browser's autofill. */
export const EMAIL_INPUT = {
  type: "email",
  inputMode: "email",
  autoComplete: "email",
  autoCapitalize: "none",
  spellCheck: false,
} as const;

export const PHONE_INPUT = { type: "tel", inputMode: "tel", autoComplete: "tel" } as const;

export const POSTCODE_INPUT = {
  autoComplete: "postal-code",
  autoCapitalize: "characters",
  spellCheck: false,
} as const;
