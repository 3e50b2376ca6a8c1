import { toCartLine } from "../cart/cart.queries.js";
import { checkConfiguration, configurationKey } from "../catalogue/configuration/configuration.js";
import { toProduct, type ProductRow } from "../catalogue/products/product.queries.js";
import { BadField } from "../kernel/errors/shop-error.js";
import { stillOffered } from "../rules/made-choices.js";
import { isHeightLeftToVisit } from "../rules/options/height-from-floor.js";
import { deliveryNamed } from "../rules/order-choices.js";
import { PRICE_POLICIES, type OrderPricing } from "../rules/price-policy.js";
import type { RulesInForce } from "../rules/published-rules.js";
import { totalsOf, type Totals } from "../rules/totals.js";
import { configurationSnapshot } from "./insert-order.js";
import type { LineConfiguration } from "./order-line-change.entity.js";
import type { LineChangeInput } from "./order-line-change.types.js";
import type { OrderLineRow, OrderRow } from "./order.queries.js";

/** What an order placed now is priced and made by. */
export type CurrentTerms = { pricing: OrderPricing; rules: RulesInForce };

/** A line of an order in another configuration, and the totals that the order then has. */
export type ChangedOrderLine = {
  configuration: LineConfiguration;
  totals: Totals;
  /** Whether nothing is another than before. */
  isSame: boolean;
};

const NO_VISIT =
  "This order is made to your sizes, without a visit of ours. Please give the height from the floor in millimetres.";

/**
 * Checks another configuration of an order's line as the cart checks it, by today's rules, and prices it as the order was priced: by
 * its policy, its product's base price of then, its promotion and its way of delivery.
 * @param row today's product of the line
 * @param current its pricing is for orders from before theirs was kept
 * @throws {BadInput} with an error for each invalid option
 */
export function changedOrderLine(
  order: Pick<OrderRow, "lines" | "pricing" | "promotionPercent" | "shippingMethod" | "fulfilment">,
  line: OrderLineRow,
  row: ProductRow,
  wanted: LineChangeInput,
  { pricing: today, rules }: CurrentTerms,
): ChangedOrderLine {
  const { policy: name, totals: rule } = order.pricing ?? today;
  const policy = { ...PRICE_POLICIES[name], rules };
  const product = toProduct(row, policy);
  const chosen = {
    quantity: line.quantity,
    width: wanted.width ?? line.width,
    height: wanted.height ?? line.height,
    material: wanted.material ?? line.material,
    color: wanted.color ?? line.color,
    customizations: wanted.customizations ?? stillOffered(product, line.customizations),
  };
  const customizations = checkConfiguration(product, chosen);
  if (order.fulfilment === "MAKE_TO_SIZES" && isHeightLeftToVisit(customizations))
    throw new BadField("customizations", NO_VISIT);
  const { id, roomName, windowName } = line;
  const cartLine = { id, roomName, windowName, ...chosen, customizations, product: row };
  const configuration = configurationSnapshot(
    toCartLine(cartLine, policy, { basePricePence: line.basePricePence ?? undefined }),
  );
  const subtotalPence = order.lines.reduce(
    (sum, each) => sum + (each.id === id ? configuration.totalPence : each.totalPence),
    0,
  );
  return {
    configuration,
    totals: totalsOf(subtotalPence, rule, order.promotionPercent ?? 0, deliveryNamed(order.shippingMethod)),
    isSame:
      configurationKey(product.id, chosen, customizations) === configurationKey(product.id, line, line.customizations),
  };
}

/** The configuration of a line as it is kept. */
export const configurationOf = ({ picture, ...line }: OrderLineRow): LineConfiguration => {
  const { width, height, material, color, customizations, choices, making, unitPricePence, totalPence } = line;
  const { optionRulesVersion, cordRulesVersion, cordSafety } = line;
  return {
    ...{ width, height, material, color, customizations, choices, making, unitPricePence, totalPence },
    ...{ optionRulesVersion, cordRulesVersion, cordSafety, pictureId: picture?.id ?? null },
  };
};
