import type { ApolloClient } from "@apollo/client";
import { CombinedGraphQLErrors } from "@apollo/client/errors";
import type { Unmasked } from "@apollo/client/masking";
import type { CartQuery } from "../../gql/graphql";
import { logFailure } from "../../lib/failure-log";
import { SerialQueue, type Schedule } from "../../lib/serial-queue";
import { createStore } from "../../lib/store";
import { CART, CART_ID, CART_QUERY } from "./cart-query";

type CartStatus = {
  /** The last query failed. */
  readonly hasFailed: boolean;
  /** A change is pending: the totals are those before it. */
  readonly isUpdating: boolean;
};

const IDLE: CartStatus = { hasFailed: false, isUpdating: false };

/** Its messages are empty: a tab that receives one reads the cart again. */
const CHANNEL = "cart";

/**
 * Keeps the visitor's cart in sync with the server and other tabs; the cart itself is in Apollo's cache. All requests go through one
 * queue: each response is the whole cart, so a response that overtook another would show an outdated cart.
 */
export class CartSync {
  readonly status = createStore<CartStatus>({ start: () => IDLE, onServer: IDLE });
  readonly #queue = new SerialQueue();
  #changes = 0;
  #channel: BroadcastChannel | undefined;

  constructor(private readonly client: ApolloClient) {}

  /** Reads the cart, and again after each change in another tab, until the returned function is called. */
  start(): () => void {
    const channel = new BroadcastChannel(CHANNEL);
    channel.addEventListener("message", () => void this.#readAfterOtherTab());
    this.#channel = channel;
    void this.read();
    return () => channel.close();
  }

  /** Reads the cart. A failure shows in the status. */
  readonly read = (): Promise<void> => this.#queue.run(() => this.#readNow());

  /** Reads the cart where this tab has only seen versions before `version`. */
  readonly readNewer = (version: number): Promise<void> =>
    this.#queue.run(async () => {
      const known = this.#knownVersion();
      if (known !== undefined && known < version) await this.#readNow();
    });

  /** The cart's version once the pending changes of this tab are done; undefined before the cart is known. */
  readonly settledVersion = (): Promise<number | undefined> => this.#queue.run(async () => this.#knownVersion());

  /** Sends a change and notifies the other tabs. After a failure it reads the cart again. */
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

  /** Sends a change of the visitor, such as signing in or out: clears the data of the previous visitor, then reads again. */
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

  #knownVersion(): number | undefined {
    return this.client.readFragment({ id: CART_ID, fragment: CART, fragmentName: "Cart_cart" })?.version;
  }

  async #readNow(): Promise<void> {
    this.#set({ hasFailed: false });
    try {
      await this.client.query({ query: CART_QUERY, fetchPolicy: "network-only" });
    } catch (error) {
      logFailure("Failed to fetch cart", error);
      this.#set({ hasFailed: true });
    }
  }

  /** The other tab may have signed out: this one then drops the data of the account. */
  async #readAfterOtherTab(): Promise<void> {
    await this.read();
    this.client.cache.gc();
  }

  #set(changed: Partial<CartStatus>): void {
    this.status.set({ ...this.status.current(), ...changed });
  }
}

/** Errors whose payload has the cart as it is now. */
const OUTDATED: ReadonlySet<unknown> = new Set(["CONFLICT", "MAKING_CHANGED"]);

/** The current cart in the payload of one of these errors. It has the fields of the cart's query. */
function cartInConflict(error: unknown): Unmasked<CartQuery>["cart"] | undefined {
  if (!CombinedGraphQLErrors.is(error) || !OUTDATED.has(error.errors[0]?.extensions?.["code"])) return undefined;
  const [payload] = Object.values(error.data ?? {});
  const { cart } = Object(payload) as { cart?: Unmasked<CartQuery>["cart"] | null };
  return cart ?? undefined;
}
