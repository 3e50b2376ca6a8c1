import { emailTo, link, paragraph, type Email, type EmailContext } from "../../mail/email.js";
import { formatDay } from "../../rules/delivery-date.js";
import type { MailedMerge } from "./customer-merge.queries.js";

// None of them names the other address or anything under it: staff may be mistaken, and it may be a stranger's.

const ASKED = "Is another e-mail address yours, too?";

/** To the address whose account would stay. */
export function mergeAskedKept(merge: MailedMerge, token: string, context: EmailContext): Email {
  return asked(merge.keptEmail, merge, token, context, [
    "If it is, we can put everything into the account with this address. You sign in with it as before, and it gets the orders, requests, visits and windows of the other one.",
  ]);
}

/** To the address whose account, if there is one, would go. */
export function mergeAskedLeaving(merge: MailedMerge, token: string, context: EmailContext): Email {
  return asked(merge.leavingEmail, merge, token, context, [
    "If it is, we can put everything into the account with the other address. What was ordered, asked and saved with this address moves there, and whoever owns the other address sees it.",
    ...(merge.hasLeavingAccount
      ? ["The account with this address then goes, and nobody can sign in with it any more."]
      : []),
  ]);
}

function asked(
  email: string,
  { expiresAt }: MailedMerge,
  token: string,
  { shop, linkTo }: EmailContext,
  consequences: readonly string[],
): Email {
  return emailTo(email, ASKED, [
    paragraph(
      `We think that you have come to ${shop.name} with two e-mail addresses: with this one, and with another. We don't name the other one here, because we may be mistaken.`,
    ),
    ...consequences.map((sentence) => paragraph(sentence)),
    link("Answer yes or no", linkTo("merge-accounts", token)),
    paragraph(
      `Nothing changes before both addresses have said yes. The link works once, until ${formatDay(expiresAt)}. If you know of no other address, please answer no; if you do nothing, nothing changes.`,
    ),
  ]);
}

/** To the address of the account that has all by now. */
export function mergedKept({ keptEmail, piecesLeftOut }: MailedMerge, { shop, linkTo }: EmailContext): Email {
  return emailTo(keptEmail, "Everything is in one account now", [
    paragraph(
      `Both of your e-mail addresses have confirmed it: the account with this address at ${shop.name} has everything of the other one now. Sign in as before.`,
    ),
    ...(piecesLeftOut > 0
      ? [paragraph(`Your cart is full: ${piecesLeftOut} of the other cart's pieces could not be added to it.`)]
      : []),
    link("Sign in", linkTo("sign-in")),
    paragraph(`If it was not you, please call ${shop.phone} at once.`),
  ]);
}

/** To the address under which nothing is kept any more. */
export function mergedLeaving({ leavingEmail }: MailedMerge, { shop, linkTo }: EmailContext): Email {
  return emailTo(leavingEmail, "Everything is in one account now", [
    paragraph(
      `Both of your e-mail addresses have confirmed it: what was under this address at ${shop.name} is in the account with your other address now. Please sign in with that one; this one can't sign in any more.`,
    ),
    link("Sign in", linkTo("sign-in")),
    paragraph(`If it was not you, please call ${shop.phone} at once.`),
  ]);
}
