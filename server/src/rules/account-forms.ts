import { z } from "zod";
import { checkoutForm } from "./checkout-form.js";
import { emailAddress, line } from "./form-fields.js";
import { fullName } from "./person-name.js";
import { isOwnersName, isRowOrRepetition, PASSWORD_LENGTH } from "./password.js";
import { lengthUpTo } from "./text-length.js";

/** What an account keeps at most. */
export const MOST_ADDRESSES = 20;
export const MOST_SAVED = 200;

const SHORT = `Password must be at least ${PASSWORD_LENGTH.min} characters`;

/**
 * A new password. It is taken as it is typed: spaces count, and all keyboards spell an accent the same way. That it is none of the
 * commonest only the server can tell, which has their list; nor is it the owner's name, where that is known.
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

/** Said at a password that is its owner's name. */
export const OWNERS_NAME = "Password must not be your name or e-mail address";

const MISSING = "Please enter your password";

/** A password that is known already: whether it is the right one, no rule can tell. */
const knownPassword = z
  .string({ error: MISSING })
  .min(1, { error: MISSING })
  .transform((typed) => typed.normalize("NFKC"));

/** In lower case: one person, one account. */
const accountEmail = emailAddress().transform((email) => email.toLowerCase());

/** Who wants an account, and the sentence for each rule. */
export const registerForm = z
  .object({ ...fullName, email: accountEmail, password: newPassword })
  .refine(({ password, ...owner }) => !isOwnersName(password, owner), { path: ["password"], error: OWNERS_NAME });

/** One field: the rest is known from the order that was just placed. */
export const registerFromOrderForm = z.object({ password: newPassword });

export const signInForm = z.object({ email: accountEmail, password: knownPassword });

/** The page that the link of a registration opens: who opens it shows that it was them. */
export const confirmRegistrationForm = z.object({ password: knownPassword });

export const forgottenPasswordForm = z.object({ email: accountEmail });

/** The page that the link for a new password opens. */
export const resetPasswordForm = z.object({ password: newPassword });

export const changePasswordForm = z.object({ current: knownPassword, password: newPassword });

export const changeEmailForm = z.object({ email: accountEmail, password: knownPassword });

export const deleteAccountForm = z.object({ password: knownPassword });

/** Who somebody is, as it fills the checkout in. */
export const detailsForm = z.object({
  ...fullName,
  phone: line("Phone number", { min: 0, max: 40, short: "Phone number must be text" })
    .nullish()
    .transform((number) => number || undefined),
});

/** An address as the checkout asks for it. */
export const addressForm = checkoutForm
  .pick({ firstName: true, lastName: true, phoneNumber: true, address: true, city: true, state: true, zipCode: true })
  .extend({ isDefault: z.boolean().default(false) });

export type AddressForm = z.output<typeof addressForm>;
