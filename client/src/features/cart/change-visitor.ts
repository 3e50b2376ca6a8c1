import type { ApolloClient } from "@apollo/client";
import { CART_ID } from "./cart-query";
import type { CartSync } from "./cart-sync";

/**
 * Makes somebody else of the visitor, as by signing in and out: it takes its turn among the changes of the cart, what was
 * known of the visitor before is forgotten, and this tab and all others read who it is now and what is in their cart. Rejects
 * with the error of `send`.
 */
export async function changeVisitor<T>(client: ApolloClient, sync: CartSync, send: () => Promise<T>): Promise<T> {
  const answer = await sync.change(async () => {
    const sent = await send();
    const { cache } = client;
    cache.modify({ id: "ROOT_QUERY", fields: { me: () => null, order: (_, { DELETE }) => DELETE } });
    cache.evict({ id: CART_ID });
    cache.gc();
    return sent;
  });
  await sync.read();
  return answer;
}
