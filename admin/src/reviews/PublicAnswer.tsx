import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import TextField from "@mui/material/TextField";
import { useState, type FormEvent } from "react";
import { FailureNotice } from "../ui/FailureNotice";
import { Section } from "../ui/Section";
import { useAct } from "../ui/use-act";
import { reviewChanges } from "./review-changes";
import type { Review } from "./reviews-provider";

/** What the shop says below a review. What was typed stays until it is stored. */
export function PublicAnswer({ review: { id, version: expectedVersion, answer } }: { review: Review }) {
  const { failure, isActing, act } = useAct();
  const [typed, setTyped] = useState<string>();
  const store = async (text: string | null, done: string) => {
    if (await act(() => reviewChanges.answer({ id, expectedVersion, text }), done)) setTyped(undefined);
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    void store(typed ?? answer ?? "", "The answer is stored.");
  };
  return (
    <Section title="Answer in public">
      <FailureNotice message={failure} />
      <Stack component="form" spacing={2} onSubmit={handleSubmit}>
        <TextField
          id="answer"
          label="Answer"
          variant="outlined"
          multiline
          minRows={4}
          required
          disabled={isActing}
          value={typed ?? answer ?? ""}
          onChange={({ target }) => setTyped(target.value)}
          helperText="It stands below the review while that is published."
        />
        <Button type="submit" variant="contained" loading={isActing}>
          {answer == null ? "Answer" : "Change the answer"}
        </Button>
      </Stack>
      {answer != null && (
        <Button disabled={isActing} onClick={() => void store(null, "The answer is taken back.")}>
          Take the answer back
        </Button>
      )}
    </Section>
  );
}
