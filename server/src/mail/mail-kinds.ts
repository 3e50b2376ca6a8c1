/** Every kind of mail that the shop sends. "-copy" goes to the shop itself. */
export type MailKind =
  | "order-confirmation"
  | "order-copy"
  | "order-shipped"
  | "quote-received"
  | "quote-copy"
  | "contact-received"
  | "contact-copy"
  | "samples-received"
  | "samples-copy"
  | "mailing-list"
  | "account";

/** What the queue keeps of a mail. Nothing personal: who gets it and what it says is read when it is sent. */
export type MailJob = {
  kind: MailKind;
  /** Id of the order, enquiry, subscription or account e-mail. */
  about: string;
};
