import { type Email, type EmailContext, link, paragraph, secondaryLink } from "../../mail/email.js";
import { ACCOUNT_LINK_MINUTES } from "../../rules/retention-periods.js";

// None of them carries words that somebody typed: anybody can have a mail sent to any address.

const ONCE = `The link works once, for ${ACCOUNT_LINK_MINUTES} minutes.`;

/** To an address that is to get an account. */
export function confirmRegistration(email: string, token: string, { shop, publicUrl }: EmailContext): Email {
  return {
    to: { address: email },
    subject: "Please confirm your account",
    title: "Please confirm your account",
    blocks: [
      paragraph(
        `Somebody has asked for an account at ${shop.name} with this e-mail address. If it was you, please confirm it with the password that you chose.`,
      ),
      link("Confirm my account", linkTo(publicUrl, "account/confirm", token)),
      paragraph(`${ONCE} If it was not you, do nothing: without your word there will be no account.`),
    ],
  };
}

/** To an address that has one already, where another was asked for. */
export function haveAccount(email: string, { shop, publicUrl }: EmailContext): Email {
  return {
    to: { address: email },
    subject: "You have an account already",
    title: "You have an account already",
    blocks: [
      paragraph(
        `Somebody has asked for an account at ${shop.name} with this e-mail address, which has one already. Nothing has been changed.`,
      ),
      link("Sign in", `${publicUrl}/login`),
      paragraph("Have you forgotten the password? You can set a new one."),
      secondaryLink("Set a new password", `${publicUrl}/forgotten-password`),
    ],
  };
}

/** To an account's address whose owner wants a new password. */
export function resetPassword(email: string, token: string, { shop, publicUrl }: EmailContext): Email {
  return {
    to: { address: email },
    subject: "Set a new password",
    title: "Set a new password",
    blocks: [
      paragraph(`Somebody has asked for a new password for your account at ${shop.name}.`),
      link("Set a new password", linkTo(publicUrl, "account/new-password", token)),
      paragraph(`${ONCE} If it was not you, do nothing: your password stays as it is.`),
    ],
  };
}

/** To an address without an account, for which a new password was asked for. */
export function noAccount(email: string, { shop, publicUrl }: EmailContext): Email {
  return {
    to: { address: email },
    subject: "There is no account with this address",
    title: "There is no account with this address",
    blocks: [
      paragraph(
        `Somebody has asked for a new password at ${shop.name}. There is no account with this e-mail address; yours may have another.`,
      ),
      secondaryLink("Create an account", `${publicUrl}/register`),
      paragraph("If it was not you, do nothing: we will not write to you again."),
    ],
  };
}

/** To an account's address whose password is another now. */
export function passwordChanged(email: string, { shop, publicUrl }: EmailContext): Email {
  return {
    to: { address: email },
    subject: "Your password has been changed",
    title: "Your password has been changed",
    blocks: [
      paragraph(
        `The password of your account at ${shop.name} is a new one. Wherever you were signed in with the old one, you are signed out.`,
      ),
      paragraph(`If it was not you, please set a new one now, and call ${shop.phone}.`),
      secondaryLink("Set a new password", `${publicUrl}/forgotten-password`),
    ],
  };
}

/** To an address that is to become that of an account. */
export function confirmNewEmail(email: string, token: string, { shop, publicUrl }: EmailContext): Email {
  return {
    to: { address: email },
    subject: "Please confirm your new e-mail address",
    title: "Please confirm your new e-mail address",
    blocks: [
      paragraph(`Somebody wants to use this e-mail address for their account at ${shop.name}.`),
      link("Confirm this address", linkTo(publicUrl, "account/new-email", token)),
      paragraph(`${ONCE} If it was not you, do nothing: we will not write to you again.`),
    ],
  };
}

/** To an account's address that may soon not be it any more. */
export function emailChanging(email: string, { shop, publicUrl }: EmailContext): Email {
  return {
    to: { address: email },
    subject: "Your e-mail address is about to change",
    title: "Your e-mail address is about to change",
    blocks: [
      paragraph(
        `Your account at ${shop.name} is to have another e-mail address. We have sent a link to that one; until it is confirmed, nothing changes.`,
      ),
      paragraph(
        `If it was not you, please set a new password now: that ends the change. You can also call ${shop.phone}.`,
      ),
      secondaryLink("Set a new password", `${publicUrl}/forgotten-password`),
    ],
  };
}

/** To the address that an account had until now. */
export function emailChanged(email: string, { shop }: EmailContext): Email {
  return {
    to: { address: email },
    subject: "Your e-mail address has been changed",
    title: "Your e-mail address has been changed",
    blocks: [
      paragraph(`Your account at ${shop.name} has another e-mail address now. Please sign in with that one.`),
      paragraph(`If it was not you, please call ${shop.phone}.`),
    ],
  };
}

/** To the address of an account that is no more. */
export function accountDeleted(email: string, { shop }: EmailContext): Email {
  return {
    to: { address: email },
    subject: "Your account has been deleted",
    title: "Your account has been deleted",
    blocks: [
      paragraph(
        `Your account at ${shop.name} is deleted, with its addresses and all that it kept, with the requests and messages that you sent us, and you are not on our mailing list any more. Your orders stay with us for as long as their warranty and tax law ask, without the account; once they are delivered we keep neither e-mail address nor phone number with them.`,
      ),
      paragraph(`If it was not you, please call ${shop.phone}.`),
    ],
  };
}

const linkTo = (publicUrl: string, page: string, token: string) => `${publicUrl}/${page}?token=${token}`;
