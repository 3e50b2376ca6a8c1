import Box from "@mui/material/Box";
import Stack from "@mui/material/Stack";
import { Show, useCanAccess, useRecordContext, useShowContext } from "react-admin";
import { sentenceOf } from "../api/staff-error";
import { FailureNotice } from "../ui/FailureNotice";
import { SumsSection } from "../ui/SumsSection";
import { MeasureButton } from "./measures/MeasureButton";
import { OrderMeasures } from "./measures/OrderMeasures";
import { OrderAudit } from "./OrderAudit";
import { OrderHeader } from "./OrderHeader";
import { OrderHistory } from "./OrderHistory";
import { OrderInvoices } from "./OrderInvoices";
import { OrderLine } from "./OrderLine";
import { OrderMails } from "./OrderMails";
import { OrderNotes } from "./OrderNotes";
import { OrderProblems } from "./OrderProblems";
import { OrderRecipient } from "./OrderRecipient";
import { OrderRefunds } from "./OrderRefunds";
import { OrderRemakes } from "./OrderRemakes";
import { WHOLE, type WholeOrder } from "./orders-provider";
import { RemakeButton } from "./remake/RemakeButton";

/** A whole order, with what can be done about it. */
export function OrderPage() {
  return (
    <Show title={<OrderTitle />} actions={false} component="div" queryOptions={QUERY}>
      <WholeOrderParts />
    </Show>
  );
}

/** A failure is shown on the page: react-admin would leave it, and with it a note that is being written. */
const QUERY = { meta: WHOLE, onError: () => {} };

function OrderTitle() {
  return <>Order {useRecordContext<WholeOrder>()?.number}</>;
}

/** Two columns where there is room: what is made, and what has happened. */
const COLUMNS = {
  display: "grid",
  gap: 2,
  gridTemplateColumns: { xs: "minmax(0, 1fr)", lg: "minmax(0, 3fr) minmax(0, 2fr)" },
  alignItems: "start",
};

function WholeOrderParts() {
  const { record: order, error } = useShowContext<WholeOrder>();
  const { canAccess: canMove = false } = useCanAccess({ resource: "orders", action: "move" });
  const { canAccess: canNote = false } = useCanAccess({ resource: "orders", action: "note" });
  const { canAccess: canRemake = false } = useCanAccess({ resource: "orders", action: "remake" });
  const { canAccess: canMeasure = false } = useCanAccess({ resource: "orders", action: "measure" });
  const { canAccess: canRefund = false } = useCanAccess({ resource: "orders", action: "refund" });
  const failure = <FailureNotice message={error ? sentenceOf(error) : undefined} />;
  if (!order) return failure;
  return (
    <Stack spacing={2} sx={{ paddingY: 2 }}>
      {failure}
      <OrderHeader order={order} canMove={canMove} />
      <Box sx={COLUMNS}>
        <Stack spacing={2}>
          {order.lines.map((line, index) => (
            <OrderLine key={line.id} line={line} position={index + 1}>
              {canRemake && <RemakeButton order={order} line={line} />}
              {canMeasure && <MeasureButton order={order} line={line} />}
            </OrderLine>
          ))}
          <OrderMeasures order={order} canMeasure={canMeasure} />
          <OrderRemakes order={order} canRemake={canRemake} />
          <SumsSection
            sums={order}
            promotion={{ name: order.promotionName, code: order.promotionCode, percent: order.promotionPercent }}
            delivery={order.shippingMethod}
          />
          <OrderRefunds order={order} canRefund={canRefund} />
          <OrderInvoices order={order} />
        </Stack>
        <Stack spacing={2}>
          <OrderRecipient order={order} />
          <OrderProblems order={order} />
          <OrderNotes order={order} canNote={canNote} />
          <OrderHistory history={order.history} />
          <OrderMails mails={order.mails} />
          <OrderAudit entries={order.audit} />
        </Stack>
      </Box>
    </Stack>
  );
}
