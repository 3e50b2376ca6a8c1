import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import { useLogin } from "react-admin";
import { FailureNotice } from "../ui/FailureNotice";
import { useSubmit } from "../ui/use-submit";
import { CodeField } from "./CodeField";

type CodeStepProps = { onStartAgain: () => void };

/** The second step. Afterwards the member is where they were before. */
export function CodeStep({ onStartAgain }: CodeStepProps) {
  const login = useLogin();
  const { failure, isSending, handleSubmit } = useSubmit(async ({ code = "" }) => {
    await login({ code });
  });
  return (
    <Stack component="form" spacing={2} onSubmit={handleSubmit}>
      <FailureNotice message={failure?.message} />
      <CodeField fields={failure?.fields} />
      <Button type="submit" variant="contained" loading={isSending}>
        Sign in
      </Button>
      <Button onClick={onStartAgain}>Start again</Button>
    </Stack>
  );
}
