import { estimatedDelivery, formatDay } from "@rules/delivery-date";
import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/**
 * The day on which an order placed now should arrive, as "4 December 2026". Undefined on the server, whose page may be read
 * on another day, and while hydrating.
 */
export function useDeliveryDay(leadTimeDays: number): string | undefined {
  return useSyncExternalStore(
    never,
    () => formatDay(estimatedDelivery(new Date(), [leadTimeDays])),
    () => undefined,
  );
}
