import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import TextField from "@mui/material/TextField";
import { useState, type FormEvent } from "react";

type AgreementFormProps = {
  /** What was agreed before. */
  agreed: string | null | undefined;
  isDisabled: boolean;
  onAgree: (agreed: string) => void;
};

/** What was agreed with the shopper, in place of what was agreed before. */
export function AgreementForm({ agreed, isDisabled, onAgree }: AgreementFormProps) {
  const [text, setText] = useState(agreed ?? "");
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    onAgree(text);
  };
  return (
    <Stack component="form" spacing={2} onSubmit={handleSubmit}>
      <TextField
        id="agreed"
        label="What was agreed"
        variant="outlined"
        multiline
        minRows={3}
        required
        value={text}
        onChange={({ target }) => setText(target.value)}
        helperText="The shopper reads it on the order’s page and gets it by e-mail."
      />
      <Button type="submit" variant="outlined" loading={isDisabled}>
        {agreed == null ? "Keep and mail what was agreed" : "Change and mail what was agreed"}
      </Button>
    </Stack>
  );
}
