import LabelIcon from "@mui/icons-material/LocalShippingOutlined";
import PdfIcon from "@mui/icons-material/PictureAsPdf";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import { FailureNotice } from "../../ui/FailureNotice";
import { useAct } from "../../ui/use-act";
import type { WholeOrder } from "../orders-provider";
import { moveRemake } from "./remake-changes";
import { remakeStatusNames } from "./remake-names";

type RemakeActsProps = { order: WholeOrder; remake: WholeOrder["remakes"][number]; canMove: boolean };

/** The next step of a remake, and its sheets and labels. */
export function RemakeActs({ order, remake: { id, item, nextStatus: to }, canMove }: RemakeActsProps) {
  const { failure, isActing, act } = useAct();
  const handleMove = async () => {
    if (to == null) return;
    const input = { id: order.id, expectedVersion: order.version, remakeId: id, to };
    await act(() => moveRemake(input), `The remake is ${remakeStatusNames[to].toLowerCase()}.`);
  };
  return (
    <>
      <FailureNotice message={failure} />
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: "wrap" }}>
        {canMove && to != null && (
          <Button variant="contained" loading={isActing} onClick={() => void handleMove()}>
            {to === "MADE" ? "It is made" : "It is sent: tell the customer"}
          </Button>
        )}
        <Button
          component="a"
          href={`/admin/orders/${order.number}/remakes/${item}/sheets.pdf`}
          startIcon={<PdfIcon />}
          variant="outlined"
        >
          Sheets of the remake (PDF)
        </Button>
        <Button
          component="a"
          href={`/admin/orders/${order.number}/remakes/${item}/labels.pdf`}
          startIcon={<LabelIcon />}
          variant="outlined"
        >
          Labels of the remake (PDF)
        </Button>
      </Stack>
    </>
  );
}
