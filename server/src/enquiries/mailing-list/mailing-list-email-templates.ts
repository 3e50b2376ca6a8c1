import { emailTo, link, paragraph, secondaryLink, type Email, type EmailContext } from "../../mail/email.js";
import { oneClickUrl } from "../../mail/mail-links.js";
import { CONFIRM_DAYS } from "../../rules/retention-periods.js";

/** Asks the owner of an e-mail address to confirm the subscription. */
export function confirmSubscription(email: string, token: string, { shop, linkTo }: EmailContext): Email {
  return emailTo(email, "Please confirm your email address", [
    paragraph(`${shop.name} has been given this address for its mailing list. To join, please confirm it.`),
    link("Confirm my address", linkTo("confirm-subscription", token)),
    paragraph(
      `The link works once, for ${CONFIRM_DAYS} days. If it was not you, do nothing: we will not write to you again.`,
    ),
  ]);
}

/** To a subscribed e-mail address: a link to unsubscribe. */
export function onTheList(email: string, token: string, { shop, linkTo, publicUrl }: EmailContext): Email {
  return {
    to: { address: email },
    oneClickUrl: oneClickUrl(publicUrl, "unsubscribe", token),
    subject: "You are on our mailing list",
    title: "You are on our mailing list",
    blocks: [
      paragraph(`Thank you for confirming your address. ${shop.name} will write to you about new things and sales.`),
      paragraph("You can leave the list at any time, now or later, with this link."),
      secondaryLink("Leave the mailing list", linkTo("unsubscribe", token)),
    ],
  };
}
