import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import { useNotify, useRedirect } from "react-admin";
import { FailureNotice } from "../ui/FailureNotice";
import { FormField } from "../ui/FormField";
import { useSubmit } from "../ui/use-submit";
import { importPrices } from "./price-operations";

type ConfirmFormProps = { csv: string; fingerprint: string };

const SHRUNK = { inputLabel: { shrink: true } } as const;

/** Imports a price list as its dry run showed it, now or for a day to come. */
export function ConfirmForm({ csv, fingerprint }: ConfirmFormProps) {
  const notify = useNotify();
  const redirect = useRedirect();
  const { failure, isSending, handleSubmit } = useSubmit(async ({ name = "", effectiveFrom = "" }) => {
    const day = effectiveFrom === "" ? null : effectiveFrom;
    const id = await importPrices({ name, csv, fingerprint, effectiveFrom: day });
    const done = day === null ? "The prices are imported; shoppers see them." : "The prices are planned.";
    notify(done, { type: "success" });
    redirect("show", "prices", id);
  });
  return (
    <Stack component="form" spacing={2} onSubmit={handleSubmit} sx={{ maxWidth: 480 }}>
      <FormField name="name" label="Name" helperText="By which you find it again." fields={failure?.fields} />
      <FormField
        name="effectiveFrom"
        label="Starts on"
        type="date"
        required={false}
        helperText="When this day begins in London; at once, if left out."
        slotProps={SHRUNK}
        fields={failure?.fields}
      />
      <FailureNotice message={failure?.message} />
      <Button type="submit" variant="contained" loading={isSending}>
        Import these prices
      </Button>
    </Stack>
  );
}
