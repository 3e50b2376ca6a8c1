import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import TextField from "@mui/material/TextField";
import { useState, type FormEvent } from "react";

type PlaceFormProps = {
  /** What is moved, which names the field. */
  name: string;
  /** How many places there are. */
  count: number;
  /** Whether another move is under way. */
  isMoving: boolean;
  /** Resolves with whether it was moved. */
  onMove: (to: number) => Promise<boolean>;
};

/** Moves an entry to a place that is typed, for long ways. */
export function PlaceForm({ name, count, isMoving, onMove }: PlaceFormProps) {
  const [typed, setTyped] = useState("");
  const place = Number(typed);
  const isPlace = Number.isInteger(place) && place >= 1 && place <= count;
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (isPlace && !isMoving && (await onMove(place))) setTyped("");
  };
  return (
    <Stack component="form" direction="row" spacing={1} onSubmit={(event) => void handleSubmit(event)} noValidate>
      <TextField
        size="small"
        variant="outlined"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        error={typed !== "" && !isPlace}
        helperText={typed !== "" && !isPlace ? `1 to ${count}` : undefined}
        sx={{ width: "5.5em" }}
        slotProps={{ htmlInput: { "aria-label": `Place for ${name}`, inputMode: "numeric" } }}
      />
      {typed !== "" && (
        <Button type="submit" size="small" disabled={!isPlace}>
          Move
        </Button>
      )}
    </Stack>
  );
}
