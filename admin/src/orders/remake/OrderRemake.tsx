import Chip from "@mui/material/Chip";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { REMAKE_REASONS } from "@rules/order-remake";
import { formatMoment } from "../../ui/moment";
import { Section } from "../../ui/Section";
import type { WholeOrder } from "../orders-provider";
import { PromisedDay } from "../PromisedDay";
import { RemadeSides } from "./RemadeSides";
import { remakeStatusNames } from "./remake-names";
import { RemakeActs } from "./RemakeActs";

type OrderRemakeProps = { order: WholeOrder; remake: WholeOrder["remakes"][number]; canMove: boolean };

/** A line that is made again: where that stands, its sheets, and both of it side by side. */
export function OrderRemake({ order, remake, canMove }: OrderRemakeProps) {
  const { item, name, quantity, reason, note, by, at, status, estimatedDelivery, isLate, was, became } = remake;
  return (
    <Section title={`Remake of ${item}. ${name}`}>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: "wrap", alignItems: "center" }}>
        <Chip size="small" label={remakeStatusNames[status]} color={status === "SENT" ? "success" : "primary"} />
        <Typography component="div">
          Quantity {quantity}, promised for <PromisedDay day={estimatedDelivery} isLate={isLate} />
        </Typography>
      </Stack>
      <Typography>
        {REMAKE_REASONS[reason]}. Agreed by {by}, {formatMoment(at)}.
      </Typography>
      {note != null && <Typography sx={{ whiteSpace: "pre-line", overflowWrap: "anywhere" }}>{note}</Typography>}
      <RemakeActs order={order} remake={remake} canMove={canMove} />
      <RemadeSides was={was} became={became} becameTitle="Made again" />
    </Section>
  );
}
