import { useEffect, useRef, useState } from "react";
import { useLocation, useSearchParams } from "react-router-dom";
import { useCartChange } from "../../features/cart/cart-context";
import { WithIdeas } from "../../features/ideas/WithIdeas";
import { readChangedOrder } from "../../features/order/change-line/changed-order";
import { OrderAgainNotice } from "../../features/order/OrderAgainNotice";
import { OrderSheet } from "../../features/order/OrderSheet";
import { useOrderAgain } from "../../features/order/useOrderAgain";
import { Button } from "../../ui/Button";
import { LoadingFrame } from "../../ui/LoadingFrame";
import { VisitorPage } from "../../ui/page/VisitorPage";
import { chakra } from "../../ui/theme/chakra";
import { TrackOrderForm } from "./TrackOrderForm";
import { TrackOrderHeading } from "./TrackOrderHeading";
import { TrackOrderSkeleton } from "./TrackOrderSkeleton";
import { useOrderLookUp, type TrackedOrder as Order } from "./useOrderLookUp";

type TrackedOrderProps = {
  order: Order;
  /** Back to the form. */
  onLeave: () => void;
};

/** The found order. Its heading takes the focus, because the form is gone. */
function TrackedOrder({ order, onLeave }: TrackedOrderProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), [order.id]);
  const { orderAgain, isSending, changes } = useOrderAgain(order, useCartChange());
  return (
    <OrderSheet
      order={order}
      byEmail
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
        <>
          <Button variant="line" onClick={onLeave}>
            Track another order
          </Button>
          <Button variant="line" busy={isSending} busyText="Adding..." onClick={() => void orderAgain()}>
            Order again
          </Button>
        </>
      }
      notice={changes && <OrderAgainNotice changes={changes} />}
    />
  );
}

/** The stops of an order, by the names of its timeline. */
const ORDER_STEPS = [
  { name: "Order Placed", note: "You get an e-mail with the order’s number. It begins with MBC." },
  {
    name: "Processing Order",
    note: "The sizes are settled with you before anything is cut.",
  },
  { name: "Manufacturing", note: "Your order is made to its figures." },
  { name: "Shipping", note: "We bring it, or send it, and tell you when." },
];

/** The form, then the order. An order placed in this browser needs only its number, and so does one that was just changed. */
function TrackOrder() {
  const [parameters] = useSearchParams();
  const number = parameters.get("number") ?? "";
  const email = readChangedOrder(useLocation().state)?.email;
  const { order, problem, lookUp, lookUpOwn, leave } = useOrderLookUp();
  const [isLooking, setIsLooking] = useState(number !== "");
  const asked = useRef(false);

  useEffect(() => {
    if (number === "" || asked.current) return;
    asked.current = true;
    const found = email === undefined ? lookUpOwn(number) : lookUp({ number, email });
    void found.then(() => setIsLooking(false));
  }, [number, email, lookUp, lookUpOwn]);

  if (order) return <TrackedOrder order={order} onLeave={leave} />;
  if (isLooking) {
    return (
      <LoadingFrame>
        <TrackOrderSkeleton />
      </LoadingFrame>
    );
  }
  return (
    <WithIdeas title="On the way to you" steps={ORDER_STEPS}>
      <TrackOrderHeading />
      <TrackOrderForm number={number} problem={problem} onLookUp={lookUp} />
    </WithIdeas>
  );
}

/** /track-order: status of an order by number and e-mail address. */
export function TrackOrderPage() {
  return (
    <VisitorPage title="Track Order" skeleton={<TrackOrderSkeleton />}>
      <TrackOrder />
    </VisitorPage>
  );
}
