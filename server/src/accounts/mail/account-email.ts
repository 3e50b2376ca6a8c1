import type { EntityManager } from "typeorm";
import { hashOfToken, newToken } from "../../kernel/hashing/link-token.js";
import type { Email, EmailContext } from "../../mail/email.js";
import { ACCOUNT_LINK_MINUTES } from "../../rules/retention-periods.js";
import * as templates from "./account-email-templates.js";
import type { AccountEmailKind } from "./account-email.entity.js";

/** `owner` is the id of the account that has the e-mail address now. */
type Mailing = { kind: AccountEmailKind; email: string; owner: string | null };

/**
 * Writes the e-mail with this id when it is sent: its text, and whether it contains a link, depend on whether the address has
 * an account then. The token is created now, so that only the e-mail holds it.
 */
export async function accountEmail(
  manager: EntityManager,
  id: string,
  context: EmailContext,
): Promise<Email | undefined> {
  const [mailing]: [Mailing | undefined] = await manager.query(MAILING, [id]);
  if (!mailing) return undefined;
  const { kind, email, owner } = mailing;
  const withLink = async (draft: (email: string, token: string, context: EmailContext) => Email) => {
    const token = newToken();
    await manager.query(ISSUE, [id, hashOfToken(token), owner]);
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
  }
}

const MAILING = `
  SELECT l.kind, l.email, (SELECT a.id FROM account a WHERE a.email = l.email) AS owner
  FROM account_letter l WHERE l.id = $1`;

/** A password reset link belongs to the account that has the e-mail address now. */
const ISSUE = `
  UPDATE account_letter
  SET token_hash = $2, expires_at = now() + interval '${ACCOUNT_LINK_MINUTES} minutes', account_id = coalesce(account_id, $3)
  WHERE id = $1`;
