import Button from "@mui/material/Button";
import { useState } from "react";
import { measuringRefusal } from "@rules/settled-sizes";
import type { WholeOrder } from "../orders-provider";
import { MeasuresDialog } from "./MeasuresDialog";

type MeasureButtonProps = { order: WholeOrder; line: WholeOrder["lines"][number] };

/** Enters what was measured for a line, where the shop measures the order and its making has not begun. */
export function MeasureButton({ order, line }: MeasureButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  const isMeasured = order.measures?.lines.some(({ lineId }) => lineId === line.id) ?? false;
  return (
    <>
      {measuringRefusal(order) === undefined && (
        <Button
          variant="outlined"
          aria-label={`${isMeasured ? "Change" : "Enter"} measured sizes: ${line.name}`}
          sx={{ alignSelf: "flex-start" }}
          onClick={() => setIsOpen(true)}
        >
          {isMeasured ? "Change measured sizes" : "Enter measured sizes"}
        </Button>
      )}
      {isOpen && <MeasuresDialog order={order} line={line} onClose={() => setIsOpen(false)} />}
    </>
  );
}
