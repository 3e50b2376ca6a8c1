import type { FragmentType } from "@apollo/client";
import { useSuspenseFragment } from "@apollo/client/react";
import { useCartChange } from "../../../features/cart/cart-context";
import { OrderSheet } from "../../../features/order/OrderSheet";
import { graphql } from "../../../gql";
import { Button } from "../../../ui/Button";
import { OrderAgainNotice } from "./OrderAgainNotice";
import { useOrderAgain } from "./useOrderAgain";

const ORDER = graphql(`
  fragment AccountOrder_order on Order {
    id
    number
    ...OrderSheet_order
  }
`);

/** An order with Order again and its printable receipt. */
export function AccountOrder({ order }: { order: FragmentType<typeof ORDER> }) {
  const { data } = useSuspenseFragment({ fragment: ORDER, fragmentName: "AccountOrder_order", from: order });
  const { orderAgain, isSending, changes } = useOrderAgain(data.number, useCartChange());
  return (
    <OrderSheet
      order={data}
      heading={<h1>Order #{data.number}</h1>}
      actions={
        <Button variant="line" busy={isSending} busyText="Adding..." onClick={() => void orderAgain()}>
          Order again
        </Button>
      }
      notice={changes && <OrderAgainNotice changes={changes} />}
    />
  );
}
