import type { FragmentType } from "@apollo/client";
import { useSuspenseFragment } from "@apollo/client/react";
import { useCartChange } from "../../../features/cart/cart-context";
import { Letterhead } from "../../../features/order/Letterhead";
import { OrderIntro } from "../../../features/order/order-layout";
import { OrderActions } from "../../../features/order/OrderActions";
import { OrderHelp } from "../../../features/order/OrderHelp";
import { OrderSheet } from "../../../features/order/OrderSheet";
import { PrintReceipt } from "../../../features/order/PrintReceipt";
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
    <>
      <Letterhead />
      <OrderIntro>
        <h1>Order #{data.number}</h1>
        <OrderActions>
          <Button variant="line" busy={isSending} busyText="Adding..." onClick={() => void orderAgain()}>
            Order again
          </Button>
          <PrintReceipt />
        </OrderActions>
      </OrderIntro>
      {changes && <OrderAgainNotice changes={changes} />}
      <OrderSheet order={data}>
        <OrderHelp />
      </OrderSheet>
    </>
  );
}
