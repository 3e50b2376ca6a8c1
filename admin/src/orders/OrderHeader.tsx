import PdfIcon from "@mui/icons-material/PictureAsPdf";
import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import CardContent from "@mui/material/CardContent";
import Chip from "@mui/material/Chip";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { formatPounds } from "@rules/money";
import { formatMoment, shortDay } from "../ui/moment";
import { LabelsButton } from "./LabelsButton";
import { MoveOrderButton } from "./MoveOrderButton";
import type { WholeOrder } from "./orders-provider";
import { StatusChip } from "./StatusChip";

type OrderHeaderProps = { order: WholeOrder; canMove: boolean };

/** Where an order stands, what it can become, its sheets and labels. */
export function OrderHeader({ order, canMove }: OrderHeaderProps) {
  const { number, status, placedAt, estimatedDelivery, isLate, totalPence, nextStatuses, email } = order;
  return (
    <Card>
      <CardContent>
        <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: "wrap", alignItems: "center" }}>
          <Typography variant="h5" component="h2">
            {number}
          </Typography>
          <StatusChip status={status} />
          {isLate && <Chip size="small" label="late" color="error" />}
          <Typography>
            Placed {formatMoment(placedAt)} · promised for {shortDay(estimatedDelivery)} · {formatPounds(totalPence)}
          </Typography>
          <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: "wrap", marginLeft: "auto" }}>
            {canMove && nextStatuses.map((to) => <MoveOrderButton key={to} order={order} to={to} />)}
            <Button
              component="a"
              href={`/admin/orders/${number}/sheets.pdf`}
              startIcon={<PdfIcon />}
              variant="outlined"
            >
              Sheets (PDF)
            </Button>
            {status !== "CANCELLED" && email !== null && <LabelsButton numbers={[number]} variant="outlined" />}
          </Stack>
        </Stack>
      </CardContent>
    </Card>
  );
}
