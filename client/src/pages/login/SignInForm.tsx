import { SIGN_IN_EMAIL } from "../../features/account-form/account-fields";
import { AccountForm } from "../../features/account-form/AccountForm";
import { paths } from "../../lib/paths";
import type { Schedule } from "../../lib/serial-queue";
import { PasswordField } from "../../ui/form/PasswordField";
import { TextField } from "../../ui/form/TextField";
import { TextLink } from "../../ui/links";
import { useSignInForm } from "./useSignInForm";

type SignInFormProps = {
  change: Schedule;
  onSignedIn: () => void;
};

/** Sign-in with e-mail address and password. */
export function SignInForm({ change, onSignedIn }: SignInFormProps) {
  const form = useSignInForm(change, onSignedIn);
  const { field } = form;
  return (
    <AccountForm
      form={form}
      button="Sign in"
      busyText="Signing in..."
      beside={
        <TextLink to={paths.forgottenPassword.href()} display="inline-flex" alignItems="center" minH="target">
          Forgotten your password?
        </TextLink>
      }
    >
      <TextField {...field("email")} label="Email" {...SIGN_IN_EMAIL} required />
      <PasswordField {...field("password")} label="Password" autoComplete="current-password" required />
    </AccountForm>
  );
}
