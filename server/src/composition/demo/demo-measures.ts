import type { EntityManager } from "typeorm";
import { MeasuredLine } from "../../orders/measured-line.entity.js";
import type { LineConfiguration } from "../../orders/order-line-change.entity.js";
import { OrderLine } from "../../orders/order-line.entity.js";
import { OrderSettlement } from "../../orders/order-settlement.entity.js";
import { Order } from "../../orders/order.entity.js";
import { linePricePence } from "../../rules/line-price.js";
import type { PolicyRules } from "../../rules/price-policy.js";
import { settledTotals } from "../../rules/settled-sizes.js";
import { DEMO } from "./demo-details.js";

/** Measures the demo's order wider than it was ordered, so that it costs more and waits for an answer. */
export async function measureOrder(manager: EntityManager, policy: PolicyRules): Promise<void> {
  const { id: orderId, lineId } = DEMO.measuredOrder;
  const [order, line] = await Promise.all([
    manager.findOneByOrFail(Order, { id: orderId }),
    manager.findOneByOrFail(OrderLine, { id: lineId }),
  ]);
  const { height, material, color, customizations, choices, making, pictureId, unitPricePence, totalPence } = line;
  const { optionRulesVersion, cordRulesVersion, cordSafety } = line;
  const rules = { optionRulesVersion, cordRulesVersion, cordSafety };
  const was: LineConfiguration = {
    ...{ width: line.width, height, material, color, customizations, choices, making, pictureId },
    ...{ unitPricePence, totalPence, ...rules },
  };
  const width = 60;
  const unit = policy.unitPricePence({ basePence: line.basePricePence ?? 0, size: { width, height }, material });
  const became = { ...was, width, unitPricePence: unit, totalPence: linePricePence(unit, line.quantity) };
  await manager.insert(MeasuredLine, { lineId, orderId, was, became });
  const totals = settledTotals(became.totalPence, order, policy.checkoutTotals);
  await manager.insert(OrderSettlement, { orderId, totalWasPence: order.totalPence, totals });
}
