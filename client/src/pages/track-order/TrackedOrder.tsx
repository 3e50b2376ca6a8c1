import { useEffect, useRef } from "react";
import { Letterhead } from "../../features/order/Letterhead";
import { OrderIntro } from "../../features/order/order-layout";
import { OrderActions } from "../../features/order/OrderActions";
import { OrderHelp } from "../../features/order/OrderHelp";
import { OrderSheet } from "../../features/order/OrderSheet";
import { PrintReceipt } from "../../features/order/PrintReceipt";
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
    <>
      <Letterhead />
      <OrderIntro>
        <chakra.h1
          ref={heading}
          tabIndex={-1}
          _focus={{ outline: "none" }}
          fontVariantNumeric="lining-nums tabular-nums"
        >
          Order #{order.number}
        </chakra.h1>
        <OrderActions>
          <Button variant="line" onClick={onLeave}>
            Track another order
          </Button>
          <PrintReceipt />
        </OrderActions>
      </OrderIntro>
      <OrderSheet order={order}>
        <OrderHelp />
      </OrderSheet>
    </>
  );
}
