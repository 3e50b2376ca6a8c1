import Button from "@mui/material/Button";
import Chip from "@mui/material/Chip";
import Typography from "@mui/material/Typography";
import { measuringRefusal } from "@rules/settled-sizes";
import { FailureNotice } from "../../ui/FailureNotice";
import { formatMoment } from "../../ui/moment";
import { Section } from "../../ui/Section";
import { useAct } from "../../ui/use-act";
import type { WholeOrder } from "../orders-provider";
import { settleOrderSizes } from "./measure-changes";
import { MeasuredLine } from "./MeasuredLine";
import { measuresSentence } from "./measures-sentence";
import { priceEffect } from "./price-effect";

type OrderMeasuresProps = { order: WholeOrder; canMeasure: boolean };

/** What was measured for an order that the shop measures, and what the customer knows of it. */
export function OrderMeasures({ order, canMeasure }: OrderMeasuresProps) {
  const { measures } = order;
  if (!measures) return null;
  const { left, state, isLate, totalWasPence, totalPence, lines, settledAt } = measures;
  const isToSend = state == null && left === 0 && measuringRefusal(order) === undefined;
  return (
    <Section title="Measured sizes">
      {isLate && <Chip size="small" color="error" label="Late" sx={{ alignSelf: "flex-start" }} />}
      <Typography>{measuresSentence(measures, order.lines.length)}</Typography>
      {lines.length > 0 && <Typography>{priceEffect(totalWasPence, totalPence)}</Typography>}
      {canMeasure && isToSend && (
        <SendSizes order={order} totalPence={totalPence} isDearer={totalPence > totalWasPence} />
      )}
      {lines.map((line) => (
        <MeasuredLine key={line.lineId} line={line} />
      ))}
      {settledAt != null && <Typography>Settled {formatMoment(settledAt)}.</Typography>}
    </Section>
  );
}

type SendSizesProps = { order: WholeOrder; totalPence: number; isDearer: boolean };

function SendSizes({ order, totalPence, isDearer }: SendSizesProps) {
  const { failure, isActing, act } = useAct();
  const input = { id: order.id, expectedVersion: order.version, expectedTotalPence: totalPence };
  const done = isDearer ? "The customer is asked to agree." : "The sizes are settled. The customer is told by email.";
  return (
    <>
      <FailureNotice message={failure} />
      <Button
        variant="contained"
        loading={isActing}
        sx={{ alignSelf: "flex-start" }}
        onClick={() => void act(() => settleOrderSizes(input), done)}
      >
        {isDearer ? "Ask the customer to agree" : "Settle the sizes and tell the customer"}
      </Button>
    </>
  );
}
