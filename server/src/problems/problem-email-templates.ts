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
import { PROBLEM_KIND_NAMES } from "../rules/order-problem.js";
import type { MailedProblem } from "./problem-mail.queries.js";

// Mails to the shopper repeat nothing that the shopper has typed: an order may name a stranger's e-mail address.

/** To the shop: what was reported. The photos are in the back office. */
export function problemCopy(problem: MailedProblem, { shop }: EmailContext): Email {
  const subject = `Problem with order ${problem.number}: ${PROBLEM_KIND_NAMES[problem.kind]}`;
  return {
    ...toShop(problem, shop.email, subject),
    blocks: [factsOf(problem), quotation(problem.text), ANSWER_THERE],
  };
}

/** To the shop: what the shopper has written about it since. */
export function problemMessageCopy(problem: MailedProblem, { shop }: EmailContext): Email {
  const subject = `Message about the problem with order ${problem.number}`;
  return {
    ...toShop(problem, shop.email, subject),
    blocks: [factsOf(problem), quotation(problem.text), ANSWER_THERE],
  };
}

/** To the shopper: what the shop has written. */
export const problemAnswer = (problem: MailedProblem, context: EmailContext): Email =>
  emailTo(problem.email, `Our answer about your order ${problem.number}`, [
    ...paragraphs(problem.text),
    ...foot(problem, context),
  ]);

/** To the shopper: what was agreed, to keep. */
export const problemAgreed = (problem: MailedProblem, context: EmailContext): Email =>
  emailTo(problem.email, `What we have agreed about your order ${problem.number}`, [
    paragraph("About the problem that you have told us of, we have agreed with you:"),
    ...paragraphs(problem.agreed ?? ""),
    ...foot(problem, context),
  ]);

const ANSWER_THERE = paragraph(
  "Please answer in the back office, under Problems: the shopper reads it on the order's page and gets it by e-mail.",
);

const toShop = ({ firstName, lastName, email }: MailedProblem, shopEmail: string, subject: string) => ({
  to: { address: shopEmail },
  replyTo: { name: `${firstName} ${lastName}`, address: email },
  subject,
  title: subject,
});

const factsOf = ({ number, item, product, kind, photoCount, firstName, lastName, email }: MailedProblem): Block =>
  facts({
    Order: number,
    Item: item === null ? "The whole order" : `${item}: ${product ?? ""}`,
    Problem: PROBLEM_KIND_NAMES[kind],
    Photos: photoCount === 0 ? null : `${photoCount}, in the back office`,
    Name: `${firstName} ${lastName}`,
    Email: email,
  });

const paragraphs = (text: string): Block[] =>
  text
    .split(/\n+/)
    .filter((line) => line.trim() !== "")
    .map(paragraph);

const foot = ({ number, isEmailConfirmed }: MailedProblem, { shop, linkTo }: EmailContext): Block[] => [
  link("See it on your order's page", linkTo("track-order", number)),
  paragraph(`Is there anything else? Please write on that page, answer this mail or call ${shop.phone}.`),
  ...(isEmailConfirmed
    ? []
    : [
        paragraph(
          "If you have not ordered this, somebody has given your e-mail address. Please tell us in the same way.",
        ),
      ]),
];
