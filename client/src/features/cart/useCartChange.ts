import { useCallback } from "react";
import { logFailure } from "../../lib/failure-log";
import { failureOf } from "../../lib/shop-failure";
import { notify } from "../../ui/toast/notify";
import { useCartConnection } from "./cart-context";

/**
 * For a change of the cart that comes from elsewhere, as placing an order: it takes its turn among the other changes, and
 * other tabs hear of it. Rejects with the error of `send`; then the cart is read anew.
 */
export function useCartChange(): <T>(send: () => Promise<T>) => Promise<T> {
  const { sync } = useCartConnection();
  return useCallback((send) => sync.change(send), [sync]);
}

/** Waits for a change; where it fails that is logged and the shopper is told. Resolves to whether it was made. */
export async function tellFailure(change: Promise<unknown>, title: string): Promise<boolean> {
  try {
    await change;
    return true;
  } catch (error) {
    logFailure(title, error);
    notify({ kind: "failure", title, description: failureOf(error).sentence });
    return false;
  }
}
