import Alert from "@mui/material/Alert";
import { formatDay } from "@rules/delivery-date";
import { formatMoment } from "../ui/moment";
import type { PriceList } from "./prices-provider";

/** When a price list starts, or has started; nothing where that was at once. */
export function PlanNotice({ list: { state, effectiveFrom, appliedAt } }: { list: PriceList }) {
  if (effectiveFrom == null || state === "CANCELLED") return null;
  const day = formatDay(effectiveFrom);
  return (
    <Alert severity="info">
      {appliedAt == null
        ? `Starts when ${day} begins in London. It counts then, whatever the prices are until that day.`
        : `Planned for ${day}, and started ${formatMoment(appliedAt)}.`}
    </Alert>
  );
}
