import Box from "@mui/material/Box";
import Stack from "@mui/material/Stack";
import { Show, useCanAccess, useNotify, useRecordContext, useRedirect } from "react-admin";
import { sentenceOf } from "../api/staff-error";
import { OrderAudit } from "./OrderAudit";
import { OrderHeader } from "./OrderHeader";
import { OrderHistory } from "./OrderHistory";
import { OrderLine } from "./OrderLine";
import { OrderMails } from "./OrderMails";
import { OrderNotes } from "./OrderNotes";
import { OrderRecipient } from "./OrderRecipient";
import { WHOLE, type WholeOrder } from "./orders-provider";
import { OrderSums } from "./OrderSums";

/** A whole order, with what can be done about it. */
export function OrderPage() {
  const notify = useNotify();
  const redirect = useRedirect();
  const handleError = (error: Error) => {
    notify(sentenceOf(error), { type: "error" });
    redirect("list", "orders");
  };
  return (
    <Show title={<OrderTitle />} actions={false} component="div" queryOptions={{ meta: WHOLE, onError: handleError }}>
      <WholeOrderParts />
    </Show>
  );
}

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
  const order = useRecordContext<WholeOrder>();
  const { canAccess: canMove = false } = useCanAccess({ resource: "orders", action: "move" });
  const { canAccess: canNote = false } = useCanAccess({ resource: "orders", action: "note" });
  if (!order) return null;
  return (
    <Stack spacing={2} sx={{ paddingY: 2 }}>
      <OrderHeader order={order} canMove={canMove} />
      <Box sx={COLUMNS}>
        <Stack spacing={2}>
          {order.lines.map((line, index) => (
            <OrderLine key={line.id} line={line} position={index + 1} />
          ))}
          <OrderSums order={order} />
        </Stack>
        <Stack spacing={2}>
          <OrderRecipient order={order} />
          <OrderNotes order={order} canNote={canNote} />
          <OrderHistory history={order.history} />
          <OrderMails mails={order.mails} />
          <OrderAudit entries={order.audit} />
        </Stack>
      </Box>
    </Stack>
  );
}
