import { useState, type ReactNode } from "react";
import { changeVerdict } from "@rules/change-clock";
import { isReportable } from "@rules/order-problem";
import type { OrderStatus } from "@rules/order-progress";
import { graphql } from "../../gql";
import { useFragmentData, type FragmentType } from "../../lib/fragment";
import { paths } from "../../lib/paths";
import { totalsRows } from "../../product/totals-rows";
import { TextLink } from "../../ui/links";
import { SummaryPanel } from "../../ui/SummaryPanel";
import { SummaryRows } from "../../ui/SummaryRows";
import { SmallText } from "../../ui/texts";
import { chakra } from "../../ui/theme/chakra";
import { AddressText } from "../addresses/AddressText";
import { CancelOrder } from "./CancelOrder";
import { DownloadPdf } from "./DownloadPdf";
import { LoadedProblems } from "./LoadedProblems";
import { LoadedVisit } from "./LoadedVisit";
import { OrderActions, OrderColumns, OrderIntro, TwoSections } from "./order-layout";
import { OrderChanges } from "./OrderChanges";
import { OrderFacts } from "./OrderFacts";
import { OrderInvoices } from "./OrderInvoices";
import { OrderLineRow } from "./OrderLineRow";
import { OrderNextStep } from "./OrderNextStep";
import { OrderRefunds } from "./OrderRefunds";
import { OrderRemakes } from "./OrderRemakes";
import { OrderSection } from "./OrderSection";
import { OrderTimeline } from "./OrderTimeline";
import { PrintReceipt } from "./PrintReceipt";
import { ReceiptHead } from "./ReceiptHead";
import { OrderSettlement } from "./settlement/OrderSettlement";

const ORDER = graphql(`
  fragment OrderSheet_order on Order {
    id
    number
    email
    placedAt
    status
    fulfilment
    phoneNumber
    estimatedDelivery
    changeableUntil
    ...OrderFacts_order
    ...ShippingAddress_order @unmask
    ...OrderChanges_order
    ...OrderRefunds_order
    ...OrderInvoices_order
    ...OrderRemakes_order
    ...OrderSettlement_order
    isMeasured
    settlement {
      state
    }
    lines {
      id
      name
      ...OrderLineRow_line
    }
    promotion {
      name
      code
    }
    totals {
      ...TotalsRows_totals @unmask
    }
  }
  fragment ShippingAddress_order on Order {
    address {
      firstName
      lastName
      address
      addressLine2
      city
      state
      zipCode
    }
  }
`);

/** By when, where it matters. */
const CONTACT_UNTIL: Readonly<Record<OrderStatus, string>> = {
  PROCESSING: " before making starts",
  MANUFACTURING: " at once",
  SHIPPED: "",
  DELIVERED: "",
  CANCELLED: "",
};

type OrderSheetProps = {
  order: FragmentType<typeof ORDER>;
  /** With the `h1` of the page. */
  heading: ReactNode;
  /** Buttons beside the one that prints. */
  actions: ReactNode;
  /** Whether its PDF needs the e-mail address: the order may be another visitor's. */
  byEmail?: boolean;
  /** Below the heading. */
  notice?: ReactNode;
  /** Below the totals. */
  children?: ReactNode;
};

/** An order as a page and as a printed receipt: heading, status, shipping address, lines and totals. */
export function OrderSheet({ order, heading, actions, byEmail = false, notice, children }: OrderSheetProps) {
  const data = useFragmentData(ORDER, order);
  const email = byEmail ? data.email : undefined;
  const [now] = useState(() => new Date());
  const changeable =
    changeVerdict(data, now) === "OPEN" && !data.isMeasured ? { number: data.number, email } : undefined;
  const [report, setReport] = useState<{ lineId: string | undefined }>();
  const isSent = isReportable(data.status);
  return (
    <>
      <ReceiptHead />
      <OrderIntro>
        {heading}
        <OrderActions>
          {actions}
          <DownloadPdf number={data.number} email={email} />
          <PrintReceipt />
        </OrderActions>
      </OrderIntro>
      {notice}
      <OrderTimeline order={data} />
      {data.status === "PROCESSING" && data.fulfilment === "MEASURE_AND_FIT" && !data.settlement ? (
        <LoadedVisit number={data.number} email={email} nextStep={<OrderNextStep order={data} />} />
      ) : (
        <OrderNextStep order={data} />
      )}
      <CancelOrder order={data} email={email} />
      <OrderSettlement order={data} email={email} />
      <OrderColumns>
        <div>
          <TwoSections>
            <OrderSection title="Order Status">
              <OrderFacts order={data} />
            </OrderSection>
            <OrderSection title="Shipping Information">
              <AddressText address={data.address} />
            </OrderSection>
          </TwoSections>
          <OrderSection title="Order Details">
            <chakra.ul listStyleType="none">
              {data.lines.map((line) => (
                <OrderLineRow
                  key={line.id}
                  line={line}
                  changeable={changeable}
                  onReport={isSent ? (lineId) => setReport({ lineId }) : undefined}
                />
              ))}
            </chakra.ul>
          </OrderSection>
          <OrderRemakes order={data} />
          <OrderRefunds order={data} />
          <OrderInvoices order={data} email={email} />
          <OrderChanges order={data} />
          {isSent && (
            <LoadedProblems
              number={data.number}
              email={email}
              lines={data.lines}
              report={report}
              onReport={setReport}
            />
          )}
        </div>
        <SummaryPanel title="Summary">
          <SummaryRows {...totalsRows(data.totals, { ...data, tax: "Tax" })} />
          {children}
          <SmallText mt="4" _print={{ display: "none" }}>
            Something not right? See the <TextLink to={paths.faq.href()}>FAQ</TextLink> or{" "}
            <TextLink to={paths.contact.href()}>contact us</TextLink>
            {CONTACT_UNTIL[data.status]}.
          </SmallText>
        </SummaryPanel>
      </OrderColumns>
    </>
  );
}
