import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import { request } from "../api/request";
import { graphql } from "../gql";
import { FailureNotice } from "../ui/FailureNotice";
import { FormField } from "../ui/FormField";
import { useSubmit } from "../ui/use-submit";

const SIGN_IN = graphql(`
  mutation SignIn($input: SignInInput!) {
    signIn(input: $input) {
      hasPasskey
      errors {
        code
        message
        field
      }
    }
  }
`);

type PasswordStepProps = { onProven: (second: { hasPasskey: boolean }) => void };

/** The first step of the sign-in. */
export function PasswordStep({ onProven }: PasswordStepProps) {
  const { failure, isSending, handleSubmit } = useSubmit(async ({ email = "", password = "" }) => {
    const { signIn } = await request(SIGN_IN, { input: { email, password } });
    onProven({ hasPasskey: signIn?.hasPasskey ?? false });
  });
  return (
    <Stack component="form" spacing={2} onSubmit={handleSubmit}>
      <FailureNotice message={failure?.message} />
      <FormField name="email" label="Email" type="email" autoComplete="username" fields={failure?.fields} />
      <FormField
        name="password"
        label="Password"
        type="password"
        autoComplete="current-password"
        fields={failure?.fields}
      />
      <Button type="submit" variant="contained" loading={isSending}>
        Continue
      </Button>
    </Stack>
  );
}
