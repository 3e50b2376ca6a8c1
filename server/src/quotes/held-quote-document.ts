import { facts, heading, list, paragraph, type Block, type EmailLayout } from "../mail/email.js";
import { drawingLabel, type Drawings } from "../orders/line-drawings.js";
import { goodsOf } from "../orders/order-email-goods.js";
import type { Letter } from "../pdf/pdf-document.js";
import { formatDay } from "../rules/delivery-date.js";
import { lastHeldDay } from "../rules/held-quote.js";
import { DELIVERY_NAMES, FULFILMENT_NAMES } from "../rules/order-choices.js";
import type { HeldQuoteType } from "./held-quote.types.js";

/** A quote, and whether it belongs to an account that has its e-mail address. */
export type MailedQuote = HeldQuoteType & { isEmailConfirmed: boolean };

/**
 * The quote for its shopper as a PDF: what it is and until when, its lines by room with their drawings, its sums and its terms. For an
 * e-mail address that nobody has confirmed it repeats no typed text.
 */
export function heldQuoteDocument(quote: MailedQuote, shop: EmailLayout, drawings: Drawings): Letter {
  const { totals, promotion, fulfilment, isEmailConfirmed } = quote;
  const lines = quote.lines.map((line, index) => ({ line, jpeg: drawings[index] }));
  const sorted = byRoom(lines, ({ line }) => line.roomName);
  return {
    title: `Quote ${quote.number}`,
    shop,
    blocks: [
      quoteFacts(quote),
      paragraph(
        `We make these things at these prices if you order them by ${formatDay(lastHeldDay(quote.heldUntil))}, whatever our prices are by then.`,
      ),
      heading("What we quote, by room"),
      goodsOf({ totals, promotion, fulfilment, isEmailConfirmed, lines: sorted.map(({ line }) => line) }),
      ...quoteTerms(quote, shop),
    ],
    pictures: sorted.map(({ line, jpeg }) => ({ jpeg, alt: drawingLabel(line) })),
  };
}

/** What stands at the head of its PDF and its e-mail. */
export const quoteFacts = ({ number, madeAt, heldUntil, fulfilment, delivery }: HeldQuoteType): Block =>
  facts({
    Quote: number,
    Made: formatDay(madeAt),
    "Prices held until": formatDay(lastHeldDay(heldUntil)),
    Fitting: FULFILMENT_NAMES[fulfilment],
    Shipping: DELIVERY_NAMES[delivery],
  });

/** What holds for a quote. */
export const quoteTerms = ({ heldUntil }: HeldQuoteType, { phone }: EmailLayout): Block[] => [
  heading("What holds for this quote"),
  list([
    `The prices, the discount and the delivery above are held until the end of ${formatDay(lastHeldDay(heldUntil))}. You are bound to nothing.`,
    "They hold for these sizes, colours and options in these numbers. What you change is at the price of the day.",
    "It can be ordered once. When you order it we check every size and the rules of child safety anew, and tell you before you pay if something can’t be made any more.",
    "Everything is made to measure, so it can’t be given back once making has begun. Our terms in full are sent with the order.",
    `Questions? Please call ${phone}.`,
  ]),
];

/** Rooms in the order of their first line, lines without a room as one more. */
function byRoom<Item>(items: readonly Item[], roomOf: (item: Item) => string | null): Item[] {
  const rooms = [...new Set(items.map(roomOf))];
  return items.toSorted((one, other) => rooms.indexOf(roomOf(one)) - rooms.indexOf(roomOf(other)));
}
