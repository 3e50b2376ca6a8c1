import { z } from "zod";
import { checkoutForm } from "./checkout-form.js";
import { emailAddress, line } from "./form-fields.js";
import { isOwnersName, isRowOrRepetition, PASSWORD_LENGTH } from "./password.js";
import { fullName } from "./person-name.js";
import { lengthUpTo } from "./text-length.js";

/** Maximum numbers of saved items per account. */
export const MOST_ADDRESSES = 20;
export const MOST_SAVED = 200;

const SHORT = `Password must be at least ${PASSWORD_LENGTH.min} characters`;

/**
 * A new password. Spaces count, and accents are normalised. It must not be the owner's name, if known. Only the server, which
 * has the list, refuses common passwords.
 */
export const newPassword = z
  .string({ error: SHORT })
  .transform((typed) => typed.normalize("NFKC"))
  .refine((password) => lengthUpTo(PASSWORD_LENGTH.min, password) >= PASSWORD_LENGTH.min, {
    error: SHORT,
    abort: true,
  })
  .refine((password) => lengthUpTo(PASSWORD_LENGTH.max, password) <= PASSWORD_LENGTH.max, {
    error: `Password must be at most ${PASSWORD_LENGTH.max} characters`,
    abort: true,
  })
  .refine((password) => !isRowOrRepetition(password), {
    error: "Password must not be a row of keys, or the same again and again",
  });

/** Error for a password that is its owner's name. */
export const OWNERS_NAME = "Password must not be your name or e-mail address";

const MISSING = "Please enter your password";

/** An existing password: required, without rules for new ones. */
const knownPassword = z
  .string({ error: MISSING })
  .min(1, { error: MISSING })
  .transform((typed) => typed.normalize("NFKC"));

/** Lowercased, so that an e-mail address has one account. */
export const accountEmail = emailAddress().transform((email) => email.toLowerCase());

/** The form by which a guest asks for their data. */
export const personalDataForm = z.object({ email: accountEmail });

/** Registration form with its error messages. */
export const registerForm = z
  .object({ ...fullName, email: accountEmail, password: newPassword })
  .refine(({ password, ...owner }) => !isOwnersName(password, owner), { path: ["password"], error: OWNERS_NAME });

/** Registration after an order, which has the other fields. */
export const registerFromOrderForm = z.object({ password: newPassword });

export const signInForm = z.object({ email: accountEmail, password: knownPassword });

/** Confirmation of a registration. The password proves that the same person opened the link. */
export const confirmRegistrationForm = z.object({ password: knownPassword });

export const forgottenPasswordForm = z.object({ email: accountEmail });

/** Password reset form. */
export const resetPasswordForm = z.object({ password: newPassword });

export const changePasswordForm = z.object({ current: knownPassword, password: newPassword });

export const changeEmailForm = z.object({ email: accountEmail, password: knownPassword });

export const deleteAccountForm = z.object({ password: knownPassword });

/** Account details, which prefill the checkout. */
export const detailsForm = z.object({
  ...fullName,
  phone: line("Phone number", { min: 0, max: 40, short: "Phone number must be text" })
    .nullish()
    .transform((number) => number || undefined),
});

/** A postal address with the checkout's rules. */
export const addressForm = checkoutForm
  .omit({ email: true, paymentMethod: true, agreeToTerms: true })
  .extend({ isDefault: z.boolean().default(false) });
