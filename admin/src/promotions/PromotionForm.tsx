import Button from "@mui/material/Button";
import MenuItem from "@mui/material/MenuItem";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { FailureNotice } from "../ui/FailureNotice";
import { FormField } from "../ui/FormField";
import { useSubmit } from "../ui/use-submit";
import { createPromotion } from "./promotion-changes";
import { typedPromotion } from "./typed-promotion";

const SHRUNK = { inputLabel: { shrink: true } } as const;

type PromotionFormProps = { onCreated: (id: string) => void };

/** A new promotion. It can be ended later, not changed. */
export function PromotionForm({ onCreated }: PromotionFormProps) {
  const { failure, isSending, handleSubmit } = useSubmit(async (values) => {
    onCreated(await createPromotion(typedPromotion(values)));
  });
  return (
    <Stack component="form" spacing={2} onSubmit={handleSubmit} noValidate>
      <Typography>
        Shoppers see it within a second of its start. It can be ended, but not changed: orders and carts refer to it.
      </Typography>
      <FailureNotice message={failure?.message} />
      <PromotionFields fields={failure?.fields} />
      <Button type="submit" variant="contained" loading={isSending}>
        Create
      </Button>
    </Stack>
  );
}

type PromotionFieldsProps = {
  /** What was refused, by field. */
  fields: Readonly<Record<string, string>> | undefined;
};

function PromotionFields({ fields }: PromotionFieldsProps) {
  return (
    <>
      <FormField name="name" label="Name" helperText="Shown to shoppers. No other promotion has it." fields={fields} />
      <FormField
        name="code"
        label="Code"
        required={false}
        helperText="3 to 20 letters and digits, for everybody. Without one it counts by itself, or by unique codes."
        fields={fields}
      />
      <FormField name="hasUniqueCodes" label="Unique codes" select defaultValue="no" fields={fields}>
        <MenuItem value="no">No</MenuItem>
        <MenuItem value="yes">Yes: made afterwards, each for one order or a few</MenuItem>
      </FormField>
      <FormField name="percent" label="Percent off" type="number" fields={fields} />
      <FormField
        name="minimumWindows"
        label="Counts from so many windows on"
        type="number"
        defaultValue="1"
        fields={fields}
      />
      <FormField
        name="startsAt"
        label="Starts"
        type="datetime-local"
        required={false}
        helperText="Time in London. Now, if left out."
        slotProps={SHRUNK}
        fields={fields}
      />
      <FormField
        name="endsAt"
        label="Ends"
        type="datetime-local"
        required={false}
        helperText="Time in London. No end, if left out."
        slotProps={SHRUNK}
        fields={fields}
      />
    </>
  );
}
