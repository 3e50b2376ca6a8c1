import { NAME_FIELDS, PASSWORD_HELP } from "../../features/account-form/account-fields";
import { AccountForm } from "../../features/account-form/AccountForm";
import { CheckInbox } from "../../features/account-form/CheckInbox";
import { paths } from "../../lib/paths";
import { EMAIL_INPUT } from "../../ui/form/input-kinds";
import { PasswordField } from "../../ui/form/PasswordField";
import { TextField } from "../../ui/form/TextField";
import { TextFields } from "../../ui/form/TextFields";
import { TextLink } from "../../ui/links";
import { SmallText } from "../../ui/texts";
import { useRegisterForm } from "./useRegisterForm";

/** Name, e-mail address and password; then the notice to check the inbox. */
export function RegisterForm() {
  const { form, sentTo, isAgain, startAgain } = useRegisterForm();
  const { field } = form;
  if (sentTo !== undefined) {
    return (
      <CheckInbox email={sentTo} onAgain={startAgain}>
        Open the link in it and give your password once more: then your account is ready.
      </CheckInbox>
    );
  }
  return (
    <AccountForm form={form} button="Create account" busyText="Sending..." takesFocus={isAgain}>
      <TextFields fields={NAME_FIELDS} field={field} />
      <TextField {...field("email")} label="Email" {...EMAIL_INPUT} required />
      <PasswordField
        {...field("password")}
        label="Password"
        help={PASSWORD_HELP}
        autoComplete="new-password"
        required
      />
      <SmallText>
        We use this for your account and your orders, nothing else. See{" "}
        <TextLink to={paths.privacy.href()}>your privacy</TextLink>.
      </SmallText>
    </AccountForm>
  );
}
