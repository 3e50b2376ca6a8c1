import { drawingLabel } from "../../orders/line-drawings.js";
import type { LineConfiguration } from "../../orders/order-line-change.entity.js";
import type { MeasuredLineRow } from "../../orders/order-settlement.queries.js";
import type { WholeOrderRow } from "../../orders/order.queries.js";
import type { PlannedMeasures } from "../../orders/planned-settlement.js";
import { remadeLine } from "../../orders/remade-order.js";
import { lineInWords, type SheetedOrder } from "../../orders/window-sheets.js";
import { doSizesWait, isAgreementLate } from "../../rules/settled-sizes.js";
import type { PathOf } from "./order-in-words.js";
import type { MeasuresPreview, OrderMeasures, StaffMeasuredLine } from "./order-measures.types.js";
import type { RemadeLine } from "./order-remake.types.js";

type Sides = Pick<PlannedMeasures, "was" | "became">;

/** What was measured for an order, in the words of the sheets; null for one that the shop does not measure. */
export function orderMeasures(
  order: WholeOrderRow,
  totalPence: number,
  pathOf: PathOf,
  now: Date,
): OrderMeasures | null {
  const { measured, lines, settlement, fulfilment } = order;
  if (fulfilment !== "MEASURE_AND_FIT") return null;
  const settledAt = settlement?.settledAt == null ? null : new Date(settlement.settledAt);
  return {
    lines: measured.map((each) => measuredInWords(order, each, pathOf)),
    left: lines.length - measured.length,
    state: settlement && (settledAt ? "SETTLED" : "WAITING"),
    proposedAt: settlement && new Date(settlement.proposedAt),
    settledAt,
    isLate: doSizesWait(order) && settlement !== null && isAgreementLate(settlement.proposedAt, now),
    totalWasPence: settlement?.totalWasPence ?? order.totalPence,
    totalPence: settlement?.totals.totalPence ?? totalPence,
  };
}

/** What a line would become by what was measured, in the same words. */
export function measuresPreview(planned: PlannedMeasures & { order: WholeOrderRow }, pathOf: PathOf): MeasuresPreview {
  const { order, line, totals } = planned;
  const item = order.lines.findIndex(({ id }) => id === line.id) + 1;
  return {
    ...sidesInWords(order, { ...planned, item }, pathOf),
    ...{ totalWasPence: order.totalPence, totalBecamePence: totals.totalPence },
  };
}

function measuredInWords(order: WholeOrderRow, measured: MeasuredLineRow, pathOf: PathOf): StaffMeasuredLine {
  const { lineId, item, name, by, measuredAt } = measured;
  return { lineId, item, name, by, at: new Date(measuredAt), ...sidesInWords(order, measured, pathOf) };
}

function sidesInWords(order: WholeOrderRow, { item, was, became }: Sides & { item: number }, pathOf: PathOf) {
  const line = order.lines[item - 1];
  if (!line) throw new RangeError(`Order ${order.number} has no line ${item}.`);
  const inWords = (made: LineConfiguration, settlement: SheetedOrder["settlement"]): RemadeLine => {
    const shown = remadeLine(line, made);
    const { warning: _, ...words } = lineInWords({ ...order, settlement }, shown);
    return { ...words, drawing: drawingLabel(shown), picture: pathOf(order, item, made) };
  };
  return {
    ...{ was: inWords(was, null), became: inWords(became, MEASURED) },
    ...{ lineWasPence: was.totalPence, lineBecamePence: became.totalPence },
  };
}

/** What was measured is said as of a settled order, also before it is. */
const MEASURED = { settledAt: new Date(0) };
