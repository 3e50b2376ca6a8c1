import type { ApolloClient } from "@apollo/client";
import { logFailure } from "../../lib/failure-log";
import { cartInConflict } from "./cart-in-conflict";
import { CART, CART_ID, CART_QUERY } from "./cart-query";

type CartStatus = {
  /** The last reading failed. */
  readonly hasFailed: boolean;
  /** The shop has not yet answered a change: its sums stand for the cart before. */
  readonly isUpdating: boolean;
};

/** Its messages say nothing: who hears one reads the cart anew. */
const CHANNEL = "cart";

/**
 * The visitor's cart between this tab, the shop and their other tabs; the cart itself stands in Apollo's cache. Whatever is
 * asked of the shop goes one after another, in the order of the presses: each answer is the whole cart, so one that overtook
 * another would show a cart that is no more.
 */
export class CartSync {
  #status: CartStatus = { hasFailed: false, isUpdating: false };
  #lastTurn: Promise<unknown> = Promise.resolve();
  #changes = 0;
  #channel: BroadcastChannel | undefined;
  readonly #listeners = new Set<() => void>();

  constructor(private readonly client: ApolloClient) {}

  readonly status = (): CartStatus => this.#status;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Reads the cart, and again whenever another tab changed it, until the returned function is called. */
  start(): () => void {
    const channel = new BroadcastChannel(CHANNEL);
    channel.addEventListener("message", () => void this.#hear());
    this.#channel = channel;
    void this.read();
    return () => channel.close();
  }

  /** Reads the cart in its turn. A failure is told by the status. */
  readonly read = (): Promise<void> =>
    this.#inTurn(async () => {
      this.#set({ hasFailed: false });
      try {
        await this.client.query({ query: CART_QUERY, fetchPolicy: "network-only" });
      } catch (error) {
        logFailure("Failed to fetch cart", error);
        this.#set({ hasFailed: true });
      }
    });

  /** Makes a change in its turn and tells the other tabs. After a failure the cart is shown as it is, and read for that. */
  async change<T>(send: () => Promise<T>): Promise<T> {
    this.#changes += 1;
    this.#set({ isUpdating: true });
    try {
      const answer = await this.#inTurn(send);
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
  }

  /** Another tab may have signed out, too: what was the account's is then let go here as well. */
  async #hear(): Promise<void> {
    await this.read();
    this.client.cache.gc();
  }

  #inTurn<T>(ask: () => Promise<T>): Promise<T> {
    const turn = this.#lastTurn.then(ask, ask);
    this.#lastTurn = turn;
    return turn;
  }

  #set(changed: Partial<CartStatus>): void {
    this.#status = { ...this.#status, ...changed };
    for (const listener of this.#listeners) listener();
  }
}
