import { formatPoundsShort, type Pence } from "./money.js";
import type { PolicyRules } from "./price-policy.js";
import { totalsOf } from "./totals.js";

/** "+ £29.99 delivery, free from £538.92"; null under a policy that shows delivery in the cart. */
export function deliveryNote({ isDeliveryBesidePrice, checkoutTotals }: PolicyRules): string | null {
  if (!isDeliveryBesidePrice) return null;
  const { deliveryPence, freeDeliveryFromPence } = checkoutTotals;
  const note = `+ ${formatPoundsShort(deliveryPence)} delivery`;
  return freeDeliveryFromPence === null ? note : `${note}, free from ${formatPoundsShort(freeDeliveryFromPence)}`;
}

/** The same for one piece at a price, in a few words: "+ £29.99 delivery" or "free delivery". */
export function deliveryNoteOf(pence: Pence, policy: PolicyRules): string | null {
  if (!policy.isDeliveryBesidePrice) return null;
  const { deliveryPence } = totalsOf(pence, policy.checkoutTotals);
  return deliveryPence === 0 ? "free delivery" : `+ ${formatPoundsShort(deliveryPence)} delivery`;
}
