import MenuItem from "@mui/material/MenuItem";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import type { FormEvent } from "react";
import { formatPounds } from "@rules/money";
import { REFUND_REASONS } from "@rules/order-refund";
import { choicesOf } from "../ui/choices";
import { FailureNotice } from "../ui/FailureNotice";
import { FormField } from "../ui/FormField";

type RefundFormProps = {
  id: string;
  refundablePence: number;
  failure: { message: string; fields: Readonly<Record<string, string>> } | undefined;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
};

/** Amount, reason and what the customer reads of it. */
export function RefundForm({ id, refundablePence, failure, onSubmit }: RefundFormProps) {
  return (
    <Stack component="form" id={id} spacing={2} onSubmit={onSubmit} noValidate sx={{ paddingTop: 1 }}>
      <Typography>
        This records it only: pay it back yourself, the way the customer paid. They are told by email.
      </Typography>
      <FailureNotice message={failure?.message} />
      <FormField
        name="amountPence"
        label="Amount in £"
        autoComplete="off"
        slotProps={{ htmlInput: { inputMode: "decimal" } }}
        helperText={`At most ${formatPounds(refundablePence)}`}
        fields={failure?.fields}
      />
      <FormField name="reason" label="Reason" select defaultValue="FAULT" fields={failure?.fields}>
        {choicesOf(REFUND_REASONS).map(({ id: reason, name }) => (
          <MenuItem key={reason} value={reason}>
            {name}
          </MenuItem>
        ))}
      </FormField>
      <FormField
        name="note"
        label="Note to the customer"
        required={false}
        multiline
        minRows={2}
        helperText="In the email and on the order’s page."
        fields={failure?.fields}
      />
    </Stack>
  );
}
