import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import { FailureNotice } from "../ui/FailureNotice";
import { useSubmit } from "../ui/use-submit";

type PasskeyFormProps = {
  /** Asks for the passkey and goes on. @throws {StaffError} where it was not given */
  onUse: () => Promise<void>;
};

/** Gives the second factor by a passkey instead of a code. */
export function PasskeyForm({ onUse }: PasskeyFormProps) {
  const { failure, isSending, handleSubmit } = useSubmit(onUse);
  return (
    <Stack component="form" spacing={2} onSubmit={handleSubmit}>
      <FailureNotice message={failure?.message} />
      <Button type="submit" variant="contained" loading={isSending}>
        Use a passkey
      </Button>
    </Stack>
  );
}
