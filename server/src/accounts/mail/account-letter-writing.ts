import type { EntityManager } from "typeorm";
import { hashOfToken, newToken } from "../../kernel/hashing/link-token.js";
import type { Letter, LetterContext } from "../../mail/letter.js";
import { ACCOUNT_LINK_MINUTES } from "../../rules/retention-periods.js";
import type { AccountLetterKind } from "./account-letter.entity.js";
import * as letters from "./account-letters.js";

/** `owner` is the id of the account that has the address now. */
type Mailing = { kind: AccountLetterKind; email: string; owner: string | null };

/**
 * The letter with this id as it is when it leaves: what it says, and whether there is a link in it, depends on whether its
 * address has an account then. The token is made now, so that it stands in the mail and nowhere else.
 */
export async function accountLetter(
  manager: EntityManager,
  id: string,
  context: LetterContext,
): Promise<Letter | undefined> {
  const [mailing]: [Mailing | undefined] = await manager.query(MAILING, [id]);
  if (!mailing) return undefined;
  const { kind, email, owner } = mailing;
  const withLink = async (draft: (email: string, token: string, context: LetterContext) => Letter) => {
    const token = newToken();
    await manager.query(ISSUE, [id, hashOfToken(token), owner]);
    return draft(email, token, context);
  };
  switch (kind) {
    case "register":
      return owner === null ? withLink(letters.confirmRegistration) : letters.haveAccount(email, context);
    case "reset-password":
      return owner === null ? letters.noAccount(email, context) : withLink(letters.resetPassword);
    case "new-email":
      return owner === null ? withLink(letters.confirmNewEmail) : letters.haveAccount(email, context);
    case "password-changed":
      return letters.passwordChanged(email, context);
    case "email-changing":
      return letters.emailChanging(email, context);
    case "email-changed":
      return letters.emailChanged(email, context);
    case "account-deleted":
      return letters.accountDeleted(email, context);
  }
}

const MAILING = `
  SELECT l.kind, l.email, (SELECT a.id FROM account a WHERE a.email = l.email) AS owner
  FROM account_letter l WHERE l.id = $1`;

/** A link for a new password belongs to the account that the address has now. */
const ISSUE = `
  UPDATE account_letter
  SET token_hash = $2, expires_at = now() + interval '${ACCOUNT_LINK_MINUTES} minutes', account_id = coalesce(account_id, $3)
  WHERE id = $1`;
