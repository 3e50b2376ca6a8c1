import type { FragmentType } from "@apollo/client";
import { useSuspenseFragment } from "@apollo/client/react";
import { use, type ReactNode } from "react";
import { formatDay } from "@rules/delivery-date";
import { graphql } from "../../gql";
import { paths } from "../../lib/paths";
import { totalsRows } from "../../product/totals-rows";
import { TextLink } from "../../ui/links";
import { SiteContext } from "../../ui/page/site-context";
import { SummaryPanel } from "../../ui/SummaryPanel";
import { SummaryRows } from "../../ui/SummaryRows";
import { SmallText } from "../../ui/texts";
import { chakra } from "../../ui/theme/chakra";
import { OrderActions, OrderColumns, OrderIntro, TwoSections } from "./order-layout";
import { OrderLineRow } from "./OrderLineRow";
import { OrderSection } from "./OrderSection";
import { OrderStatusBadge } from "./OrderStatusBadge";
import { OrderTimeline } from "./OrderTimeline";
import { PrintReceipt } from "./PrintReceipt";

const ORDER = graphql(`
  fragment OrderSheet_order on Order {
    id
    placedAt
    status
    shippingMethod
    estimatedDelivery
    ...ShippingAddress_order @unmask
    lines {
      id
      ...OrderLineRow_line
    }
    promotion {
      name
      code
    }
    totals {
      subtotalPence
      discountPence
      deliveryPence
      taxPence
      totalPence
    }
  }
  fragment ShippingAddress_order on Order {
    address {
      firstName
      lastName
      address
      city
      state
      zipCode
    }
  }
`);

type OrderSheetProps = {
  order: FragmentType<typeof ORDER>;
  /** With the `h1` of the page. */
  heading: ReactNode;
  /** Buttons beside the one that prints. */
  actions: ReactNode;
  /** Below the heading. */
  notice?: ReactNode;
  /** Below the totals. */
  children?: ReactNode;
};

const Facts = chakra("dl", {
  base: {
    display: "grid",
    gridTemplateColumns: "max-content 1fr",
    alignItems: "center",
    rowGap: "2.5",
    columnGap: "8",
    "& dt": { color: "fg.muted" },
  },
});

/** An order as a page and as a printed receipt: heading, status, shipping address, lines and totals. */
export function OrderSheet({ order, heading, actions, notice, children }: OrderSheetProps) {
  const { data } = useSuspenseFragment({ fragment: ORDER, fragmentName: "OrderSheet_order", from: order });
  const { firstName, lastName, address, city, state, zipCode } = data.address;
  const addressRows = [`${firstName} ${lastName}`, address, `${city}, ${state}`, zipCode];
  return (
    <>
      <chakra.p display="none" textStyle="h3" mb="4" _print={{ display: "block" }}>
        {use(SiteContext).name}
      </chakra.p>
      <OrderIntro>
        {heading}
        <OrderActions>
          {actions}
          <PrintReceipt />
        </OrderActions>
      </OrderIntro>
      {notice}
      <OrderTimeline order={data} />
      <OrderColumns>
        <div>
          <TwoSections>
            <OrderSection title="Order Status">
              <Facts>
                <dt>Order date</dt>
                <dd>{formatDay(data.placedAt)}</dd>
                <dt>Status</dt>
                <dd>
                  <OrderStatusBadge status={data.status} />
                </dd>
                <dt>Shipping method</dt>
                <dd>{data.shippingMethod}</dd>
                <dt>Estimated delivery</dt>
                <dd>{formatDay(data.estimatedDelivery)}</dd>
              </Facts>
            </OrderSection>
            <OrderSection title="Shipping Information">
              <chakra.address fontStyle="normal" overflowWrap="anywhere">
                {addressRows.map((row, index) => (
                  // Two rows may be equal, and they never move.
                  <chakra.bdi key={index} display="block">
                    {row}
                  </chakra.bdi>
                ))}
              </chakra.address>
            </OrderSection>
          </TwoSections>
          <OrderSection title="Order Details">
            <chakra.ul listStyleType="none">
              {data.lines.map((line) => (
                <OrderLineRow key={line.id} line={line} />
              ))}
            </chakra.ul>
          </OrderSection>
        </div>
        <SummaryPanel title="Summary">
          <SummaryRows {...totalsRows(data.totals, { promotion: data.promotion, tax: "Tax" })} />
          {children}
          <SmallText mt="4" _print={{ display: "none" }}>
            Something not right? See the <TextLink to={paths.faq.href()}>FAQ</TextLink> or{" "}
            <TextLink to={paths.contact.href()}>contact us</TextLink> before making starts.
          </SmallText>
        </SummaryPanel>
      </OrderColumns>
    </>
  );
}
