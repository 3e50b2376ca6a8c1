import Button from "@mui/material/Button";
import MenuItem from "@mui/material/MenuItem";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { useNotify, useRefresh } from "react-admin";
import { MERGE_PROPOSAL_DAYS } from "@rules/retention-periods";
import { request } from "../api/request";
import { FailureNotice } from "../ui/FailureNotice";
import { FormField } from "../ui/FormField";
import { Section } from "../ui/Section";
import { useSubmit } from "../ui/use-submit";
import type { Customer } from "./customers-provider";
import { PROPOSE_MERGE } from "./merge-documents";

type MergeCustomerProps = { customer: Customer };

/** Proposes that this customer and another one are the same person. Both are asked by mail. */
export function MergeCustomer({ customer: { email, hasAccount } }: MergeCustomerProps) {
  const notify = useNotify();
  const refresh = useRefresh();
  const [round, setRound] = useState(0);
  const { failure, isSending, handleSubmit } = useSubmit(async ({ otherEmail = "", stays = "", reason = "" }) => {
    const [keptEmail, leavingEmail] = stays === "this" ? [email, otherEmail] : [otherEmail, email];
    await request(PROPOSE_MERGE, { input: { keptEmail, leavingEmail, reason } });
    notify("Both addresses get a mail with a link.");
    setRound(round + 1);
    refresh();
  });
  const { keptEmail, leavingEmail, ...others } = failure?.fields ?? {};
  const refused = keptEmail ?? leavingEmail;
  const fields = { ...others, ...(refused !== undefined && { otherEmail: refused }) };
  return (
    <Section title="Propose to merge">
      <Typography>
        Is another email address the same person&rsquo;s? Both get a mail with a link. Only when both have said yes
        within {MERGE_PROPOSAL_DAYS} days is everything put into the account that stays; the other one can&rsquo;t sign
        in any more. It can&rsquo;t be undone.
      </Typography>
      <FailureNotice message={failure?.message} />
      <Stack
        key={round}
        component="form"
        spacing={2}
        onSubmit={handleSubmit}
        sx={{ alignItems: "flex-start", "& .MuiFormControl-root": { width: "100%", maxWidth: 420 } }}
      >
        <FormField name="otherEmail" label="The other email address" type="email" autoComplete="off" fields={fields} />
        <FormField
          name="stays"
          label="Which account stays"
          select
          defaultValue={hasAccount ? "this" : "other"}
          fields={fields}
        >
          {hasAccount && <MenuItem value="this">This one, {email}</MenuItem>}
          <MenuItem value="other">The other one</MenuItem>
        </FormField>
        <FormField
          name="reason"
          label="Why they are one person"
          helperText="Only staff read it."
          autoComplete="off"
          fields={fields}
        />
        <Button type="submit" variant="outlined" loading={isSending}>
          Propose to merge
        </Button>
      </Stack>
    </Section>
  );
}
