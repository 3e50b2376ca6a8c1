import { facts, heading, paragraph, type Block, type Email, type EmailContext } from "../mail/email.js";
import { formatPounds } from "../rules/money.js";
import type { Drawings } from "./line-drawings.js";
import { configurationInWords } from "./order-change-email-templates.js";
import { goodsOf } from "./order-email-goods.js";
import { cordWarningOf, nameOf, notYou, shopperOf, trackLink, type MailedOrder } from "./order-email-templates.js";
import type { SettledLineType } from "./order-settlement.types.js";

/** To the shopper: what was measured costs more, and waits for an agreement. */
export function sizesProposed(order: MailedOrder, { shop, linkTo }: EmailContext): Email {
  const { number } = order;
  return {
    to: shopperOf(order),
    subject: `Please look at the measured sizes of your order ${number}`,
    title: "Your windows are measured",
    blocks: [
      paragraph(
        `Our fitter has measured the windows of your order ${number}. ${totalSentence(order)} We make nothing until you agree on your order’s page. You may say no there as well: then the order is cancelled, free of charge.`,
      ),
      ...linesOf(order),
      trackLink(order, linkTo),
      paragraph(`Is something wrong, or would you rather talk about it? Answer this mail or call ${shop.phone}.`),
      ...notYou(order),
    ],
  };
}

/** To the shopper: the measured sizes are those of the order. */
export function sizesSettled(order: MailedOrder, { shop, linkTo }: EmailContext, drawings: Drawings = []): Email {
  const { number } = order;
  return {
    to: shopperOf(order),
    subject: `The sizes of your order ${number} are settled`,
    title: "The sizes of your order are settled",
    blocks: [
      paragraph(
        `Our fitter has measured the windows of your order ${number}, and we make it to these sizes. ${totalSentence(order)}`,
      ),
      ...linesOf(order),
      heading("Your order as it is now"),
      goodsOf(order, { drawings }),
      trackLink(order, linkTo),
      paragraph(`Is something wrong? Please answer this mail or call ${shop.phone} before we begin to make it.`),
      ...notYou(order),
      ...cordWarningOf(order),
    ],
  };
}

/** To the shop: the shopper has agreed, so that making may begin. */
export function sizesAgreedCopy(order: MailedOrder, { shop }: EmailContext): Email {
  const shopper = { name: nameOf(order), address: order.email };
  const { number, totals } = order;
  return {
    to: { address: shop.email },
    replyTo: shopper,
    subject: `Order ${number}: the measured sizes are agreed, ${formatPounds(totals.totalPence)}`,
    title: `Order ${number}: the measured sizes are agreed`,
    blocks: [
      paragraph(`The shopper has agreed. ${totalSentence(order)} Sheets of earlier mails no longer hold.`),
      facts({ Name: shopper.name, Email: order.email, Phone: order.phoneNumber }),
      ...linesOf(order),
      goodsOf(order, { isToShop: true }),
    ],
  };
}

/** How the measured sizes change the total. Nothing was charged online, so a difference is only stated. */
function totalSentence({ settlement, totals: { totalPence } }: MailedOrder): string {
  const was = settlement?.totalWasPence ?? totalPence;
  const becomes = settlement?.totals.totalPence ?? totalPence;
  if (becomes === was) return `The total stays ${formatPounds(was)}.`;
  const difference = formatPounds(Math.abs(becomes - was));
  return becomes > was
    ? `By these sizes the total is ${formatPounds(becomes)}, ${difference} more than before.`
    : `By these sizes the total is ${formatPounds(becomes)}: you pay ${difference} less than before.`;
}

const linesOf = ({ settlement }: MailedOrder): Block[] => (settlement?.lines ?? []).flatMap(lineOf);

const lineOf = ({ item, name, was, became }: SettledLineType): Block[] => [
  heading(`Item ${item}, ${name}`),
  facts({ "As ordered": configurationInWords(was, became), "As measured": configurationInWords(became, was) }),
];
