import type { EntityManager } from "typeorm";
import { hashOfToken, newToken } from "../../kernel/hashing/link-token.js";
import { CONFIRM_DAYS } from "../../rules/retention-periods.js";
import { SubscriptionToken, type TokenPurpose } from "./subscription-token.entity.js";

/**
 * Creates a token for a link. Called when the mail is sent, not when it is queued, so that only the mail holds the token.
 */
export async function issueToken(
  manager: EntityManager,
  subscriptionId: string,
  purpose: TokenPurpose,
): Promise<string> {
  const token = newToken();
  const expiresAt = purpose === "confirm" ? () => `now() + interval '${CONFIRM_DAYS} days'` : null;
  await manager.insert(SubscriptionToken, { hash: hashOfToken(token), subscriptionId, purpose, expiresAt });
  return token;
}
