import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import TextField from "@mui/material/TextField";
import { useState, type FormEvent } from "react";

type FitterFormProps = {
  fitter: string | null | undefined;
  isDisabled: boolean;
  onAssign: (fitter: string) => void;
};

/** Who visits, by name. */
export function FitterForm({ fitter, isDisabled, onAssign }: FitterFormProps) {
  const [name, setName] = useState(fitter ?? "");
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    onAssign(name);
  };
  return (
    <Stack component="form" spacing={2} onSubmit={handleSubmit}>
      <TextField
        id="fitter"
        label="Fitter"
        variant="outlined"
        value={name}
        onChange={({ target }) => setName(target.value)}
        helperText="A member of staff or somebody else. Shoppers don’t see it."
      />
      <Button type="submit" variant="outlined" loading={isDisabled}>
        Keep the fitter
      </Button>
    </Stack>
  );
}
