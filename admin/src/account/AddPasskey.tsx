import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import { useNotify } from "react-admin";
import { FailureNotice } from "../ui/FailureNotice";
import { FormField } from "../ui/FormField";
import { useSubmit } from "../ui/use-submit";
import { ownPasskeys } from "./own-passkeys";

type AddPasskeyProps = { onAdded: () => Promise<void> };

/** Names a passkey, which the browser then makes. */
export function AddPasskey({ onAdded }: AddPasskeyProps) {
  const notify = useNotify();
  const { failure, isSending, handleSubmit } = useSubmit(async ({ name = "" }) => {
    await ownPasskeys.add(name);
    notify("The passkey is added.");
    await onAdded();
  });
  return (
    <Stack component="form" spacing={2} onSubmit={handleSubmit}>
      <FailureNotice message={failure?.fields["name"] === undefined ? failure?.message : undefined} />
      <FormField
        name="name"
        label="Name of the new passkey"
        autoComplete="off"
        helperText="Such as “Work laptop”, so that you can tell it from others."
        fields={failure?.fields}
      />
      <Button type="submit" variant="outlined" loading={isSending}>
        Add a passkey
      </Button>
    </Stack>
  );
}
