import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import TextField from "@mui/material/TextField";
import { useId, useState } from "react";

type CopyFieldProps = { label: string; value: string };

/** A text to be copied, by hand where the browser allows nothing else. */
export function CopyField({ label, value }: CopyFieldProps) {
  const id = useId();
  const [isCopied, setIsCopied] = useState(false);
  const handleCopy = () =>
    void navigator.clipboard?.writeText(value).then(
      () => setIsCopied(true),
      () => setIsCopied(false),
    );
  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: "center" }}>
      <TextField
        id={id}
        label={label}
        value={value}
        variant="outlined"
        slotProps={{ htmlInput: { readOnly: true } }}
        onFocus={({ target }) => target.select()}
      />
      <Button onClick={handleCopy} aria-label={`Copy: ${label}`}>
        {isCopied ? "Copied" : "Copy"}
      </Button>
    </Stack>
  );
}
