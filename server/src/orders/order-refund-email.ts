import { facts, heading, paragraph, quotation, type Block, type Email, type EmailContext } from "../mail/email.js";
import { LAW } from "../rules/consumer-law.js";
import { formatDay } from "../rules/delivery-date.js";
import { formatPounds } from "../rules/money.js";
import { REFUND_REASONS } from "../rules/order-refund.js";
import { notYou, shopperOf, trackLink, type MailedOrder } from "./order-email-templates.js";
import type { OrderRefundType } from "./order-refund.types.js";

/** To the shopper: what the shop pays back with one of the refunds of an order, and how much it is by now with all of them. */
export function orderRefunded(order: MailedOrder, refund: OrderRefundType, { shop, linkTo }: EmailContext): Email {
  const { number, refundedPence, totals } = order;
  return {
    to: shopperOf(order),
    subject: `We pay back ${formatPounds(refund.amountPence)} of your order ${number}`,
    title: "We pay you back",
    blocks: [
      paragraph(
        `It goes back the way you paid, within ${LAW.refundDays} days. Of your order ${number} of ${formatPounds(totals.totalPence)} we have then paid back ${formatPounds(refundedPence)} in all.`,
      ),
      ...refundOf(refund),
      trackLink(order, linkTo),
      paragraph(`Is something not right, or not with you by then? Please answer this mail or call ${shop.phone}.`),
      ...notYou(order),
    ],
  };
}

const refundOf = ({ at, amountPence, reason, note }: OrderRefundType): Block[] => [
  heading(`${formatPounds(amountPence)}, ${formatDay(at)}`),
  facts({ Reason: REFUND_REASONS[reason] }),
  ...(note === null ? [] : [quotation(note)]),
];
