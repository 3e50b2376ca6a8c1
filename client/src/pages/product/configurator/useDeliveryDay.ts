import { estimatedDelivery, formatDay } from "@rules/delivery-date";
import { useBrowserValue } from "../../../lib/store";

/**
 * Delivery day of an order placed now, as "4 December 2026". Undefined during hydration and on the server, whose page
 * is cached.
 */
export function useDeliveryDay(leadTimeDays: number): string | undefined {
  return useBrowserValue(() => formatDay(estimatedDelivery(new Date(), [leadTimeDays])), undefined);
}
