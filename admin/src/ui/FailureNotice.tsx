import Alert from "@mui/material/Alert";

/** Why a form was refused. */
export function FailureNotice({ message }: { message: string | undefined }) {
  return message === undefined ? null : <Alert severity="error">{message}</Alert>;
}
