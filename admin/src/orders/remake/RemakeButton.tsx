import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { remakeRefusal, STRIPPED_NOT_REMADE } from "@rules/order-remake";
import type { WholeOrder } from "../orders-provider";
import { RemakeDialog } from "./RemakeDialog";

type RemakeButtonProps = { order: WholeOrder; line: WholeOrder["lines"][number] };

/** Has a line made again, where it can be. What is being corrected stays, also once somebody else has it made again. */
export function RemakeButton({ order, line }: RemakeButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  const isRemade = order.remakes.some(({ lineId }) => lineId === line.id);
  const canBeRemade = remakeRefusal(order.status, isRemade) === undefined;
  const isStripped = order.email == null;
  return (
    <>
      {canBeRemade && isStripped && <Typography variant="body2">{STRIPPED_NOT_REMADE}</Typography>}
      {canBeRemade && !isStripped && (
        <Button
          variant="outlined"
          aria-label={`Make it again: ${line.name}`}
          sx={{ alignSelf: "flex-start" }}
          onClick={() => setIsOpen(true)}
        >
          Make it again
        </Button>
      )}
      {isOpen && <RemakeDialog order={order} line={line} onClose={() => setIsOpen(false)} />}
    </>
  );
}
