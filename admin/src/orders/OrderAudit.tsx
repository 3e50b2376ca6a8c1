import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { Changes } from "../audit/Changes";
import { changesIn } from "../audit/changes-in";
import { formatMoment } from "../ui/moment";
import { Section } from "../ui/Section";
import type { WholeOrder } from "./orders-provider";

type OrderAuditProps = { entries: WholeOrder["audit"] };

/** What staff have changed about an order, the latest first. */
export function OrderAudit({ entries }: OrderAuditProps) {
  return (
    <Section title="Audit">
      {entries.length === 0 && <Typography>Nobody has changed anything.</Typography>}
      <Box component="ul" aria-label="Audit" sx={{ margin: 0, padding: 0, listStyle: "none" }}>
        {entries.map((entry) => (
          <Box key={entry.id} component="li" sx={{ paddingY: 0.5 }}>
            <strong>{entry.what}</strong>, {entry.by ?? "At the server"}, {formatMoment(entry.at)}
            <Changes changes={changesIn(entry)} />
          </Box>
        ))}
      </Box>
    </Section>
  );
}
