import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogContentText from "@mui/material/DialogContentText";
import DialogTitle from "@mui/material/DialogTitle";
import Stack from "@mui/material/Stack";
import { useQuery } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";
import { freshCode } from "../api/fresh-code";
import { enterCode } from "../session/auth-provider";
import { enterPasskey } from "../session/passkey";
import { session } from "../session/session";
import { FailureNotice } from "../ui/FailureNotice";
import { useSubmit } from "../ui/use-submit";
import { CodeField } from "./CodeField";
import { PasskeyForm } from "./PasskeyForm";

/** Asks for a code or a passkey before a dangerous act, which then goes on. */
export function FreshCodeDialog() {
  const isAsked = useSyncExternalStore(freshCode.subscribe, freshCode.isAsked);
  return (
    <Dialog open={isAsked} onClose={() => freshCode.answer(false)} aria-labelledby="fresh-code" maxWidth="xs" fullWidth>
      <FreshCodeForm />
    </Dialog>
  );
}

function FreshCodeForm() {
  const { data: me } = useQuery({ queryKey: ["me"], queryFn: session.me });
  const { failure, isSending, handleSubmit } = useSubmit(async ({ code = "" }) => {
    await enterCode(code);
    freshCode.answer(true);
  });
  return (
    <>
      <DialogTitle id="fresh-code">Is it still you?</DialogTitle>
      <DialogContent>
        <Stack spacing={2}>
          <DialogContentText>
            This changes something important, so please {me?.hasPasskey ? "use a passkey or " : ""}enter a code once
            more.
          </DialogContentText>
          {me?.hasPasskey && <PasskeyForm onUse={enterFreshPasskey} />}
          <Stack component="form" id="fresh-code-form" spacing={2} onSubmit={handleSubmit}>
            <FailureNotice message={failure?.message} />
            <CodeField fields={failure?.fields} />
          </Stack>
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={() => freshCode.answer(false)}>Cancel</Button>
        <Button type="submit" form="fresh-code-form" variant="contained" loading={isSending}>
          Go on
        </Button>
      </DialogActions>
    </>
  );
}

async function enterFreshPasskey(): Promise<void> {
  await enterPasskey();
  freshCode.answer(true);
}
