import type { EntityManager } from "typeorm";
import type { CustomizationInput } from "../catalogue/configuration/configuration.types.js";
import { productQueries, type ProductRow } from "../catalogue/products/product.queries.js";
import { BadInput } from "../kernel/errors/shop-error.js";
import { rowsOf } from "../kernel/sql/query.js";
import { estimatedDelivery } from "../rules/delivery-date.js";
import { remakeProblems, remakeRefusal, STRIPPED_NOT_REMADE, type RemakeReason } from "../rules/order-remake.js";
import { changedOrderLine, configurationOf, type CurrentTerms } from "./changed-order-line.js";
import type { LineConfiguration } from "./order-line-change.entity.js";
import type { RemadeConfiguration } from "./order-remake.entity.js";
import { LineNotMadeAgain, OrderLineNotFound, RemadeProductGone } from "./order.errors.js";
import type { OrderLineRow, WholeOrderRow } from "./order.queries.js";

/** What is asked for of a remake. What is left out of the configuration stays. */
export type WantedRemake = {
  lineId: string;
  reason: RemakeReason;
  quantity: number;
  width?: number | null;
  height?: number | null;
  material?: string | null;
  color?: string | null;
  customizations?: CustomizationInput[] | null;
};

/** A line of an order as it was made, and as it would be made again. */
export type PlannedRemake = {
  line: OrderLineRow;
  was: RemadeConfiguration;
  became: RemadeConfiguration;
  isSame: boolean;
  /** The day it would be promised for. */
  estimatedDelivery: string;
};

/**
 * Checks how a line of an order would be made again, by the rules by which a change of the line is checked, which are those of today:
 * it is made by them. Nothing changes.
 * @param current its pricing is for orders from before theirs was kept
 * @throws {LineNotMadeAgain} {@link OrderLineNotFound} {@link RemadeProductGone} {@link BadInput}
 */
export async function plannedRemake(
  manager: EntityManager,
  order: WholeOrderRow,
  wanted: WantedRemake,
  current: CurrentTerms,
  now = new Date(),
): Promise<PlannedRemake> {
  const { lineId, quantity, reason, ...configured } = wanted;
  const line = remakeableLine(order, lineId);
  const product = await remadeProduct(manager, line);
  const changed = { number: order.number, lineId, ...configured };
  const { configuration, isSame } = changedOrderLine(order, line, product, changed, current);
  const fields = remakeProblems(line.quantity, { reason, quantity, isSame });
  if (Object.keys(fields).length > 0) throw new BadInput(Object.values(fields).join(" "), fields);
  return {
    ...{ line, isSame, was: withoutPrices(configurationOf(line)), became: withoutPrices(configuration) },
    estimatedDelivery: estimatedDelivery(now, [product.leadTimeDays]),
  };
}

/** A line that can be made again; none of an order without contact details, whose sheets nobody could have. @throws {LineNotMadeAgain} {@link OrderLineNotFound} */
export function remakeableLine({ lines, remakes, status, email }: WholeOrderRow, lineId: string): OrderLineRow {
  const line = lines.find(({ id }) => id === lineId);
  if (!line) throw new OrderLineNotFound();
  const isRemade = remakes.some((remake) => remake.lineId === lineId);
  const refusal = remakeRefusal(status, isRemade) ?? (email === null ? STRIPPED_NOT_REMADE : undefined);
  if (refusal !== undefined) throw new LineNotMadeAgain(refusal);
  return line;
}

/** Today's product of a line, also off sale: the fit promise was made when it was sold. @throws {RemadeProductGone} */
export async function remadeProduct(manager: EntityManager, { productId, name }: OrderLineRow): Promise<ProductRow> {
  const [product] = await rowsOf(manager, productQueries.knownById, [[productId]]);
  if (!product) throw new RemadeProductGone(name);
  return product;
}

const withoutPrices = ({ unitPricePence: _, totalPence: __, ...made }: LineConfiguration): RemadeConfiguration => made;
