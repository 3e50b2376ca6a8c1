import type { DataSource } from "typeorm";
import { hashOfToken, newToken } from "../kernel/hashing/link-token.js";
import { rowsOf } from "../kernel/sql/query.js";
import { link, list, paragraph, secondaryLink, type Email, type EmailContext } from "../mail/email.js";
import { oneClickUrl } from "../mail/mail-links.js";
import { INVITATION_DAYS } from "../rules/retention-periods.js";
import { INVITED_AFTER_DAYS } from "../rules/review-invitation.js";
import { reviewInvitationQueries } from "./review-invitation.queries.js";

/** An order whose buyer is asked for reviews. */
type InvitedOrder = { number: string; email: string; products: readonly string[] };

/** Writes the invitation when it is sent, so that only the mail holds the token; undefined if none is wanted any more. */
export async function reviewInvitationEmail(
  database: DataSource,
  orderId: string,
  context: EmailContext,
): Promise<Email | undefined> {
  const token = newToken();
  const [order] = await rowsOf(database, reviewInvitationQueries.issue, [orderId, hashOfToken(token)]);
  return order && reviewInvitation(order, token, context);
}

/** To the buyer: asks for reviews of what was delivered, once for each order. */
function reviewInvitation(
  { number, email, products }: InvitedOrder,
  token: string,
  { shop, linkTo, publicUrl }: EmailContext,
): Email {
  return {
    to: { address: email },
    oneClickUrl: oneClickUrl(publicUrl, "no-review-invitations", token),
    subject: `What do you think of your order ${number}?`,
    title: "What do you think of it?",
    blocks: [
      paragraph(
        `Your order ${number} has been with you for ${INVITED_AFTER_DAYS} days. Would you tell other shoppers how it is?`,
      ),
      list([...products]),
      link("Write a review", linkTo("review-order", token)),
      paragraph(
        `Good or bad, every star counts the same, and nothing is given for a review. The link works for ${INVITATION_DAYS} days, and we ask once for each order.`,
      ),
      paragraph(
        `Is something wrong? Please answer this mail or call ${shop.phone}: a review can't put it right, we can.`,
      ),
      secondaryLink("Don't ask me for reviews again", linkTo("no-review-invitations", token)),
    ],
  };
}
