import { ApolloLink, Observable } from "@apollo/client";
import { graphql, print, type DocumentNode, type GraphQLError } from "graphql";
import type { PlaceOrderInput } from "../gql/graphql";
import { ShopUnreachable } from "../lib/shop-failure";
import { NOTHING_CHOSEN } from "./cart-choices";
import { shopError, type CartShop } from "./cart-shop";
import { ORDER } from "./placed-order";
import { schema, withPayloads } from "./schema-link";

const OPERATIONS = new Set(["PlaceOrder", "OrderConfirmation", "TrackedOrder"]);
const NOTHING = {
  subtotalPence: 0,
  discountPence: 0,
  deliveryPence: 0,
  taxPence: 0,
  includedTaxPence: null,
  totalPence: 0,
  toFreeDeliveryPence: 0,
};
export const EMPTY_CART = {
  ...NOTHING_CHOSEN,
  version: 9,
  count: 0,
  lines: [],
  promotion: null,
  promotionNotice: null,
  totals: NOTHING,
  checkoutTotals: NOTHING,
};

type Received = { input: Omit<PlaceOrderInput, "idempotencyKey">; idempotencyKey: string };

/** A fake server that places the order of a cart once per idempotency key, and refuses an empty or changed cart. */
export class OrderDesk {
  /** Every order that was sent, in order. */
  readonly received: Received[] = [];
  /** Idempotency keys of the placed orders. */
  readonly placed = new Set<string>();
  /** Errors for the next orders. */
  readonly refusals: GraphQLError[] = [];
  /** Number of orders whose response will be lost. */
  answersToLose = 0;
  /** Responses wait for this promise. */
  gate: Promise<void> = Promise.resolve();
  order: typeof ORDER | null = ORDER;

  constructor(readonly cart: CartShop) {}

  get link(): ApolloLink {
    return ApolloLink.split(({ operationName = "" }) => OPERATIONS.has(operationName), this.#link, this.cart.link);
  }

  readonly #link = new ApolloLink(
    ({ query, variables }) =>
      new Observable((observer) => {
        this.#answer(query, variables).then(
          (result) => {
            observer.next(result);
            observer.complete();
          },
          (error: unknown) => observer.error(error),
        );
      }),
  );

  async #answer(query: DocumentNode, variableValues: Record<string, unknown>) {
    const rootValue = withPayloads({
      order: () => this.order,
      placeOrder: ({ input: { idempotencyKey, ...input } }: { input: PlaceOrderInput }) =>
        this.#place({ input, idempotencyKey }),
    });
    const result = await graphql({ schema, source: print(query), variableValues, rootValue });
    await this.gate;
    if (this.answersToLose === 0) return result;
    this.answersToLose -= 1;
    throw new ShopUnreachable(undefined);
  }

  #place(received: Received) {
    this.received.push(received);
    const refusal = this.refusals.shift();
    if (refusal?.extensions["code"] === "PRICE_CHANGED") return priceChanged(refusal);
    if (refusal?.extensions["code"] === "MAKING_CHANGED") return this.cart.outdated("MAKING_CHANGED", refusal.message);
    if (refusal) throw refusal;
    const isEmpty = Object.keys(this.cart.quantities).length === 0;
    if (!this.placed.has(received.idempotencyKey)) {
      if (isEmpty) throw shopError("CART_EMPTY", "Your cart is empty.");
      if (received.input.expectedVersion !== this.cart.version)
        return this.cart.outdated("CONFLICT", "It has changed.");
    }
    this.placed.add(received.idempotencyKey);
    this.cart.quantities = {};
    return { order: ORDER, cart: EMPTY_CART };
  }
}

/** The payload of an order whose total is `totalPence` of the error by now. */
function priceChanged({ message, extensions: { code, totalPence } }: GraphQLError) {
  return {
    cart: { ...EMPTY_CART, checkoutTotals: { ...NOTHING, totalPence } },
    errors: [{ code, message, field: null }],
  };
}
