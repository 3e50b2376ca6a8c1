import type { EntityManager } from "typeorm";
import type { CustomizationInput } from "../catalogue/configuration/configuration.types.js";
import { productQueries, type ProductRow } from "../catalogue/products/product.queries.js";
import { BadField } from "../kernel/errors/shop-error.js";
import { rowsOf } from "../kernel/sql/query.js";
import { isHeightLeftToVisit } from "../rules/options/height-from-floor.js";
import { agreedDeliveryPence, measuringRefusal, settledTotals } from "../rules/settled-sizes.js";
import type { Totals } from "../rules/totals.js";
import { changedOrderLine, configurationOf, type CurrentTerms } from "./changed-order-line.js";
import type { LineConfiguration } from "./order-line-change.entity.js";
import { NothingToMeasure } from "./order-settlement.errors.js";
import { LineNotMadeAnyMore, OrderLineNotFound } from "./order.errors.js";
import type { OrderLineRow, WholeOrderRow } from "./order.queries.js";

/** What was measured and chosen at a window. What is left out stays. */
export type WantedMeasures = {
  lineId: string;
  width?: number | null;
  height?: number | null;
  customizations?: CustomizationInput[] | null;
};

/** A line of an order as its shopper ordered it, and as it was measured. */
export type PlannedMeasures = {
  line: OrderLineRow;
  was: LineConfiguration;
  became: LineConfiguration;
  /** Of the order with everything that has been measured, this line among it. */
  totals: Totals;
};

const HEIGHT_MISSING =
  "The visit is the time to measure this. Please give the height from the floor in whole millimetres, such as 2300 mm.";

/**
 * Checks what was measured for a line by the rules by which a change of it is checked, and prices it as the order was priced. Nothing
 * changes.
 * @param current its pricing is for orders from before theirs was kept
 * @throws {NothingToMeasure} {@link OrderLineNotFound} {@link LineNotMadeAnyMore} {@link BadInput}
 */
export async function plannedMeasures(
  manager: EntityManager,
  order: WholeOrderRow,
  wanted: WantedMeasures,
  current: CurrentTerms,
): Promise<PlannedMeasures> {
  const line = measurableLine(order, wanted.lineId);
  const product = await measuredProduct(manager, line);
  const { configuration } = changedOrderLine(order, line, product, { number: order.number, ...wanted }, current);
  if (isHeightLeftToVisit(configuration.customizations)) throw new BadField("customizations", HEIGHT_MISSING);
  const became = { lineId: line.id, became: configuration };
  return {
    line,
    was: order.measured.find(({ lineId }) => lineId === line.id)?.was ?? configurationOf(line),
    became: configuration,
    totals: measuredTotals(
      order,
      [...order.measured.filter(({ lineId }) => lineId !== line.id), became],
      current.pricing,
    ),
  };
}

/**
 * A line of an order that is measured by the shop, as it was measured where it has been.
 * @throws {NothingToMeasure} {@link OrderLineNotFound}
 */
export function measurableLine(order: WholeOrderRow, lineId: string): OrderLineRow {
  const refusal = measuringRefusal(order);
  if (refusal !== undefined) throw new NothingToMeasure(refusal);
  const line = order.lines.find(({ id }) => id === lineId);
  if (!line) throw new OrderLineNotFound();
  return withMeasures(order, line);
}

/** A line as it was measured; as it is where nobody has. */
function withMeasures({ measured }: Pick<WholeOrderRow, "measured">, line: OrderLineRow): OrderLineRow {
  const became = measured.find(({ lineId }) => lineId === line.id)?.became;
  return became ? { ...line, ...became, picture: null } : line;
}

/** Today's product of a line, also off sale: its order was taken. @throws {LineNotMadeAnyMore} */
export async function measuredProduct(manager: EntityManager, { productId, name }: OrderLineRow): Promise<ProductRow> {
  const [product] = await rowsOf(manager, productQueries.knownById, [[productId]]);
  if (!product) throw new LineNotMadeAnyMore(name);
  return product;
}

/** The totals of an order with what was measured for its lines; lines that nobody has measured count as they are. */
export function measuredTotals(
  order: WholeOrderRow,
  measured: readonly { lineId: string; became: LineConfiguration }[],
  today: CurrentTerms["pricing"],
): Totals {
  const becameOf = new Map(measured.map(({ lineId, became }) => [lineId, became]));
  const subtotal = order.lines.reduce((sum, line) => sum + (becameOf.get(line.id) ?? line).totalPence, 0);
  const wasOf = new Map(order.measured.map(({ lineId, was }) => [lineId, was]));
  const agreed = order.lines.reduce((sum, line) => sum + (wasOf.get(line.id) ?? line).totalPence, 0);
  const rule = (order.pricing ?? today).totals;
  return settledTotals(subtotal, { ...order, deliveryPence: agreedDeliveryPence(agreed, order, rule) }, rule);
}
