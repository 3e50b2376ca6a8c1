import Button from "@mui/material/Button";
import Divider from "@mui/material/Divider";
import Stack from "@mui/material/Stack";
import { useLogin } from "react-admin";
import { FailureNotice } from "../ui/FailureNotice";
import { useSubmit } from "../ui/use-submit";
import { CodeField } from "./CodeField";
import { PasskeyForm } from "./PasskeyForm";

type CodeStepProps = { hasPasskey: boolean; onStartAgain: () => void };

/** The second step. Afterwards the member is where they were before. */
export function CodeStep({ hasPasskey, onStartAgain }: CodeStepProps) {
  const login = useLogin();
  const { failure, isSending, handleSubmit } = useSubmit(async ({ code = "" }) => {
    await login({ code });
  });
  return (
    <Stack spacing={2}>
      {hasPasskey && (
        <>
          <PasskeyForm onUse={async () => void (await login({}))} />
          <Divider>or</Divider>
        </>
      )}
      <Stack component="form" spacing={2} onSubmit={handleSubmit}>
        <FailureNotice message={failure?.message} />
        <CodeField fields={failure?.fields} />
        <Button type="submit" variant={hasPasskey ? "outlined" : "contained"} loading={isSending}>
          Sign in
        </Button>
        <Button onClick={onStartAgain}>Start again</Button>
      </Stack>
    </Stack>
  );
}
