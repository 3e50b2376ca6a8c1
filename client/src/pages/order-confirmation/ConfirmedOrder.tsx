import { chakra } from "@chakra-ui/react";
import type { FragmentType } from "@apollo/client";
import { useSuspenseFragment } from "@apollo/client/react";
import { Letterhead } from "../../features/order/Letterhead";
import { OrderFacts } from "../../features/order/OrderFacts";
import { OrderLines } from "../../features/order/OrderLines";
import { OrderTimeline } from "../../features/order/OrderTimeline";
import { OrderTotals } from "../../features/order/OrderTotals";
import { PrintReceipt } from "../../features/order/PrintReceipt";
import { ShippingAddress } from "../../features/order/ShippingAddress";
import { useOrderGreeting } from "../../features/order/useOrderGreeting";
import { graphql } from "../../gql";
import { paths } from "../../lib/paths";
import { LinkButton } from "../../ui/links";
import { SummaryPanel } from "../../ui/SummaryPanel";
import { ConfirmationColumns, Thanks, TwoSections } from "./confirmation-layout";

const ORDER = graphql(`
  fragment ConfirmedOrder_order on Order {
    id
    number
    ...OrderTimeline_order
    ...OrderFacts_order
    ...ShippingAddress_order
    ...OrderLines_order
    ...OrderTotals_order
  }
`);

/** Thanks, and everything there is to know about the order. */
export function ConfirmedOrder({ order }: { order: FragmentType<typeof ORDER> }) {
  const { data } = useSuspenseFragment({ fragment: ORDER, fragmentName: "ConfirmedOrder_order", from: order });
  useOrderGreeting(data.number);
  return (
    <>
      <Letterhead />
      <Thanks>
        <div>
          <h1>Thank You for Your Order!</h1>
          <chakra.p textStyle="lead" color="fg.muted" mt="4" fontVariantNumeric="tabular-nums">
            Your order #{data.number} has been received and is being processed.
          </chakra.p>
        </div>
        <PrintReceipt />
      </Thanks>
      <OrderTimeline order={data} />
      <ConfirmationColumns>
        <div>
          <TwoSections>
            <OrderFacts order={data} />
            <ShippingAddress order={data} />
          </TwoSections>
          <OrderLines order={data} />
        </div>
        <SummaryPanel title="Summary">
          <OrderTotals order={data} />
          <LinkButton variant="line" w="full" mt="5" to={paths.products.href()} _print={{ display: "none" }}>
            Continue Shopping
          </LinkButton>
        </SummaryPanel>
      </ConfirmationColumns>
    </>
  );
}
