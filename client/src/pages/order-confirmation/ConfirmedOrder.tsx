import { useEffect } from "react";
import { OrderSheet } from "../../features/order/OrderSheet";
import { graphql } from "../../gql";
import { useFragmentData, type FragmentType } from "../../lib/fragment";
import { paths } from "../../lib/paths";
import { tabStorage } from "../../lib/tab-storage";
import { OutlineLink } from "../../ui/links";
import { Lead } from "../../ui/texts";
import { notify } from "../../ui/toast/notify";
import { RegistrationOffer } from "./RegistrationOffer";

const KEY = "confirmed-order";

/** Shows a thank-you notice once per order, not again after a reload. */
function useOrderGreeting(number: string): void {
  useEffect(() => {
    if (tabStorage.read(KEY) === number) return;
    tabStorage.write(KEY, number);
    notify({
      title: "Order Confirmed!",
      description: "Thank you for your purchase. We'll start processing your order right away.",
    });
  }, [number]);
}

const ORDER = graphql(`
  fragment ConfirmedOrder_order on Order {
    id
    number
    email
    ...OrderSheet_order
  }
`);

/** Thanks and all details of the order. */
export function ConfirmedOrder({ order }: { order: FragmentType<typeof ORDER> }) {
  const data = useFragmentData(ORDER, order);
  useOrderGreeting(data.number);
  return (
    <>
      <OrderSheet
        order={data}
        heading={
          <div>
            <h1>Thank You for Your Order!</h1>
            <Lead mt="4" fontVariantNumeric="tabular-nums">
              Your order #{data.number} has been received and is being processed.
            </Lead>
          </div>
        }
        actions={<OutlineLink to={paths.trackOrder.href(data.number)}>Track Order</OutlineLink>}
      >
        <OutlineLink w="full" mt="5" to={paths.products.href()} _print={{ display: "none" }}>
          Continue Shopping
        </OutlineLink>
      </OrderSheet>
      <RegistrationOffer number={data.number} email={data.email} />
    </>
  );
}
