import MenuItem from "@mui/material/MenuItem";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import type { FormEvent } from "react";
import { canTransition } from "@rules/order-progress";
import { FailureNotice } from "../ui/FailureNotice";
import { FormField } from "../ui/FormField";
import type { ListedOrder } from "./orders-provider";
import { statusChoices } from "./status-names";

type MoveFormProps = {
  id: string;
  orders: readonly ListedOrder[];
  failure: string | undefined;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
};

/** What orders can become next. Where it fits some of them only, it says how many. */
export function MoveForm({ id, orders, failure, onSubmit }: MoveFormProps) {
  const choices = statusChoices
    .map((choice) => ({ ...choice, fits: orders.filter(({ status }) => canTransition(status, choice.id)).length }))
    .filter(({ fits }) => fits > 0)
    .toSorted((one, other) => other.fits - one.fits);
  return (
    <Stack component="form" id={id} spacing={2} onSubmit={onSubmit} sx={{ paddingTop: 1 }}>
      <Typography>Their customers are told by e-mail.</Typography>
      <FailureNotice message={failure} />
      <FormField name="to" label="Move to" select defaultValue={choices[0]?.id ?? ""} fields={undefined}>
        {choices.map(({ id: status, name, fits }) => (
          <MenuItem key={status} value={status}>
            {fits === orders.length ? name : `${name} (${fits} of ${orders.length} can)`}
          </MenuItem>
        ))}
      </FormField>
    </Stack>
  );
}
