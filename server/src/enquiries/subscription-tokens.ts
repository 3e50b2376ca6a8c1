import type { EntityManager } from "typeorm";
import { hashOfToken, newToken } from "../kernel/hashing/link-token.js";
import { CONFIRM_DAYS } from "../rules/retention-periods.js";
import type { TokenPurpose } from "./subscription-token.entity.js";

/**
 * Creates a token for a link. Called when the mail is sent, not when it is queued, so that only the mail holds the token.
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
