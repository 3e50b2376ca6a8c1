import { facts, paragraph, type Email, type EmailContext } from "../mail/email.js";
import { formatDay } from "../rules/delivery-date.js";
import { formatPounds } from "../rules/money.js";
import { REFUND_REVERSAL_REASONS } from "../rules/order-refund.js";
import { notYou, shopperOf, trackLink, type MailedOrder } from "./order-email-templates.js";
import type { OrderRefundType } from "./order-refund.types.js";

type RefundTakenBack = OrderRefundType & { takenBack: NonNullable<OrderRefundType["takenBack"]> };

/** Whether a refund was recorded wrongly. */
export const isTakenBack = (refund: OrderRefundType): refund is RefundTakenBack => refund.takenBack !== null;

/** To the shopper: a refund that they were told of was recorded wrongly. */
export function refundTakenBack(order: MailedOrder, refund: RefundTakenBack, { shop, linkTo }: EmailContext): Email {
  const { number, refundedPence, totals } = order;
  const { amountPence, at, takenBack } = refund;
  const amount = formatPounds(amountPence);
  return {
    to: shopperOf(order),
    subject: `Correction: we do not pay back ${amount} of your order ${number}`,
    title: "A refund was recorded by mistake",
    blocks: [
      paragraph(
        `On ${formatDay(at)} we wrote to you that we pay back ${amount} of your order ${number}. That was recorded by mistake, and we are sorry for it: this amount is not paid.`,
      ),
      facts({
        Why: REFUND_REVERSAL_REASONS[takenBack.reason],
        "Paid back in all": `${formatPounds(refundedPence)} of ${formatPounds(totals.totalPence)}`,
      }),
      trackLink(order, linkTo),
      paragraph(
        `Have you had the money all the same, or is it owed to you? Please answer this mail or call ${shop.phone}: what the law gives you stays as it is.`,
      ),
      ...notYou(order),
    ],
  };
}
