import type { ApolloClient } from "@apollo/client";
import { checkQuantity } from "@rules/quantity";
import { graphql } from "../../gql";
import type { CartSync } from "./cart-sync";
import { withLineQuantity } from "./line-quantity";

const QUANTITIES = graphql(`
  fragment CartQuantities_cart on Cart {
    version
    count
    lines {
      id
      quantity
    }
  }
`);

/** Changes a line: its quantity, or its configuration. */
export const CHANGE_LINE = graphql(`
  mutation ChangeCartLine($input: ChangeCartLineInput!) {
    changeCartLine(input: $input) {
      cart {
        ...Cart_cart
      }
    }
  }
`);

type ShownLine = { readonly id: string; readonly quantity: number };

/** `optimisticId` names the cache layer with the optimistic quantity. */
type Wanted = { quantity: number; optimisticId: string };

/**
 * Changed quantities, shown at once and sent one after another. They use `client.mutate`: queued presses of a row merge, so the
 * variables are known only at sending time, and all rows are sent when the page is left.
 */
export class QuantityChanges {
  #updates = 0;
  /** Queued and not sent yet, by line. */
  readonly #queued = new Map<string, Wanted>();

  constructor(
    private readonly client: ApolloClient,
    private readonly sync: CartSync,
  ) {}

  /**
   * Changes the quantity of a line from the one that its row shows: at once on the screen, then on the server. An invalid
   * quantity is ignored. Presses may come faster than renders, so the difference counts. A newer quantity
   * replaces one that is still queued: quick presses cost two requests at most.
   * Rejects with the error of the server or the network.
   */
  async set({ id: lineId, quantity: shown }: ShownLine, next: number): Promise<void> {
    const quantity = (this.#quantity(lineId) ?? shown) + next - shown;
    if (checkQuantity(quantity) !== undefined) return;
    const earlier = this.#queued.get(lineId);
    const optimisticId = this.#show(lineId, quantity, earlier?.optimisticId);
    if (earlier) {
      Object.assign(earlier, { quantity, optimisticId });
      return;
    }
    const wanted: Wanted = { quantity, optimisticId };
    this.#queued.set(lineId, wanted);
    await this.sync.change(() => this.#send(lineId, wanted));
  }

  /** Sends all queued quantities when the page is left. */
  sendAll(): void {
    for (const [lineId, wanted] of this.#queued) {
      this.#queued.delete(lineId);
      this.#set(lineId, wanted).catch(() => undefined); // the page is gone, so no message can be shown
    }
  }

  async #send(lineId: string, wanted: Wanted): Promise<void> {
    if (this.#queued.get(lineId) !== wanted) return;
    this.#queued.delete(lineId);
    try {
      // If another tab has changed the cart since the last response, the server returns CONFLICT and changes nothing.
      await this.#set(lineId, wanted, this.#cart(false)?.version);
    } catch (error) {
      this.#forget(lineId);
      throw error;
    }
  }

  async #set(lineId: string, { quantity, optimisticId }: Wanted, expectedVersion?: number): Promise<void> {
    const input = { lineId, quantity, expectedVersion };
    // The browser finishes the request after the page is left.
    const context = { fetchOptions: { keepalive: true } };
    try {
      await this.client.mutate({ mutation: CHANGE_LINE, variables: { input }, context });
    } finally {
      this.client.cache.removeOptimistic(optimisticId);
    }
  }

  /** Drops later presses after a failure: they were based on a wrong quantity. */
  #forget(lineId: string): void {
    const queued = this.#queued.get(lineId);
    if (!queued) return;
    this.#queued.delete(lineId);
    this.client.cache.removeOptimistic(queued.optimisticId);
  }

  #show(lineId: string, quantity: number, replaced: string | undefined): string {
    const { cache } = this.client;
    this.#updates += 1;
    const optimisticId = `quantity ${this.#updates}`;
    cache.batch({
      optimistic: optimisticId,
      removeOptimistic: replaced,
      update: (layer) =>
        layer.updateFragment({ id: layer.identify({ __typename: "Cart" }), fragment: QUANTITIES }, (cart) =>
          cart ? withLineQuantity(cart, lineId, quantity) : cart,
        ),
    });
    return optimisticId;
  }

  /** The quantity of a line, with pending presses. */
  #quantity(lineId: string): number | undefined {
    return this.#cart(true)?.lines.find((line) => line.id === lineId)?.quantity;
  }

  /** The cart of the last response, or with the optimistic updates since then. */
  #cart(optimistic: boolean) {
    const { cache } = this.client;
    return cache.readFragment({ id: cache.identify({ __typename: "Cart" }), fragment: QUANTITIES, optimistic });
  }
}
