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

const SET_QUANTITY = graphql(`
  mutation SetCartLineQuantity($input: SetCartLineQuantityInput!) {
    setCartLineQuantity(input: $input) {
      ...Cart_cart
    }
  }
`);

type ShownLine = { readonly id: string; readonly quantity: number };

/** `guess` names the layer of the cache that shows the quantity before the shop has answered. */
type Wanted = { quantity: number; guess: string };

/** Quantities that the visitor asked for, shown at once and sent in turn. */
export class QuantityChanges {
  #guesses = 0;
  /** Not sent yet, by line. */
  readonly #waiting = new Map<string, Wanted>();

  constructor(
    private readonly client: ApolloClient,
    private readonly sync: CartSync,
  ) {}

  /**
   * Takes the line from the quantity that its row shows to another: at once on the screen, in turn at the shop. One that
   * can't be ordered is ignored. Presses may come faster than rows are drawn, so the difference counts. While an earlier
   * quantity waits for its turn the newer one takes its place: a row of quick presses costs two requests at most.
   * Rejects with the shop's or the network's error.
   */
  async set({ id: lineId, quantity: shown }: ShownLine, next: number): Promise<void> {
    const quantity = (this.#quantity(lineId) ?? shown) + next - shown;
    if (checkQuantity(quantity) !== undefined) return;
    const earlier = this.#waiting.get(lineId);
    const guess = this.#show(lineId, quantity, earlier?.guess);
    if (earlier) {
      Object.assign(earlier, { quantity, guess });
      return;
    }
    const wanted: Wanted = { quantity, guess };
    this.#waiting.set(lineId, wanted);
    await this.sync.change(() => this.#send(lineId, wanted));
  }

  /** Sends what still waits for its turn: the page is being left, and what it showed is to be so. */
  sendAll(): void {
    for (const [lineId, wanted] of this.#waiting) {
      this.#waiting.delete(lineId);
      this.#set(lineId, wanted).catch(() => undefined); // nobody is left to be told
    }
  }

  async #send(lineId: string, wanted: Wanted): Promise<void> {
    if (this.#waiting.get(lineId) !== wanted) return;
    this.#waiting.delete(lineId);
    try {
      // Where another tab has changed the cart since the last answer, the shop says so and changes nothing.
      await this.#set(lineId, wanted, this.#cart(false)?.version);
    } catch (error) {
      this.#forget(lineId);
      throw error;
    }
  }

  async #set(lineId: string, { quantity, guess }: Wanted, expectedVersion?: number): Promise<void> {
    const input = { lineId, quantity, expectedVersion };
    // The browser is to go on with it when the page is left.
    const context = { fetchOptions: { keepalive: true } };
    try {
      await this.client.mutate({ mutation: SET_QUANTITY, variables: { input }, context });
    } finally {
      this.client.cache.removeOptimistic(guess);
    }
  }

  /** What was pressed since then went by a quantity that the cart doesn't have. */
  #forget(lineId: string): void {
    const waiting = this.#waiting.get(lineId);
    if (!waiting) return;
    this.#waiting.delete(lineId);
    this.client.cache.removeOptimistic(waiting.guess);
  }

  #show(lineId: string, quantity: number, replaced: string | undefined): string {
    const { cache } = this.client;
    this.#guesses += 1;
    const guess = `quantity ${this.#guesses}`;
    cache.batch({
      optimistic: guess,
      removeOptimistic: replaced,
      update: (layer) =>
        layer.updateFragment({ id: layer.identify({ __typename: "Cart" }), fragment: QUANTITIES }, (cart) =>
          cart ? withLineQuantity(cart, lineId, quantity) : cart,
        ),
    });
    return guess;
  }

  /** How many of a line are wanted, with what was pressed since the shop's last answer. */
  #quantity(lineId: string): number | undefined {
    return this.#cart(true)?.lines.find((line) => line.id === lineId)?.quantity;
  }

  /** The cart as the shop's last answer has it, or with what was pressed since then. */
  #cart(optimistic: boolean) {
    const { cache } = this.client;
    return cache.readFragment({ id: cache.identify({ __typename: "Cart" }), fragment: QUANTITIES, optimistic });
  }
}
