import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import { SHOP_TIME_ZONE } from "@rules/london-time";
import { CopyField } from "../ui/CopyField";
import type { Invitation } from "./InviteForm";

const MOMENT = new Intl.DateTimeFormat("en-GB", { dateStyle: "full", timeStyle: "short", timeZone: SHOP_TIME_ZONE });

type InvitationLinkProps = { invitation: Invitation; onAnother: () => void };

/** The link of an invitation, which the shop shows only now. */
export function InvitationLink({ invitation: { email, token, expiresAt }, onAnother }: InvitationLinkProps) {
  const link = `${window.location.origin}/admin/join?token=${encodeURIComponent(token)}`;
  return (
    <Stack spacing={2}>
      <Alert severity="success">
        Give this link to {email}, in person or by a channel that you trust. It works once, until{" "}
        {MOMENT.format(new Date(expiresAt))}, and is never shown again.
      </Alert>
      <CopyField label="Invitation link" value={link} />
      <Button onClick={onAnother}>Invite somebody else</Button>
    </Stack>
  );
}
