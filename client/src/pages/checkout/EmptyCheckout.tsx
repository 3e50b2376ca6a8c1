import { useEffect, useState } from "react";
import { paths } from "../../lib/paths";
import { EmptyState } from "../../ui/EmptyState";
import { OutlineLink } from "../../ui/links";
import { Lead } from "../../ui/texts";
import { openAttempts } from "./order/order-attempts";

type EmptyCheckoutProps = {
  /** Resolves to whether an order without an answer was placed after all. */
  findLostOrder: () => Promise<boolean>;
  onFound: () => void;
};

/**
 * Empty checkout. If the answer of an order was lost, it is looked up first, because the order may have emptied the
 * cart.
 */
export function EmptyCheckout({ findLostOrder, onFound }: EmptyCheckoutProps) {
  const [isLooking, setIsLooking] = useState(() => openAttempts().length > 0);

  useEffect(() => {
    if (!isLooking) return;
    let isCurrent = true;
    void findLostOrder().then((isFound) => {
      if (!isCurrent) return;
      if (isFound) onFound();
      else setIsLooking(false);
    });
    return () => {
      isCurrent = false;
    };
  }, [isLooking, findLostOrder, onFound]);

  if (isLooking) {
    return (
      <Lead role="status" py="12">
        One moment, we are looking for your order.
      </Lead>
    );
  }
  return (
    <EmptyState
      level="h1"
      title="Your Cart is Empty"
      action={<OutlineLink to={paths.products.href()}>Continue Shopping</OutlineLink>}
    >
      There is nothing to order yet. Choose something for your windows first, then come back here.
    </EmptyState>
  );
}
