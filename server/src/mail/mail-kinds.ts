/** Every kind of e-mail. "-copy" goes to the shop itself. */
export type MailKind =
  | "order-confirmation"
  | "order-copy"
  | "order-changed"
  | "order-changed-copy"
  | "sizes-proposed"
  | "sizes-settled"
  | "sizes-agreed-copy"
  | "order-begun"
  | "order-shipped"
  | "order-cancelled"
  | "order-cancelled-copy"
  | "order-refunded"
  | "refund-taken-back"
  | "order-remade"
  | "remake-sent"
  | "review-invitation"
  | "quote-received"
  | "quote-copy"
  | "contact-received"
  | "contact-copy"
  | "samples-received"
  | "samples-copy"
  | "enquiry-answer"
  | "problem-copy"
  | "problem-message-copy"
  | "problem-answer"
  | "problem-agreed"
  | "held-quote"
  | "held-quote-agreed"
  | "visit-booked"
  | "visit-moved"
  | "visit-reminder"
  | "visit-cancelled"
  | "visit-copy"
  | "merge-asked-kept"
  | "merge-asked-leaving"
  | "merged-kept"
  | "merged-leaving"
  | "mailing-list"
  | "account";

/** A queued e-mail. It has no personal data: recipient and content are read when it is sent. */
export type MailJob = {
  kind: MailKind;
  /** Id of the order, enquiry, answer, problem, message, visit, held quote, proposal to merge, subscription or account e-mail. */
  about: string;
  /** Id of the one remake or refund of the order; absent in other mails, and in those that an earlier release queued. */
  part?: string;
};
