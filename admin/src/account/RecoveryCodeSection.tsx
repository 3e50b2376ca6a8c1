import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { request } from "../api/request";
import { graphql } from "../gql";
import { session } from "../session/session";
import { FailureNotice } from "../ui/FailureNotice";
import { RecoveryCodes } from "../ui/RecoveryCodes";
import { Section } from "../ui/Section";
import { useSubmit } from "../ui/use-submit";

const RENEW_RECOVERY_CODES = graphql(`
  mutation RenewRecoveryCodes {
    renewRecoveryCodes {
      recoveryCodes
    }
  }
`);

type RecoveryCodeSectionProps = { codesLeft: number };

/** How many recovery codes are left, and new ones. */
export function RecoveryCodeSection({ codesLeft }: RecoveryCodeSectionProps) {
  const queries = useQueryClient();
  const [codes, setCodes] = useState<readonly string[]>();
  const { failure, isSending, handleSubmit } = useSubmit(async () => {
    const { renewRecoveryCodes } = await request(RENEW_RECOVERY_CODES);
    setCodes(renewRecoveryCodes?.recoveryCodes ?? []);
    session.forget();
    await queries.invalidateQueries({ queryKey: ["me"] });
  });
  return (
    <Section title="Recovery codes">
      {codes ? (
        <RecoveryCodes codes={codes} onKept={() => setCodes(undefined)} />
      ) : (
        <Stack component="form" spacing={2} onSubmit={handleSubmit}>
          <Typography>{codesLeft} of your codes have not been used. New ones end all former ones.</Typography>
          <FailureNotice message={failure?.message} />
          <Button type="submit" variant="outlined" loading={isSending}>
            Make new recovery codes
          </Button>
        </Stack>
      )}
    </Section>
  );
}
