import Box from "@mui/material/Box";
import Chip from "@mui/material/Chip";
import Typography from "@mui/material/Typography";
import { mailKindInWords } from "../ui/mail-kind";
import { formatMoment } from "../ui/moment";
import { Section } from "../ui/Section";
import type { WholeOrder } from "./orders-provider";

type Mail = WholeOrder["mails"][number];

const STATES = {
  SENT: { label: "sent", color: "success", variant: "outlined" },
  QUEUED: { label: "to be sent", color: "default", variant: "outlined" },
  FAILED: { label: "given up", color: "error", variant: "filled" },
} as const satisfies Record<Mail["state"], object>;

type OrderMailsProps = { mails: readonly Mail[] };

/** The e-mails about an order, and what has become of them. */
export function OrderMails({ mails }: OrderMailsProps) {
  return (
    <Section title="Emails">
      {mails.length === 0 && <Typography>None, or they are no longer kept.</Typography>}
      <Box component="ul" sx={{ margin: 0, padding: 0, listStyle: "none" }}>
        {mails.map(({ id, kind, state, at }) => (
          <li key={id}>
            {mailKindInWords(kind)} <Chip size="small" {...STATES[state]} /> {formatMoment(at)}
          </li>
        ))}
      </Box>
    </Section>
  );
}
