import { facts, heading, paragraph, type EmailLayout } from "../mail/email.js";
import type { Letter } from "../pdf/pdf-document.js";
import { nextStepOf } from "../rules/order-next-step.js";
import { drawingLabel, type Drawings } from "./line-drawings.js";
import { goodsOf } from "./order-email-goods.js";
import { cordWarningOf, factsOf, noteOf, type MailedOrder } from "./order-email-templates.js";
import { helpOf } from "./order-help.js";

/**
 * The order for its shopper as a PDF, with the words and sums of its mails. As there, an order whose e-mail address nobody has
 * confirmed repeats no typed text.
 */
export function orderDocument(order: MailedOrder, shop: EmailLayout, drawings: Drawings, now = new Date()): Letter {
  const { number, email, phoneNumber, isEmailConfirmed, lines } = order;
  return {
    title: `Order ${number}`,
    shop,
    blocks: [
      factsOf(order),
      ...(isEmailConfirmed ? [facts({ Email: email, Phone: phoneNumber }), ...noteOf(order)] : []),
      ...(order.status === "PROCESSING" ? [heading("How it goes on"), paragraph(nextStepOf(order, now))] : []),
      heading("What you ordered"),
      goodsOf(order),
      ...cordWarningOf(order),
      ...helpOf(order, shop),
    ],
    pictures: lines.map((line, index) => ({ jpeg: drawings[index], alt: drawingLabel(line) })),
  };
}
