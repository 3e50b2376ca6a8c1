import { facts, heading, paragraph, quotation, type Block, type Email, type EmailContext } from "../mail/email.js";
import { LAW } from "../rules/consumer-law.js";
import { formatDay } from "../rules/delivery-date.js";
import { formatPounds } from "../rules/money.js";
import { REFUND_REASONS } from "../rules/order-refund.js";
import { notYou, shopperOf, trackLink, type MailedOrder } from "./order-email-templates.js";
import type { OrderRefundType } from "./order-refund.types.js";

/** To the shopper: what the shop has paid back. A mail may be sent after the next refund, so it names all, the latest first. */
export function orderRefunded(order: MailedOrder, { shop, linkTo }: EmailContext): Email {
  const { number, refunds, refundedPence, totals } = order;
  const latest = refunds.at(-1);
  return {
    to: shopperOf(order),
    subject: `We pay back ${formatPounds(latest?.amountPence ?? refundedPence)} of your order ${number}`,
    title: "We pay you back",
    blocks: [
      paragraph(
        `It goes back the way you paid, within ${LAW.refundDays} days. Of your order ${number} of ${formatPounds(totals.totalPence)} that is ${formatPounds(refundedPence)} in all.`,
      ),
      ...refunds.toReversed().flatMap(refundOf),
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
