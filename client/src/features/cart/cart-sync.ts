import type { ApolloClient } from "@apollo/client";
import { CombinedGraphQLErrors } from "@apollo/client/errors";
import type { Unmasked } from "@apollo/client/masking";
import type { CartQuery } from "../../gql/graphql";
import { logFailure } from "../../lib/failure-log";
import { SerialQueue, type Schedule } from "../../lib/serial-queue";
import { createStore } from "../../lib/store";
import { CART, CART_ID, CART_QUERY } from "./cart-query";

type CartStatus = {
  /** The last reading failed. */
  readonly hasFailed: boolean;
  /** The shop has not answered a change yet: the sums are those of the cart before. */
  readonly isUpdating: boolean;
};

const IDLE: CartStatus = { hasFailed: false, isUpdating: false };

/** Its messages are empty: a tab that receives one reads the cart again. */
const CHANNEL = "cart";

/**
 * The visitor's cart between this tab, the shop and their other tabs; the cart itself is in Apollo's cache. Everything that is
 * asked of the shop goes through one queue: each answer is the whole cart, so an answer that overtook another would show a cart
 * that is out of date.
 */
export class CartSync {
  readonly status = createStore<CartStatus>({ start: () => IDLE, onServer: IDLE });
  readonly #queue = new SerialQueue();
  #changes = 0;
  #channel: BroadcastChannel | undefined;

  constructor(private readonly client: ApolloClient) {}

  /** Reads the cart, and again whenever another tab changed it, until the returned function is called. */
  start(): () => void {
    const channel = new BroadcastChannel(CHANNEL);
    channel.addEventListener("message", () => void this.#readAfterOtherTab());
    this.#channel = channel;
    void this.read();
    return () => channel.close();
  }

  /** Reads the cart. A failure shows in the status. */
  readonly read = (): Promise<void> =>
    this.#queue.run(async () => {
      this.#set({ hasFailed: false });
      try {
        await this.client.query({ query: CART_QUERY, fetchPolicy: "network-only" });
      } catch (error) {
        logFailure("Failed to fetch cart", error);
        this.#set({ hasFailed: true });
      }
    });

  /** Makes a change and tells the other tabs. After a failure the cache gets the cart as it is at the shop. */
  readonly change: Schedule = async (send) => {
    this.#changes += 1;
    this.#set({ isUpdating: true });
    try {
      const answer = await this.#queue.run(send);
      this.#channel?.postMessage(null);
      return answer;
    } catch (error) {
      const cart = cartInConflict(error);
      if (cart) this.client.writeFragment({ id: CART_ID, fragment: CART, fragmentName: "Cart_cart", data: cart });
      else void this.read();
      throw error;
    } finally {
      this.#changes -= 1;
      this.#set({ isUpdating: this.#changes > 0 });
    }
  };

  /** A change of who the visitor is, as by signing in or out: forgets what belonged to the visitor before, then reads anew. */
  readonly changeVisitor: Schedule = async (send) => {
    const answer = await this.change(async () => {
      const sent = await send();
      const { cache } = this.client;
      cache.modify({ id: "ROOT_QUERY", fields: { me: () => null, order: (_, { DELETE }) => DELETE } });
      cache.evict({ id: CART_ID });
      cache.gc();
      return sent;
    });
    await this.read();
    return answer;
  };

  /** The other tab may have signed out: then nothing of the account stays in this one. */
  async #readAfterOtherTab(): Promise<void> {
    await this.read();
    this.client.cache.gc();
  }

  #set(changed: Partial<CartStatus>): void {
    this.status.set({ ...this.status.current(), ...changed });
  }
}

/**
 * The cart as it is at the shop, where the shop refused a change because the cart had changed since. It has the fields of the
 * mutation's answer, which are those of the cart's query.
 */
function cartInConflict(error: unknown): Unmasked<CartQuery>["cart"] | undefined {
  if (!CombinedGraphQLErrors.is(error)) return undefined;
  const { code, cart } = error.errors[0]?.extensions ?? {};
  const isCart = code === "CONFLICT" && typeof cart === "object" && cart !== null;
  return isCart ? (cart as Unmasked<CartQuery>["cart"]) : undefined;
}
