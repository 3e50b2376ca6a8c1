import { FormField } from "../ui/FormField";

type CodeFieldProps = { fields: Readonly<Record<string, string>> | undefined };

/** Takes a code of the app or a recovery code. */
export function CodeField({ fields }: CodeFieldProps) {
  return (
    <FormField
      name="code"
      label="Code"
      autoComplete="one-time-code"
      fields={fields}
      helperText="Six digits of your authenticator app, or a recovery code."
    />
  );
}
