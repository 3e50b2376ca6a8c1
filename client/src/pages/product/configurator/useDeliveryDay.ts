import { estimatedDelivery, formatDay } from "@rules/delivery-date";
import { useBrowserValue } from "../../../lib/store";

/**
 * The day on which an order placed now should arrive, as "4 December 2026". Undefined on the server, whose page may be read
 * on another day, and while hydrating.
 */
export function useDeliveryDay(leadTimeDays: number): string | undefined {
  return useBrowserValue(() => formatDay(estimatedDelivery(new Date(), [leadTimeDays])), undefined);
}
