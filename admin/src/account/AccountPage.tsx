import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import CardContent from "@mui/material/CardContent";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Title } from "react-admin";
import { request } from "../api/request";
import { graphql } from "../gql";
import { roleNames } from "../members/role-names";
import { session } from "../session/session";
import { FailureNotice } from "../ui/FailureNotice";
import { RecoveryCodes } from "../ui/RecoveryCodes";
import { useSubmit } from "../ui/use-submit";

const RENEW_RECOVERY_CODES = graphql(`
  mutation RenewRecoveryCodes {
    renewRecoveryCodes {
      recoveryCodes
    }
  }
`);

/** Who is signed in, and their recovery codes. */
export function AccountPage() {
  const queries = useQueryClient();
  const { data: me } = useQuery({ queryKey: ["me"], queryFn: session.me });
  const [codes, setCodes] = useState<readonly string[]>();
  const { failure, isSending, handleSubmit } = useSubmit(async () => {
    const { renewRecoveryCodes } = await request(RENEW_RECOVERY_CODES);
    setCodes(renewRecoveryCodes?.recoveryCodes ?? []);
    session.forget();
    await queries.invalidateQueries({ queryKey: ["me"] });
  });
  if (!me) return null;
  return (
    <Card sx={{ marginTop: 2, maxWidth: 560 }}>
      <Title title="My account" />
      <CardContent>
        <Stack spacing={2}>
          <Typography>
            {me.name}, {me.email}: {roleNames[me.role]}
          </Typography>
          <Typography variant="h6" component="h2">
            Recovery codes
          </Typography>
          {codes ? (
            <RecoveryCodes codes={codes} onKept={() => setCodes(undefined)} />
          ) : (
            <Stack component="form" spacing={2} onSubmit={handleSubmit}>
              <Typography>
                {me.recoveryCodesLeft} of your codes have not been used. New ones end all former ones.
              </Typography>
              <FailureNotice message={failure?.message} />
              <Button type="submit" variant="outlined" loading={isSending}>
                Make new recovery codes
              </Button>
            </Stack>
          )}
        </Stack>
      </CardContent>
    </Card>
  );
}
