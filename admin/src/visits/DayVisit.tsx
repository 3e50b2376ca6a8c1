import PdfIcon from "@mui/icons-material/PictureAsPdf";
import Button from "@mui/material/Button";
import { MeasuredBoxes } from "./MeasuredBoxes";
import { VisitFacts } from "./VisitFacts";
import type { Visit } from "./visits-provider";

const ON_SCREEN = { alignSelf: "flex-start", "@media print": { display: "none" } } as const;

/** A visit of a day's list: where it is, boxes for what is measured, and the sheets of its order. */
export function DayVisit({ visit }: { visit: Visit }) {
  const { orderNumber, orderStatus, windows } = visit;
  return (
    <VisitFacts visit={visit} sizes={windows.length > 0 && <MeasuredBoxes windows={windows} />}>
      {orderNumber != null && orderStatus !== "CANCELLED" && (
        <Button
          component="a"
          href={`/admin/orders/${orderNumber}/sheets.pdf`}
          startIcon={<PdfIcon />}
          variant="outlined"
          sx={ON_SCREEN}
        >
          Sheets of {orderNumber} (PDF)
        </Button>
      )}
    </VisitFacts>
  );
}
