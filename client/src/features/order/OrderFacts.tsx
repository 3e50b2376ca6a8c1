import { formatDay } from "@rules/delivery-date";
import { FULFILMENT_NAMES } from "@rules/order-choices";
import { paymentSentence } from "@rules/order-payment";
import { graphql } from "../../gql";
import type { PaymentMethod } from "../../gql/graphql";
import { useFragmentData, type FragmentType } from "../../lib/fragment";
import { chakra } from "../../ui/theme/chakra";
import { LARGE_TEXT } from "../../ui/theme/scales";
import { OrderStatusBadge } from "./OrderStatusBadge";

const ORDER = graphql(`
  fragment OrderFacts_order on Order {
    id
    placedAt
    status
    fulfilment
    shippingMethod
    estimatedDelivery
    paymentMethod
    note
    refundedPence
    totals {
      totalPence
    }
  }
`);

const PAYMENT_NAMES: Readonly<Record<PaymentMethod, string>> = { CREDIT_CARD: "Credit card", PAYPAL: "PayPal" };

const Facts = chakra("dl", {
  base: {
    display: "grid",
    gridTemplateColumns: "max-content minmax(0, 1fr)",
    alignItems: "baseline",
    rowGap: "2.5",
    columnGap: { base: "8", _print: "4" },
    [LARGE_TEXT]: { gridTemplateColumns: "minmax(0, 1fr)", rowGap: "1", "& dd": { mb: "2" } },
    "& dt": { color: "fg.muted" },
    "& small": { display: "block", textStyle: "small", color: "fg.muted" },
  },
});

/** What was agreed with an order, and where it stands. */
export function OrderFacts({ order }: { order: FragmentType<typeof ORDER> }) {
  const data = useFragmentData(ORDER, order);
  return (
    <Facts>
      <dt>Order date</dt>
      <dd>{formatDay(data.placedAt)}</dd>
      <dt>Status</dt>
      <dd>
        <OrderStatusBadge status={data.status} />
      </dd>
      <dt>Fitting</dt>
      <dd>{FULFILMENT_NAMES[data.fulfilment]}</dd>
      <dt>Shipping method</dt>
      <dd>{data.shippingMethod}</dd>
      <dt>Estimated delivery</dt>
      <dd>
        {formatDay(data.estimatedDelivery)}
        {data.fulfilment === "MEASURE_AND_FIT" && <small>We agree the days of the visits with you.</small>}
      </dd>
      <dt>Payment method</dt>
      <dd>
        {PAYMENT_NAMES[data.paymentMethod]}
        <small>{paymentSentence({ ...data, totalPence: data.totals.totalPence })}</small>
      </dd>
      {data.note !== null && (
        <>
          <dt>Your note</dt>
          <chakra.dd whiteSpace="pre-line" overflowWrap="anywhere">
            {data.note}
          </chakra.dd>
        </>
      )}
    </Facts>
  );
}
