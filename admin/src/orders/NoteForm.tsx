import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import { useState } from "react";
import { useRefresh } from "react-admin";
import { request } from "../api/request";
import { graphql } from "../gql";
import { FailureNotice } from "../ui/FailureNotice";
import { FormField } from "../ui/FormField";
import { useSubmit } from "../ui/use-submit";

const ADD_NOTE = graphql(`
  mutation AddOrderNote($input: AddOrderNoteInput!) {
    addOrderNote(input: $input) {
      order {
        id
      }
    }
  }
`);

type NoteFormProps = { orderId: string };

/** Writes something about an order for other staff. What was typed stays where it is refused. */
export function NoteForm({ orderId }: NoteFormProps) {
  const refresh = useRefresh();
  const [written, setWritten] = useState(0);
  const { failure, isSending, handleSubmit } = useSubmit(async ({ text = "" }) => {
    await request(ADD_NOTE, { input: { id: orderId, text } });
    setWritten((count) => count + 1);
    refresh();
  });
  return (
    // A new form for the next note.
    <Stack key={written} component="form" spacing={1} onSubmit={handleSubmit}>
      <FailureNotice message={failure?.message} />
      <FormField name="text" label="New note" multiline minRows={2} disabled={isSending} fields={failure?.fields} />
      <Button type="submit" variant="outlined" loading={isSending} sx={{ alignSelf: "flex-start" }}>
        Add note
      </Button>
    </Stack>
  );
}
