import type { DataSource } from "typeorm";
import { rowsOf } from "../kernel/sql/query.js";
import { link, paragraph, type Attachment, type Email, type EmailContext } from "../mail/email.js";
import { goodsOf } from "../orders/order-email-goods.js";
import { formatDay } from "../rules/delivery-date.js";
import { lastHeldDay } from "../rules/held-quote.js";
import { quoteFacts, quoteTerms, type MailedQuote } from "./held-quote-document.js";
import { heldQuoteQueries } from "./held-quote.queries.js";
import { toHeldQuote } from "./held-quote.rows.js";

// A quote may name a stranger's e-mail address: a mail to one that nobody has confirmed repeats no typed text.

/** To the shopper: the quote. */
export function heldQuoteMade(quote: MailedQuote, email: string, { shop, linkTo }: EmailContext): Email {
  const until = formatDay(lastHeldDay(quote.heldUntil));
  return {
    to: { address: email },
    subject: `Your quote ${quote.number}, held until ${until}`,
    title: "We keep this price for you",
    blocks: [
      paragraph(`Here is your quote ${quote.number}. Its prices are held until the end of ${until}.`),
      quoteFacts(quote),
      goodsOf(quote),
      link("See your quote", linkTo("held-quote", quote.number)),
      paragraph("It is shown in the browser in which you made it, or in your account. There you can order it."),
      ...quoteTerms(quote, shop),
      paragraph("If it was not you who made it, somebody has given your e-mail address, and you need do nothing."),
    ],
  };
}

/** Writes the mail of a quote with its PDF; none where the quote was removed. */
export async function heldQuoteEmail(
  database: DataSource,
  id: string,
  context: EmailContext,
  pdfOf: (quote: MailedQuote) => Promise<Attachment[]>,
): Promise<Email | undefined> {
  const [row] = await rowsOf(database, heldQuoteQueries.toMail, [id]);
  if (!row || row.email === null) return undefined;
  const quote = Object.assign(toHeldQuote(row), { isEmailConfirmed: row.isEmailConfirmed });
  return { ...heldQuoteMade(quote, row.email, context), attachments: await pdfOf(quote) };
}
