import Button from "@mui/material/Button";
import MenuItem from "@mui/material/MenuItem";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { request } from "../api/request";
import { graphql } from "../gql";
import type { StaffRole } from "../gql/graphql";
import { FailureNotice } from "../ui/FailureNotice";
import { FormField } from "../ui/FormField";
import { useSubmit } from "../ui/use-submit";
import { roleChoices } from "./role-names";

const INVITE = graphql(`
  mutation InviteStaff($input: InviteStaffInput!) {
    inviteStaff(input: $input) {
      token
      expiresAt
    }
  }
`);

export type Invitation = { email: string; token: string; expiresAt: string };

type InviteFormProps = { onInvited: (invitation: Invitation) => void };

/** Who is invited, and what they may do. */
export function InviteForm({ onInvited }: InviteFormProps) {
  const { failure, isSending, handleSubmit } = useSubmit(async ({ email = "", role = "" }) => {
    const { inviteStaff } = await request(INVITE, { input: { email, role: role as StaffRole } });
    onInvited({ email, token: inviteStaff?.token ?? "", expiresAt: inviteStaff?.expiresAt ?? "" });
  });
  return (
    <Stack component="form" spacing={2} onSubmit={handleSubmit}>
      <Typography>
        An earlier invitation of the same person is void. Who is staff already can replace password and app by it.
      </Typography>
      <FailureNotice message={failure?.message} />
      <FormField name="email" label="Email" type="email" autoComplete="off" fields={failure?.fields} />
      <FormField name="role" label="Role" select defaultValue="ORDERS" fields={failure?.fields}>
        {roleChoices.map(({ id, name }) => (
          <MenuItem key={id} value={id}>
            {name}
          </MenuItem>
        ))}
      </FormField>
      <Button type="submit" variant="contained" loading={isSending}>
        Invite
      </Button>
    </Stack>
  );
}
