import Alert from "@mui/material/Alert";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { Show, useRecordContext } from "react-admin";
import { formatMoment } from "../ui/moment";
import { LeftOut } from "./LeftOut";
import { PlanNotice } from "./PlanNotice";
import type { PriceList } from "./prices-provider";
import { PriceTable, type PriceRow } from "./PriceTable";
import { RevertButton } from "./RevertButton";

/** An imported price list, which can be taken back, or one that is planned. */
export function PriceListShow() {
  return (
    <Show title={<PriceListTitle />} actions={false}>
      <PriceListDetails />
    </Show>
  );
}

function PriceListTitle() {
  return useRecordContext<PriceList>()?.name ?? "";
}

const when = (moment: string, by: string | null | undefined) => `${formatMoment(moment)}, ${by ?? "at the server"}`;

function PriceListDetails() {
  const list = useRecordContext<PriceList>();
  // Until the whole price list is read, react-admin has the row of the list.
  if (!list || !("lines" in list)) return null;
  const { importedAt, importedBy, revertedAt, revertedBy, appliedAt, state, lines, leftOut } = list;
  const changedSince = lines.filter(({ isChangedSince }) => isChangedSince).length;
  return (
    <Stack spacing={2} sx={{ padding: 2 }}>
      <Typography>
        {appliedAt == null ? "Planned" : "Imported"} {when(importedAt, importedBy)}. {lines.length} products.
      </Typography>
      <PlanNotice list={list} />
      {revertedAt != null && (
        <Alert severity="info">
          {appliedAt == null ? "Cancelled" : "Taken back"} {when(revertedAt, revertedBy)}.
        </Alert>
      )}
      {leftOut.length > 0 && <LeftOut leftOut={leftOut} />}
      {revertedAt == null && changedSince > 0 && (
        <Alert severity="warning">
          {changedSince} of these products have other prices now, so the list can't be taken back as a whole.
        </Alert>
      )}
      {revertedAt == null && changedSince === 0 && <RevertButton list={list} />}
      <PriceTable label="Prices" noteHeading="Now" rows={lines.flatMap(rowsOf(state))} />
    </Stack>
  );
}

/** A row for each price that a line changed. */
const rowsOf =
  (state: PriceList["state"]) =>
  ({ slug, name, isChangedSince, ...line }: PriceList["lines"][number]): PriceRow[] => {
    const applied = isChangedSince ? "changed since" : "as imported";
    const note = { PLANNED: "planned", APPLIED: applied, CANCELLED: "–", REVERTED: "–" }[state];
    const row = { slug, name: name ?? `${slug} (no such product)`, note };
    const base = { ...row, field: "BASE_PRICE", oldPence: line.oldBasePence, newPence: line.newBasePence } as const;
    const was = { ...row, field: "WAS_PRICE", oldPence: line.oldWasPence, newPence: line.newWasPence } as const;
    return [base, was].filter(({ oldPence, newPence }) => (oldPence ?? null) !== (newPence ?? null));
  };
