import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useQuery } from "@tanstack/react-query";
import { Title } from "react-admin";
import { roleNames } from "../members/role-names";
import { session } from "../session/session";
import { PasskeySection } from "./PasskeySection";
import { RecoveryCodeSection } from "./RecoveryCodeSection";

/** Who is signed in, with their passkeys and recovery codes. */
export function AccountPage() {
  const { data: me } = useQuery({ queryKey: ["me"], queryFn: session.me });
  if (!me) return null;
  return (
    <Stack spacing={2} sx={{ marginTop: 2, maxWidth: 560 }}>
      <Title title="My account" />
      <Typography>
        {me.name}, {me.email}: {roleNames[me.role]}
      </Typography>
      <PasskeySection />
      <RecoveryCodeSection codesLeft={me.recoveryCodesLeft} />
    </Stack>
  );
}
