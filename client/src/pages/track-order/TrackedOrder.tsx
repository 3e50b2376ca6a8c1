import { useEffect, useRef } from "react";
import { OrderSheet } from "../../features/order/OrderSheet";
import { Button } from "../../ui/Button";
import { chakra } from "../../ui/theme/chakra";
import type { TrackedOrder as Order } from "./useOrderLookUp";

type TrackedOrderProps = {
  order: Order;
  /** Back to the form. */
  onLeave: () => void;
};

/** The found order. Its heading takes the focus, because the form is gone. */
export function TrackedOrder({ order, onLeave }: TrackedOrderProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), [order.id]);
  return (
    <OrderSheet
      order={order}
      heading={
        <chakra.h1
          ref={heading}
          tabIndex={-1}
          _focus={{ outline: "none" }}
          fontVariantNumeric="lining-nums tabular-nums"
        >
          Order #{order.number}
        </chakra.h1>
      }
      actions={
        <Button variant="line" onClick={onLeave}>
          Track another order
        </Button>
      }
    />
  );
}
