import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { request } from "../api/request";
import { graphql } from "../gql";
import type { EnrolMutation } from "../gql/graphql";
import { CopyField } from "../ui/CopyField";
import { FailureNotice } from "../ui/FailureNotice";
import { FormField } from "../ui/FormField";
import { useSubmit } from "../ui/use-submit";
import { QrCode } from "./QrCode";

const ACCEPT_INVITATION = graphql(`
  mutation AcceptInvitation($input: AcceptInvitationInput!) {
    acceptInvitation(input: $input) {
      recoveryCodes
      errors {
        code
        message
        field
      }
    }
  }
`);

type JoinFormProps = {
  token: string;
  enrolment: NonNullable<EnrolMutation["enrol"]>;
  onJoined: (recoveryCodes: readonly string[]) => void;
};

/** Name, password, and a code that proves that the app has the secret. */
export function JoinForm({ token, enrolment: { email, secret, otpauthUri }, onJoined }: JoinFormProps) {
  const { failure, isSending, handleSubmit } = useSubmit(async ({ name = "", password = "", code = "" }) => {
    const { acceptInvitation } = await request(ACCEPT_INVITATION, { input: { token, name, password, code } });
    onJoined(acceptInvitation?.recoveryCodes ?? []);
  });
  const fields = failure?.fields;
  return (
    <Stack component="form" spacing={2} onSubmit={handleSubmit}>
      <Typography>
        You sign in as <strong>{email}</strong>, with a password and a code of an authenticator app on your phone.
      </Typography>
      <Typography variant="h6" component="h2">
        1. Add this to the app
      </Typography>
      <QrCode text={otpauthUri ?? ""} label="QR code for the authenticator app" />
      <CopyField label="Or type this secret" value={secret ?? ""} />
      <Typography variant="h6" component="h2">
        2. Tell us who you are
      </Typography>
      <FailureNotice message={failure?.message} />
      <FormField name="name" label="First and last name" autoComplete="name" fields={fields} />
      {/* For password managers, which store the pair. */}
      <input type="hidden" name="username" autoComplete="username" value={email ?? ""} readOnly />
      <FormField
        name="password"
        label="New password"
        type="password"
        autoComplete="new-password"
        helperText="At least 10 characters."
        fields={fields}
      />
      <FormField
        name="code"
        label="Code"
        autoComplete="one-time-code"
        helperText="The six digits that the app shows now."
        fields={fields}
      />
      <Button type="submit" variant="contained" loading={isSending}>
        Join
      </Button>
    </Stack>
  );
}
