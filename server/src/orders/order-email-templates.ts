import type { z } from "zod";
import {
  facts,
  heading,
  link,
  paragraph,
  quotation,
  type Block,
  type Email,
  type EmailContext,
} from "../mail/email.js";
import type { LinkTo } from "../mail/mail-links.js";
import { MADE_SENTENCE } from "../rules/change-clock.js";
import { LAW } from "../rules/consumer-law.js";
import { CORD_WARNING, isCorded } from "../rules/cord-warning.js";
import { formatDay } from "../rules/delivery-date.js";
import { INVOICE_NAMES, type InvoiceKind } from "../rules/invoice.js";
import { formatPounds } from "../rules/money.js";
import { FULFILMENT_NAMES } from "../rules/order-choices.js";
import { nextStepOf, type StepVisit } from "../rules/order-next-step.js";
import { paymentSentence } from "../rules/order-payment.js";
import type { Drawings } from "./line-drawings.js";
import { goodsLinesOf, goodsOf } from "./order-email-goods.js";
import { orderTerms } from "./order-terms.js";
import { toOrder, type orderQueries } from "./order.queries.js";
import type { OrderType } from "./order.types.js";

// An order may name a stranger's e-mail address. Mails to unconfirmed addresses therefore repeat no typed text, which could be
// spam. The order's page shows it to visitors with number and e-mail address.

/**
 * `isEmailConfirmed`: the order belongs to an account that has its e-mail address. `cordedNames`: of products with cords or chains. `visit`: booked, or the latest.
 */
export type MailedOrder = OrderType & {
  isEmailConfirmed: boolean;
  cordedNames: readonly string[];
  visit: StepVisit | null;
};

/** Maps the row of an order for its mails. */
export function toMailedOrder(row: z.output<typeof orderQueries.toMail.row>): MailedOrder {
  const { isEmailConfirmed, specifications } = row;
  const order = toOrder(row);
  const corded = order.lines.filter(({ slug, choices }) => isCorded(specifications[slug] ?? [], choices));
  const visit = row.visit && {
    ...row.visit,
    startsAt: new Date(row.visit.startsAt),
    endsAt: new Date(row.visit.endsAt),
  };
  return Object.assign(order, { isEmailConfirmed, visit, cordedNames: [...new Set(corded.map(({ name }) => name))] });
}

/** To the shopper: the stored order and its terms. */
export function orderConfirmation(
  order: MailedOrder,
  context: EmailContext,
  drawings: Drawings = [],
  now = new Date(),
): Email {
  const { shop, linkTo } = context;
  return {
    to: shopperOf(order),
    subject: `Your order ${order.number}`,
    title: "Thank you for your order",
    blocks: [
      paragraph(`Your order ${order.number} has been received and is being processed. ${nextStepOf(order, now)}`),
      goodsOf(order, { drawings }),
      factsOf(order),
      ...(order.isEmailConfirmed ? noteOf(order) : []),
      ...leftOutOf(order),
      trackLink(order, linkTo),
      paragraph(`Is something wrong? Please answer this mail or call ${shop.phone} before we begin to make it.`),
      ...notYou(order),
      ...cordWarningOf(order),
      ...orderTerms(order, context),
    ],
  };
}

/** To the shop: the order with its customer. */
export function orderCopy(order: MailedOrder, { shop }: EmailContext): Email {
  const shopper = { name: nameOf(order), address: order.email };
  return {
    to: { address: shop.email },
    replyTo: shopper,
    subject: `Order ${order.number}: ${formatPounds(order.totals.totalPence)}`,
    title: `Order ${order.number}`,
    blocks: [
      facts({
        Name: shopper.name,
        Email: order.email,
        Phone: order.phoneNumber,
        "Send to": addressOf(order),
        Fitting: FULFILMENT_NAMES[order.fulfilment],
        Shipping: order.shippingMethod,
        "Promised for": formatDay(order.estimatedDelivery),
        Payment: paymentOf(order),
      }),
      ...noteOf(order),
      goodsOf(order, { isToShop: true }),
    ],
  };
}

/** To the shopper: making has begun, so that the order can't be changed or cancelled any more. */
export function orderBegun(order: MailedOrder, { shop, linkTo }: EmailContext): Email {
  const sizes = order.fulfilment === "MEASURE_AND_FIT" ? "the sizes of our visit" : "your sizes";
  return {
    to: shopperOf(order),
    subject: `We are making your order ${order.number}`,
    title: "We are making your order",
    blocks: [
      paragraph(
        `We have begun to make your order ${order.number} to ${sizes}. It should be with you by about ${formatDay(order.estimatedDelivery)}, and we tell you when it is on its way.`,
      ),
      paragraph(MADE_SENTENCE),
      { type: "goods", lines: goodsLinesOf(order, {}), sums: [] },
      trackLink(order, linkTo),
      paragraph(
        `Is something wrong? Please answer this mail or call ${shop.phone} at once: the sooner, the more is possible.`,
      ),
      ...notYou(order),
    ],
  };
}

/** To the shopper: the order was shipped. */
export function orderShipped(order: MailedOrder, { shop, linkTo }: EmailContext, drawings: Drawings = []): Email {
  return {
    to: shopperOf(order),
    subject: `Your order ${order.number} is on its way`,
    title: "Your order is on its way",
    blocks: [
      paragraph(arrivalOf(order)),
      facts({
        Fitting: FULFILMENT_NAMES[order.fulfilment],
        Shipping: order.shippingMethod,
        "Send to": confirmedAddressOf(order),
      }),
      { type: "goods", lines: goodsLinesOf(order, { drawings }), sums: [] },
      ...leftOutOf(order),
      ...invoiceOf(order, "INVOICE"),
      trackLink(order, linkTo),
      paragraph(`Is something damaged or missing? Please answer this mail or call ${shop.phone}.`),
      ...notYou(order),
    ],
  };
}

/** To the shopper: the order is cancelled, by themselves or by the shop. */
export function orderCancelled(order: MailedOrder, { shop, linkTo }: EmailContext): Email {
  return {
    to: shopperOf(order),
    subject: `Your order ${order.number} is cancelled`,
    title: "Your order is cancelled",
    blocks: [
      paragraph(
        `Your order ${order.number} of ${formatDay(order.placedAt)} is cancelled. Nothing of it is made, and we pay back anything that you have paid, within ${LAW.refundDays} days.`,
      ),
      goodsOf(order),
      trackLink(order, linkTo),
      paragraph(
        `Is this a mistake? Please answer this mail or call ${shop.phone}. A cancelled order can’t be taken up again, but the same things can be ordered once more.`,
      ),
      ...notYou(order),
    ],
  };
}

/** To the shop: the shopper has cancelled. */
export function orderCancelledCopy(order: MailedOrder, { shop }: EmailContext): Email {
  const shopper = { name: nameOf(order), address: order.email };
  return {
    to: { address: shop.email },
    replyTo: shopper,
    subject: `Order ${order.number} is cancelled`,
    title: `Order ${order.number} is cancelled`,
    blocks: [
      paragraph(
        "The shopper has cancelled it before its making. Nothing of it is to be made; anything paid is paid back.",
      ),
      facts({
        Name: shopper.name,
        Email: order.email,
        Phone: order.phoneNumber,
        Total: formatPounds(order.totals.totalPence),
      }),
      goodsOf(order, { isToShop: true }),
    ],
  };
}

/** Of a mailed or a printed order, for its shopper. */
export const factsOf = (order: MailedOrder): Block =>
  facts({
    "Order date": formatDay(order.placedAt),
    "Estimated delivery": order.status === "CANCELLED" ? null : formatDay(order.estimatedDelivery),
    Fitting: FULFILMENT_NAMES[order.fulfilment],
    Shipping: order.shippingMethod,
    "Send to": confirmedAddressOf(order),
    Payment: `${paymentOf(order)}. ${paymentSentenceOf(order)}`,
  });

const paymentSentenceOf = ({ status, refundedPence, totals: { totalPence } }: OrderType) =>
  paymentSentence({ status, refundedPence, totalPence });

/** Where the last invoice or note of a kind is; nothing where none was issued, as of orders that were sent before there were invoices. */
function invoiceOf({ invoices }: OrderType, kind: InvoiceKind): Block[] {
  const issued = invoices.findLast((each) => each.kind === kind);
  return issued ? [paragraph(`${INVOICE_NAMES[kind]} ${issued.number} is on your order’s page.`)] : [];
}

/** How the order arrives, by who fits it. */
function arrivalOf({ fulfilment, number, estimatedDelivery }: OrderType): string {
  const day = formatDay(estimatedDelivery);
  return fulfilment === "MEASURE_AND_FIT"
    ? `Your order ${number} is made. We bring it and fit it, by about ${day}, on the day that we agree with you.`
    : `We have sent your order ${number}. It should arrive by ${day}.`;
}

/** The warning beside products with cords or chains. */
export const cordWarningOf = ({ cordedNames }: MailedOrder): Block[] =>
  cordedNames.length === 0 ? [] : [heading(`Cords and chains: ${cordedNames.join(", ")}`), paragraph(CORD_WARNING)];

export const noteOf = ({ note }: OrderType): Block[] => (note === null ? [] : [heading("Note"), quotation(note)]);

export const nameOf = ({ address: { firstName, lastName } }: OrderType) => `${firstName} ${lastName}`;

export const shopperOf = (order: MailedOrder) => ({
  ...(order.isEmailConfirmed && { name: nameOf(order) }),
  address: order.email,
});

/** Name and postal address, in lines. */
export const addressOf = (order: OrderType) => {
  const { address, addressLine2, city, state, zipCode } = order.address;
  return [nameOf(order), address, ...(addressLine2 === null ? [] : [addressLine2]), city, state, zipCode].join("\n");
};

const confirmedAddressOf = (order: MailedOrder) => (order.isEmailConfirmed ? addressOf(order) : null);

/** Replaces the postal address in mails to an unconfirmed e-mail address. */
const leftOutOf = ({ isEmailConfirmed }: MailedOrder): Block[] =>
  isEmailConfirmed
    ? []
    : [paragraph("Name and postal address are on your order's page: its number and this e-mail address open it.")];

export const notYou = ({ isEmailConfirmed }: MailedOrder): Block[] =>
  isEmailConfirmed
    ? []
    : [
        paragraph(
          "If you have not ordered this, somebody has given your e-mail address. Please tell us in the same way.",
        ),
      ];

/** How the shopper means to pay. */
export const paymentOf = ({ paymentMethod }: OrderType) => (paymentMethod === "paypal" ? "PayPal" : "Credit card");

export const trackLink = ({ number }: OrderType, linkTo: LinkTo) =>
  link("Track your order", linkTo("track-order", number));
