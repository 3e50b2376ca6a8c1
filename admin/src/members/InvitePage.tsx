import Card from "@mui/material/Card";
import CardContent from "@mui/material/CardContent";
import { useState } from "react";
import { Title } from "react-admin";
import { InvitationLink } from "./InvitationLink";
import { InviteForm, type Invitation } from "./InviteForm";

/** Invites somebody, and shows the link for them. */
export function InvitePage() {
  const [invitation, setInvitation] = useState<Invitation>();
  return (
    <Card sx={{ marginTop: 2, maxWidth: 560 }}>
      <Title title="Invite" />
      <CardContent>
        {invitation ? (
          <InvitationLink invitation={invitation} onAnother={() => setInvitation(undefined)} />
        ) : (
          <InviteForm onInvited={setInvitation} />
        )}
      </CardContent>
    </Card>
  );
}
