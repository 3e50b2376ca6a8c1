import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogContentText from "@mui/material/DialogContentText";
import DialogTitle from "@mui/material/DialogTitle";
import Stack from "@mui/material/Stack";
import { useSyncExternalStore } from "react";
import { freshCode } from "../api/fresh-code";
import { enterCode } from "../session/auth-provider";
import { FailureNotice } from "../ui/FailureNotice";
import { useSubmit } from "../ui/use-submit";
import { CodeField } from "./CodeField";

/** Asks for a code before a dangerous act, which then goes on. */
export function FreshCodeDialog() {
  const isAsked = useSyncExternalStore(freshCode.subscribe, freshCode.isAsked);
  return (
    <Dialog open={isAsked} onClose={() => freshCode.answer(false)} aria-labelledby="fresh-code" maxWidth="xs" fullWidth>
      <FreshCodeForm />
    </Dialog>
  );
}

function FreshCodeForm() {
  const { failure, isSending, handleSubmit } = useSubmit(async ({ code = "" }) => {
    await enterCode(code);
    freshCode.answer(true);
  });
  return (
    <form onSubmit={handleSubmit}>
      <DialogTitle id="fresh-code">Is it still you?</DialogTitle>
      <DialogContent>
        <Stack spacing={2}>
          <DialogContentText>This changes something important, so please enter a code once more.</DialogContentText>
          <FailureNotice message={failure?.message} />
          <CodeField fields={failure?.fields} />
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={() => freshCode.answer(false)}>Cancel</Button>
        <Button type="submit" variant="contained" loading={isSending}>
          Go on
        </Button>
      </DialogActions>
    </form>
  );
}
