import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { formatMoment } from "../ui/moment";
import { Section } from "../ui/Section";
import { NoteForm } from "./NoteForm";
import type { WholeOrder } from "./orders-provider";

type OrderNotesProps = { order: WholeOrder; canNote: boolean };

/** What staff have written about an order, the latest first. */
export function OrderNotes({ order: { id, notes }, canNote }: OrderNotesProps) {
  return (
    <Section title="Notes">
      {canNote && <NoteForm orderId={id} />}
      {notes.length === 0 && <Typography>Nobody has written anything.</Typography>}
      <Box component="ul" aria-label="Notes" sx={{ margin: 0, padding: 0, listStyle: "none" }}>
        {notes.map((note) => (
          <Box key={note.id} component="li" sx={{ paddingY: 0.5 }}>
            <Typography sx={{ whiteSpace: "pre-line", overflowWrap: "anywhere" }}>{note.text}</Typography>
            <Typography variant="body2" color="text.secondary">
              {note.by}, {formatMoment(note.writtenAt)}
            </Typography>
          </Box>
        ))}
      </Box>
    </Section>
  );
}
