import * as account from "../../src/accounts/mail/account-email-templates.js";
import * as merge from "../../src/accounts/merging/merge-email-templates.js";
import * as enquiry from "../../src/enquiries/enquiry-email-templates.js";
import * as list from "../../src/enquiries/mailing-list/mailing-list-email-templates.js";
import { emailHtml } from "../../src/mail/email-html.js";
import { emailText } from "../../src/mail/email-text.js";
import type { EmailContext } from "../../src/mail/email.js";
import { orderChanged } from "../../src/orders/order-change-email-templates.js";
import * as order from "../../src/orders/order-email-templates.js";
import { orderRefunded } from "../../src/orders/order-refund-email.js";
import { orderRemade, remakeSent } from "../../src/orders/order-remake-emails.js";
import { sizesProposed, sizesSettled } from "../../src/orders/order-settlement-emails.js";
import { refundTakenBack } from "../../src/orders/refund-taken-back-email.js";
import { problemAgreed, problemAnswer } from "../../src/problems/problem-email-templates.js";
import { heldQuoteMade } from "../../src/quotes/held-quote-email.js";
import { quoteAgreed } from "../../src/quotes/quote-agreement-email.js";
import * as visit from "../../src/visits/visit-email-templates.js";
import { anOrderRefund, anOrderRemake } from "./after-sales-emails.js";
import {
  aContactMessage,
  aLineChange,
  aMailedProblem,
  aMailedQuote,
  aMailedVisit,
  anOrder,
  aQuoteRequest,
  aSampleRequest,
  aSettlement,
} from "./emails.js";

const EMAIL = "jo@larch.example";
const TOKEN = "token";
const A_MERGE = {
  ...{ keptEmail: EMAIL, leavingEmail: "jo@work.example", expiresAt: new Date("2026-12-10T09:00:00Z") },
  ...{ isOpen: true, isMerged: true, hasKeptConfirmed: false, hasLeavingConfirmed: false, hasLeavingAccount: true },
  piecesLeftOut: 2,
};
const AGREEMENT = { number: "MBQ100001", email: EMAIL, name: "Robin Larch", comment: "Yes, and the oak ones!" };
/** Before the notice of the visit, and within it. */
const EARLY = new Date("2026-12-01T09:00:00Z");
const LATE = new Date("2026-12-07T10:00:00Z");

/** Every e-mail that shoppers get, as text and as HTML. */
export function allEmails(context: EmailContext): string[] {
  const emails = [
    order.orderConfirmation(anOrder(), context),
    orderChanged(anOrder({ changes: [aLineChange()] }), context),
    sizesProposed(anOrder({ settlement: aSettlement() }), context),
    sizesSettled(anOrder({ settlement: aSettlement({ state: "SETTLED", settledAt: EARLY }) }), context),
    order.orderShipped(anOrder({ status: "SHIPPED" }), context),
    order.orderBegun(anOrder({ status: "MANUFACTURING" }), context),
    order.orderCancelled(anOrder({ status: "CANCELLED" }), context),
    orderRefunded(anOrder({ refunds: [anOrderRefund()], refundedPence: 2550 }), anOrderRefund(), context),
    refundTakenBack(
      anOrder(),
      Object.assign(anOrderRefund(), {
        takenBack: { at: new Date("2026-12-09T09:05:00Z"), reason: "WRONG_AMOUNT" } as const,
      }),
      context,
    ),
    orderRemade(anOrder(), anOrderRemake(), context),
    remakeSent(anOrder(), anOrderRemake({ status: "SENT" }), context),
    enquiry.quoteReceived(aQuoteRequest(), context),
    enquiry.contactReceived(aContactMessage(), context),
    enquiry.samplesReceived(aSampleRequest(), context),
    enquiry.enquiryAnswer(
      { email: EMAIL, form: "message", text: "Yes, we do.\nSam", quoteNumber: null, heldUntil: null },
      context,
    ),
    enquiry.enquiryAnswer(
      {
        ...{ email: EMAIL, form: "quote request", text: "Here it is.\nSam" },
        ...{ quoteNumber: "MBQ100001", heldUntil: new Date("2026-12-27T00:00:00Z") },
      },
      context,
    ),
    problemAnswer(aMailedProblem({ text: "We do.\nSam" }), context),
    problemAgreed(aMailedProblem({ agreed: "A new one by May." }), context),
    visit.visitBooked(aMailedVisit(), TOKEN, context, EARLY),
    visit.visitMoved(aMailedVisit({ sequence: 1 }), TOKEN, context, EARLY),
    visit.visitReminder(aMailedVisit(), TOKEN, context, LATE),
    visit.visitCancelled(aMailedVisit({ state: "CANCELLED" }), context),
    visit.visitCancelled(aMailedVisit({ state: "CANCELLED", orderNumber: null }), context),
    heldQuoteMade(aMailedQuote(), EMAIL, context),
    quoteAgreed({ ...AGREEMENT, isEmailConfirmed: false }, context),
    quoteAgreed({ ...AGREEMENT, isEmailConfirmed: true }, context),
    list.confirmSubscription(EMAIL, TOKEN, context),
    list.onTheList(EMAIL, TOKEN, context),
    account.confirmRegistration(EMAIL, TOKEN, context),
    account.haveAccount(EMAIL, context),
    account.resetPassword(EMAIL, TOKEN, context),
    account.noAccount(EMAIL, context),
    account.passwordChanged(EMAIL, context),
    account.confirmNewEmail(EMAIL, TOKEN, context),
    account.emailChanging(EMAIL, context),
    account.emailChanged(EMAIL, context),
    account.accountDeleted(EMAIL, context),
    merge.mergeAskedKept(A_MERGE, TOKEN, context),
    merge.mergeAskedLeaving(A_MERGE, TOKEN, context),
    merge.mergedKept(A_MERGE, context),
    merge.mergedLeaving(A_MERGE, context),
  ];
  return emails.flatMap((email) => [email.subject, emailText(email, context.shop), emailHtml(email, context.shop)]);
}
