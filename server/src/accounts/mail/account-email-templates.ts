import { emailTo, link, paragraph, secondaryLink, type Email, type EmailContext } from "../../mail/email.js";
import { ACCOUNT_LINK_MINUTES } from "../../rules/retention-periods.js";

// None of them repeats typed text, because a form may name a stranger's e-mail address.

const ONCE = `The link works once, for ${ACCOUNT_LINK_MINUTES} minutes.`;

/** Confirms a registration. */
export function confirmRegistration(email: string, token: string, { shop, linkTo }: EmailContext): Email {
  return emailTo(email, "Please confirm your account", [
    paragraph(
      `Somebody has asked for an account at ${shop.name} with this e-mail address. If it was you, please confirm it with the password that you chose.`,
    ),
    link("Confirm my account", linkTo("confirm-account", token)),
    paragraph(`${ONCE} If it was not you, do nothing: without your word there will be no account.`),
  ]);
}

/** To an existing account's e-mail address after another registration. */
export function haveAccount(email: string, { shop, linkTo }: EmailContext): Email {
  return emailTo(email, "You have an account already", [
    paragraph(
      `Somebody has asked for an account at ${shop.name} with this e-mail address, which has one already. Nothing has been changed.`,
    ),
    link("Sign in", linkTo("sign-in")),
    paragraph("Have you forgotten the password? You can set a new one."),
    secondaryLink("Set a new password", linkTo("forgotten-password")),
  ]);
}

/** Password reset for an account. */
export function resetPassword(email: string, token: string, { shop, linkTo }: EmailContext): Email {
  return emailTo(email, "Set a new password", [
    paragraph(`Somebody has asked for a new password for your account at ${shop.name}.`),
    link("Set a new password", linkTo("new-password", token)),
    paragraph(`${ONCE} If it was not you, do nothing: your password stays as it is.`),
  ]);
}

/** Password reset for an e-mail address without an account. */
export function noAccount(email: string, { shop, linkTo }: EmailContext): Email {
  return emailTo(email, "There is no account with this address", [
    paragraph(
      `Somebody has asked for a new password at ${shop.name}. There is no account with this e-mail address; yours may have another.`,
    ),
    secondaryLink("Create an account", linkTo("register")),
    paragraph("If it was not you, do nothing: we will not write to you again."),
  ]);
}

/** Notice of a changed password. */
export function passwordChanged(email: string, { shop, linkTo }: EmailContext): Email {
  return emailTo(email, "Your password has been changed", [
    paragraph(
      `The password of your account at ${shop.name} is a new one. Wherever you were signed in with the old one, you are signed out.`,
    ),
    paragraph(`If it was not you, please set a new one now, and call ${shop.phone}.`),
    secondaryLink("Set a new password", linkTo("forgotten-password")),
  ]);
}

/** Confirms an account's new e-mail address. */
export function confirmNewEmail(email: string, token: string, { shop, linkTo }: EmailContext): Email {
  return emailTo(email, "Please confirm your new e-mail address", [
    paragraph(`Somebody wants to use this e-mail address for their account at ${shop.name}.`),
    link("Confirm this address", linkTo("confirm-email", token)),
    paragraph(`${ONCE} If it was not you, do nothing: we will not write to you again.`),
  ]);
}

/** Notice to the current e-mail address of a requested change. */
export function emailChanging(email: string, { shop, linkTo }: EmailContext): Email {
  return emailTo(email, "Your e-mail address is about to change", [
    paragraph(
      `Your account at ${shop.name} is to have another e-mail address. We have sent a link to that one; until it is confirmed, nothing changes.`,
    ),
    paragraph(
      `If it was not you, please set a new password now: that ends the change. You can also call ${shop.phone}.`,
    ),
    secondaryLink("Set a new password", linkTo("forgotten-password")),
  ]);
}

/** Notice to the former e-mail address of a change. */
export function emailChanged(email: string, { shop }: EmailContext): Email {
  return emailTo(email, "Your e-mail address has been changed", [
    paragraph(`Your account at ${shop.name} has another e-mail address now. Please sign in with that one.`),
    paragraph(`If it was not you, please call ${shop.phone}.`),
  ]);
}

/** Notice of a deleted account. */
export function accountDeleted(email: string, { shop }: EmailContext): Email {
  return emailTo(email, "Your account has been deleted", [
    paragraph(
      `Your account at ${shop.name} is deleted, with its addresses and all that it kept, with the requests and messages that you sent us, and you are not on our mailing list any more. Your orders stay with us for as long as their warranty and tax law ask, without the account; once everything is delivered we keep neither e-mail address nor phone number with them.`,
    ),
    paragraph(`If it was not you, please call ${shop.phone}.`),
  ]);
}

/** The link by which a guest sees what the shop holds, and erases it. */
export function personalData(email: string, token: string, { shop, linkTo }: EmailContext): Email {
  return emailTo(email, "Your data", [
    paragraph(
      `Somebody has asked to see what ${shop.name} holds under this e-mail address. The link shows it; there you can also download it and have it erased.`,
    ),
    link("Show my data", linkTo("personal-data", token)),
    paragraph(
      `The link works for ${ACCOUNT_LINK_MINUTES} minutes. If it was not you, do nothing: nobody sees anything without this e-mail.`,
    ),
  ]);
}

/** Notice of erased data. */
export function personalDataErased(email: string, { shop }: EmailContext): Email {
  return emailTo(email, "Your data has been erased", [
    paragraph(
      `We have erased the requests and messages that came to ${shop.name} with this e-mail address and the reviews that you wrote by the links in our e-mails, and you are not on our mailing list any more. Orders stay with us for as long as their warranty and tax law ask; once everything is delivered or cancelled we keep neither e-mail address nor phone number with them. This e-mail is the last that we send about it.`,
    ),
    paragraph(`If it was not you, please call ${shop.phone}.`),
  ]);
}
