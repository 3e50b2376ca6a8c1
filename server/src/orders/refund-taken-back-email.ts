import { facts, paragraph, type Email, type EmailContext } from "../mail/email.js";
import { formatDay } from "../rules/delivery-date.js";
import { formatPounds } from "../rules/money.js";
import { REFUND_REVERSAL_REASONS } from "../rules/order-refund.js";
import { notYou, shopperOf, trackLink, type MailedOrder } from "./order-email-templates.js";
import type { OrderRefundType } from "./order-refund.types.js";

type RefundTakenBack = OrderRefundType & { takenBack: NonNullable<OrderRefundType["takenBack"]> };

/** Whether a refund was recorded wrongly. */
export const isTakenBack = (refund: OrderRefundType): refund is RefundTakenBack => refund.takenBack !== null;

/** To the shopper: a refund was recorded wrongly. They may have been told of it: whether a mail that was being sent came is not known. */
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
        `On ${formatDay(at)} we recorded that we pay back ${amount} of your order ${number}, and may have written so to you. That was a mistake, and we are sorry for it: this amount is not paid.`,
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
