import { heading, paragraph, type Block, type EmailLayout } from "../mail/email.js";
import type { OrderStatus } from "../rules/order-progress.js";

type Help = { title: string; words(reach: string): string };

const SENT: Help = {
  title: "Something not right?",
  words: (reach) =>
    `Please report it on the order’s page, or ${reach}. Its terms in full are in the e-mail that confirmed it.`,
};

/** What can be done about an order in its status. `reach`: "call 020 … or write to …". */
const HELP: Readonly<Record<OrderStatus, Help>> = {
  PROCESSING: {
    title: "Something to change?",
    words: (reach) =>
      `Please ${reach} before we begin to make it. How you may change or cancel this order, and its terms in full, are in the e-mail that confirmed it.`,
  },
  MANUFACTURING: {
    title: "Something wrong?",
    words: (reach) =>
      `We are making it, so it can’t be changed or cancelled any more. Please ${reach} at once: the sooner, the more is possible.`,
  },
  SHIPPED: SENT,
  DELIVERED: SENT,
  CANCELLED: {
    title: "This order is cancelled",
    words: (reach) =>
      `Nothing of it is made. Is this a mistake? Please ${reach}. The same things can be ordered once more.`,
  },
};

/** What its shopper may do about an order, by where it stands. */
export function helpOf({ status }: { status: OrderStatus }, { phone, email }: EmailLayout): Block[] {
  const { title, words } = HELP[status];
  return [heading(title), paragraph(words(`call ${phone} or write to ${email}`))];
}
