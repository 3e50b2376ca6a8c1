import type { EntityManager } from "typeorm";
import { hashOfToken, newToken } from "../../kernel/hashing/link-token.js";
import { rowsOf } from "../../kernel/sql/query.js";
import type { Email, EmailContext } from "../../mail/email.js";
import { ACCOUNT_LINK_MINUTES } from "../../rules/retention-periods.js";
import * as templates from "./account-email-templates.js";
import { AccountEmail } from "./account-email.entity.js";
import { accountEmailQueries } from "./account-email.queries.js";

/**
 * Writes the e-mail with this id when it is sent: its text, and whether it contains a link, depend on whether the address has
 * an account then. The token is created now, so that only the e-mail holds it.
 */
export async function accountEmail(
  manager: EntityManager,
  id: string,
  context: EmailContext,
): Promise<Email | undefined> {
  const [mailing] = await rowsOf(manager, accountEmailQueries.toSend, [id]);
  if (!mailing) return undefined;
  const { kind, email, owner } = mailing;
  const withLink = async (draft: (email: string, token: string, context: EmailContext) => Email) => {
    const token = newToken();
    // A password reset link belongs to the account that has the e-mail address now.
    const accountId = mailing.accountId ?? owner;
    await manager.update(AccountEmail, { id }, { tokenHash: hashOfToken(token), expiresAt: EXPIRY, accountId });
    return draft(email, token, context);
  };
  switch (kind) {
    case "register":
      return owner === null ? withLink(templates.confirmRegistration) : templates.haveAccount(email, context);
    case "reset-password":
      return owner === null ? templates.noAccount(email, context) : withLink(templates.resetPassword);
    case "new-email":
      return owner === null ? withLink(templates.confirmNewEmail) : templates.haveAccount(email, context);
    case "password-changed":
      return templates.passwordChanged(email, context);
    case "email-changing":
      return templates.emailChanging(email, context);
    case "email-changed":
      return templates.emailChanged(email, context);
    case "account-deleted":
      return templates.accountDeleted(email, context);
    case "personal-data":
      return withLink(templates.personalData);
    case "personal-data-erased":
      return templates.personalDataErased(email, context);
  }
}

/** By the clock of the database. */
const EXPIRY = () => `now() + interval '${ACCOUNT_LINK_MINUTES} minutes'`;
