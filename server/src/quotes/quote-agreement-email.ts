import type { DataSource } from "typeorm";
import type { z } from "zod";
import { rowsOf } from "../kernel/sql/query.js";
import {
  emailTo,
  facts,
  link,
  paragraph,
  quotation,
  type Block,
  type Email,
  type EmailContext,
} from "../mail/email.js";
import { heldQuoteShareQueries } from "./held-quote-share.queries.js";

type MailedAgreement = z.output<typeof heldQuoteShareQueries.agreementToMail.row>;

/** To who has a quote: somebody has agreed to it. An address that nobody has confirmed gets no typed words. */
export function quoteAgreed(agreement: MailedAgreement, { linkTo }: EmailContext): Email {
  const { number, email } = agreement;
  return emailTo(email, `Somebody agrees to your quote ${number}`, [
    paragraph(`Your link to quote ${number} was opened, and somebody has said “I agree”.`),
    ...typedWords(agreement),
    link("See your quote", linkTo("held-quote", number)),
    paragraph(
      "It is shown in the browser in which you made it, or in your account. There you can order it, or end the link.",
    ),
  ]);
}

function typedWords({ isEmailConfirmed, name, comment }: MailedAgreement): Block[] {
  if (!isEmailConfirmed) return [paragraph("Who it was, and what they say, stands beside your quote.")];
  return [facts({ Name: name }), ...(comment === null ? [] : [quotation(comment)])];
}

/** Writes that mail as things stand when it is sent; none where the quote was removed, or nobody's address is known. */
export async function quoteAgreementEmail(
  database: DataSource,
  id: string,
  context: EmailContext,
): Promise<Email | undefined> {
  const [agreement] = await rowsOf(database, heldQuoteShareQueries.agreementToMail, [id]);
  return agreement && quoteAgreed(agreement, context);
}
