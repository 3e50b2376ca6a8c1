import { addToCart } from "../shop-client.ts";
import { newShopper, untilAnswered, type Purchases } from "../shoppers.ts";

/** Changes that one session may make in a minute. */
export const LIMIT = 12;
/** The settings for that. A shopper of a drill makes two changes. */
export const LIMITED = { RATE_LIMIT_SESSION_WRITES: String(LIMIT) };

/**
 * Changes of a new session, from process to process, until each has refused one. Resolves with how many were allowed, without the first: it makes
 * the session, so no session counts it.
 */
export async function countAllowed(urls: readonly string[], purchases: Purchases): Promise<number> {
  const shopper = newShopper(urls);
  await untilAnswered(() => addToCart(shopper), purchases);
  let allowed = 0;
  for (let refused = 0; refused < urls.length;) {
    const { done, failure } = await settled(shopper, purchases);
    if (done) [allowed, refused] = [allowed + 1, 0];
    else if (failure?.startsWith("RATE_LIMITED")) refused += 1;
    else throw new Error(`A change was neither done nor refused: ${failure ?? "no response"}`);
  }
  return allowed;
}

/** The outcome of one addition; refusals are no failures here. */
async function settled(shopper: Parameters<typeof addToCart>[0], purchases: Purchases) {
  const outcome: { failure?: string } = {};
  const done = await untilAnswered(async () => {
    const { failure, ...rest } = await addToCart(shopper);
    if (failure === undefined) return rest;
    outcome.failure = failure;
    return { done: false as const };
  }, purchases);
  return { done: done === true, ...outcome };
}
