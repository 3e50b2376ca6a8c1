import type { ContentKind } from "../gql/graphql";

/** What each document is called. */
export const kindNames: Readonly<Record<ContentKind, string>> = {
  CONTACT: "Contact details",
  OPENING: "Opening hours and closed days",
  BANNER: "Banner",
  FAQ: "Questions and answers",
  CLAIMS: "Claims and days",
  LEGAL: "Who trades, VAT and terms",
};

/** What each document is for. */
export const kindPurposes: Readonly<Record<ContentKind, string>> = {
  CONTACT: "How shoppers reach the shop: at the foot of pages and e-mails, on the contact page, in security.txt.",
  OPENING:
    "When somebody answers. Until when an order can be changed, and when a quote is answered, goes by it; orders keep the time that they were given.",
  BANNER: "A sentence above every page, until its last day.",
  FAQ: "Questions and answers: those that come with the shop, in your order, edited or hidden, and your own.",
  CLAIMS: "What pages, the chat, e-mails and the terms promise. What is empty stands nowhere.",
  LEGAL:
    "What the law asks for, and the figures of the terms. Only owners change it. Orders keep the terms of their e-mail, and their sums.",
};
