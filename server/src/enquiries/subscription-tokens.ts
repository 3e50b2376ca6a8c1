import type { EntityManager } from "typeorm";
import { hashOfToken, newToken } from "../kernel/hashing/link-token.js";
import { CONFIRM_DAYS } from "../rules/retention-periods.js";
import type { TokenPurpose } from "./subscription-token.entity.js";

/**
 * A new token for a link in a mail that is about to be sent. It is made then and not when the mail is queued, so that it
 * stands in the mail and nowhere else.
 */
export async function issueToken(
  manager: EntityManager,
  subscriptionId: string,
  purpose: TokenPurpose,
): Promise<string> {
  const token = newToken();
  await manager.query(ISSUE, [hashOfToken(token), subscriptionId, purpose]);
  return token;
}

const ISSUE = `
  INSERT INTO subscription_token (hash, subscription_id, purpose, expires_at)
  VALUES ($1, $2, $3::subscription_token_purpose_enum,
    CASE WHEN $3 = 'confirm' THEN now() + interval '${CONFIRM_DAYS} days' END)`;
