import type { TypedDocumentNode } from "@apollo/client";
import type { z } from "zod";
import { confirmRegistrationForm, resetPasswordForm } from "@rules/account-forms";
import { NEW_PASSWORD_INPUT } from "../../../features/account-form/account-fields";
import { graphql } from "../../../gql";
import { paths } from "../../../lib/paths";

/** What a link of an e-mail and a password do together. */
export type PasswordLink = {
  mutation: TypedDocumentNode<
    { signedIn: { cartNotices: readonly string[] | null } | null },
    { input: { token: string; password: string } }
  >;
  schema: z.ZodType<{ password: string }, { password: string }>;
  title: string;
  lead: string;
  password: { label: string; help?: string; autoComplete: "current-password" | "new-password" };
  button: string;
  busyText: string;
  /** The notice after it. */
  done: { title: string; description: string };
  /** Of a link that the shop does not know any more: text, and link to the next step. */
  gone: { text: string; to: string; label: string };
};

/** Creates the account. Needs the link and the password, so that a leaked link alone is no use. */
export const CONFIRM_ACCOUNT: PasswordLink = {
  mutation: graphql(`
    mutation ConfirmRegistration($input: ConfirmRegistrationInput!) {
      signedIn: confirmRegistration(input: $input) {
        account {
          id
        }
        cartNotices
      }
    }
  `),
  schema: confirmRegistrationForm,
  title: "Confirm your account",
  lead: "Give the password that you chose. So nobody who merely has the link can make an account in your name.",
  password: { label: "Password", autoComplete: "current-password" },
  button: "Confirm and sign in",
  busyText: "Confirming...",
  done: { title: "Your account is ready", description: "Whatever you had in your cart is still there." },
  gone: {
    text: "It has been used already, or is too old. If you have no account yet, please register again.",
    to: paths.register.href(),
    label: "Create an account",
  },
};

/** Sets a new password after "Forgotten your password?". */
export const NEW_PASSWORD: PasswordLink = {
  mutation: graphql(`
    mutation ResetPassword($input: ResetPasswordInput!) {
      signedIn: resetPassword(input: $input) {
        account {
          id
        }
        cartNotices
      }
    }
  `),
  schema: resetPasswordForm,
  title: "Choose a new password",
  lead: "You are signed in with it here, and signed out everywhere else.",
  password: { label: "New password", ...NEW_PASSWORD_INPUT },
  button: "Save and sign in",
  busyText: "Saving...",
  done: { title: "Your password is changed", description: "Everywhere else you have been signed out." },
  gone: {
    text: "It has been used already, or is too old. Your password is as it was.",
    to: paths.forgottenPassword.href(),
    label: "Send another link",
  },
};
