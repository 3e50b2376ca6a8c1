import type { DataSource, EntityManager } from "typeorm";
import { accountEmail } from "../../accounts/mail/account-email.js";
import { mergeEmails } from "../../accounts/merging/merge-emails.js";
import { ContactMessage } from "../../enquiries/contact-message.entity.js";
import * as enquiry from "../../enquiries/enquiry-email-templates.js";
import { enquiryQueries } from "../../enquiries/enquiry.queries.js";
import { confirmSubscription, onTheList } from "../../enquiries/mailing-list/mailing-list-email-templates.js";
import { issueToken } from "../../enquiries/mailing-list/subscription-tokens.js";
import { Subscription } from "../../enquiries/mailing-list/subscription.entity.js";
import { QuoteRequest } from "../../enquiries/quote-request.entity.js";
import { SampleRequest } from "../../enquiries/sample-request.entity.js";
import { rowsOf } from "../../kernel/sql/query.js";
import type { Attachment, Email, EmailContext } from "../../mail/email.js";
import type { MailKind } from "../../mail/mail-kinds.js";
import type { EmailWriter } from "../../mail/mail-worker.js";
import type { Drawings } from "../../orders/line-drawings.js";
import { orderChanged, orderChangedCopy } from "../../orders/order-change-email-templates.js";
import * as order from "../../orders/order-email-templates.js";
import { orderRefunded } from "../../orders/order-refund-email.js";
import { orderRemade, remakeSent, withRemadeLine } from "../../orders/order-remake-emails.js";
import { sizesAgreedCopy, sizesProposed, sizesSettled } from "../../orders/order-settlement-emails.js";
import { orderQueries, type OrderRow } from "../../orders/order.queries.js";
import { isTakenBack, refundTakenBack } from "../../orders/refund-taken-back-email.js";
import { reviewInvitationEmail } from "../../orders/review-invitation-email.js";
import * as problem from "../../problems/problem-email-templates.js";
import { problemMailQueries } from "../../problems/problem-mail.queries.js";
import type { MailedQuote } from "../../quotes/held-quote-document.js";
import { heldQuoteEmail } from "../../quotes/held-quote-email.js";
import { quoteAgreementEmail } from "../../quotes/quote-agreement-email.js";
import type { InvoiceKind } from "../../rules/invoice.js";
import type { SettlementState } from "../../rules/settled-sizes.js";
import { visitEmails } from "../../visits/visit-emails.js";

type Draft<Subject> = (subject: Subject, context: EmailContext) => Email;
type PartDraft<Part> = (order: order.MailedOrder, part: Part, context: EmailContext) => Email | Promise<Email>;

type InvoicedRow = OrderRow & { isEmailConfirmed: boolean };

/** The drawings in e-mails about orders and quotes, and the files that go with them. */
type OrderEnclosures = {
  drawingsOf(order: order.MailedOrder): Promise<Drawings>;
  forShopper(order: order.MailedOrder, drawings: Drawings): Promise<Attachment[]>;
  forShop(order: OrderRow): Promise<Attachment[]>;
  quoteFor(quote: MailedQuote): Promise<Attachment[]>;
  /** The invoice, or the note about a refund. */
  invoiceOf(order: InvoicedRow, kind: InvoiceKind, refundId?: string): Promise<Attachment[]>;
};

const NOTHING_ENCLOSED: OrderEnclosures = {
  drawingsOf: async () => [],
  forShopper: async () => [],
  forShop: async () => [],
  quoteFor: async () => [],
  invoiceOf: async () => [],
};

/**
 * Renders every kind of e-mail from the rows at the time of sending.
 * @param enclosures of e-mails about orders; none by default
 */
export function createEmailWriter(
  database: DataSource,
  context: EmailContext,
  enclosures: OrderEnclosures = NOTHING_ENCLOSED,
): EmailWriter {
  const { manager } = database;
  const about =
    <Subject>(find: (id: string) => Promise<Subject | null>, draft: Draft<Subject>) =>
    async (id: string) => {
      const subject = await find(id);
      return subject ? draft(subject, context) : undefined;
    };
  const orderRow = async (id: string) => (await rowsOf(database, orderQueries.toMail, [id]))[0];
  const anOrder = async (id: string): Promise<order.MailedOrder | null> => {
    const row = await orderRow(id);
    return row ? order.toMailedOrder(row) : null;
  };
  /** An order whose measured sizes stand so still, when the mail is written. */
  const settledAs = (state: SettlementState) => async (id: string) => {
    const mailed = await anOrder(id);
    return mailed?.settlement?.state === state && mailed.status !== "CANCELLED" ? mailed : null;
  };
  const aboutPart =
    <Part extends { id: string }>(partsOf: (order: order.MailedOrder) => readonly Part[], draft: PartDraft<Part>) =>
    async (id: string, partId?: string) => {
      const mailed = await anOrder(id);
      const part = mailed && partOf(partsOf(mailed), partId);
      return mailed && part ? draft(mailed, part, context) : undefined;
    };
  const withInvoice =
    (kind: InvoiceKind, write: (id: string, refundId?: string) => Promise<Email | undefined>) =>
    async (id: string, refundId?: string) => {
      const [email, row] = [await write(id, refundId), await orderRow(id)];
      return email && row ? { ...email, attachments: await enclosures.invoiceOf(row, kind, refundId) } : undefined;
    };
  const aQuote = (id: string) => manager.findOneBy(QuoteRequest, { id });
  const aMessage = (id: string) => manager.findOneBy(ContactMessage, { id });
  const someSamples = (id: string) => manager.findOneBy(SampleRequest, { id });
  const anAnswer = async (id: string) => (await rowsOf(database, enquiryQueries.answerToMail, [id]))[0] ?? null;
  const aProblem = async (id: string) => (await rowsOf(database, problemMailQueries.problem, [id]))[0] ?? null;
  const visit = visitEmails(database, context);
  const merge = mergeEmails(database, context);
  const aMessageAboutIt = async (id: string) => (await rowsOf(database, problemMailQueries.message, [id]))[0] ?? null;
  const writers: Readonly<Record<MailKind, (about: string, part?: string) => Promise<Email | undefined>>> = {
    async "order-confirmation"(id) {
      const placed = await anOrder(id);
      if (!placed) return undefined;
      const drawings = await enclosures.drawingsOf(placed);
      const attachments = await enclosures.forShopper(placed, drawings);
      return { ...order.orderConfirmation(placed, context, drawings), attachments };
    },
    async "order-copy"(id) {
      const row = await orderRow(id);
      return row
        ? { ...order.orderCopy(order.toMailedOrder(row), context), attachments: await enclosures.forShop(row) }
        : undefined;
    },
    async "order-changed"(id) {
      const changed = await anOrder(id);
      if (!changed) return undefined;
      const drawings = await enclosures.drawingsOf(changed);
      const attachments = await enclosures.forShopper(changed, drawings);
      return { ...orderChanged(changed, context, drawings), attachments };
    },
    async "order-changed-copy"(id) {
      const row = await orderRow(id);
      return row
        ? { ...orderChangedCopy(order.toMailedOrder(row), context), attachments: await enclosures.forShop(row) }
        : undefined;
    },
    "sizes-proposed": about(settledAs("WAITING"), sizesProposed),
    async "sizes-settled"(id) {
      const settled = await settledAs("SETTLED")(id);
      if (!settled) return undefined;
      const drawings = await enclosures.drawingsOf(settled);
      return {
        ...sizesSettled(settled, context, drawings),
        attachments: await enclosures.forShopper(settled, drawings),
      };
    },
    async "sizes-agreed-copy"(id) {
      const [settled, row] = [await settledAs("SETTLED")(id), await orderRow(id)];
      return settled && row
        ? { ...sizesAgreedCopy(settled, context), attachments: await enclosures.forShop(row) }
        : undefined;
    },
    "order-begun": about(anOrder, order.orderBegun),
    "order-shipped": withInvoice("INVOICE", async (id) => {
      const shipped = await anOrder(id);
      return shipped ? order.orderShipped(shipped, context, await enclosures.drawingsOf(shipped)) : undefined;
    }),
    "order-cancelled": about(anOrder, order.orderCancelled),
    "order-cancelled-copy": about(anOrder, order.orderCancelledCopy),
    "order-refunded": withInvoice(
      "CREDIT_NOTE",
      aboutPart(({ refunds }) => refunds.filter((each) => !isTakenBack(each)), orderRefunded),
    ),
    "refund-taken-back": withInvoice(
      "DEBIT_NOTE",
      aboutPart(({ refunds }) => refunds.filter(isTakenBack), refundTakenBack),
    ),
    "order-remade": aboutPart(
      ({ remakes }) => remakes,
      async (remade, remake) =>
        orderRemade(remade, remake, context, await enclosures.drawingsOf(withRemadeLine(remade, remake))),
    ),
    "remake-sent": aboutPart(({ remakes }) => remakes, remakeSent),
    "review-invitation": (id) => reviewInvitationEmail(database, id, context),
    "quote-received": about(aQuote, enquiry.quoteReceived),
    "quote-copy": about(aQuote, enquiry.quoteCopy),
    "contact-received": about(aMessage, enquiry.contactReceived),
    "contact-copy": about(aMessage, enquiry.contactCopy),
    "samples-received": about(someSamples, enquiry.samplesReceived),
    "samples-copy": about(someSamples, enquiry.samplesCopy),
    "enquiry-answer": about(anAnswer, enquiry.enquiryAnswer),
    "problem-copy": about(aProblem, problem.problemCopy),
    "problem-message-copy": about(aMessageAboutIt, problem.problemMessageCopy),
    "problem-answer": about(aMessageAboutIt, problem.problemAnswer),
    "problem-agreed": about(aProblem, problem.problemAgreed),
    "held-quote": (id) => heldQuoteEmail(database, id, context, enclosures.quoteFor),
    "held-quote-agreed": (id) => quoteAgreementEmail(database, id, context),
    "visit-booked": visit.booked,
    "visit-moved": visit.moved,
    "visit-reminder": visit.reminder,
    "visit-cancelled": visit.cancelled,
    "visit-copy": visit.copy,
    "merge-asked-kept": merge.askedKept,
    "merge-asked-leaving": merge.askedLeaving,
    "merged-kept": merge.mergedKept,
    "merged-leaving": merge.mergedLeaving,
    "mailing-list": (id) => mailingListEmail(manager, id, context),
    account: (id) => accountEmail(manager, id, context),
  };
  return (kind, id, part) => writers[kind](id, part);
}

/** The one that a mail is about; the latest for a mail that an earlier release queued. */
const partOf = <Part extends { id: string }>(parts: readonly Part[], partId: string | undefined): Part | undefined =>
  partId === undefined ? parts.at(-1) : parts.find(({ id }) => id === partId);

/** One of two e-mails, depending on whether the e-mail address is subscribed at the time of sending. */
async function mailingListEmail(manager: EntityManager, id: string, context: EmailContext): Promise<Email | undefined> {
  const subscription = await manager.findOneBy(Subscription, { id });
  if (!subscription) return undefined;
  const { email, confirmedAt } = subscription;
  if (confirmedAt) return onTheList(email, await issueToken(manager, id, "unsubscribe"), context);
  return confirmSubscription(email, await issueToken(manager, id, "confirm"), context);
}
