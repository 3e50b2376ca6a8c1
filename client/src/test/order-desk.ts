import { ApolloLink, Observable } from "@apollo/client";
import type { DocumentNode, GraphQLError } from "graphql";
import { buildSchema, graphql, print } from "graphql";
import sdl from "../../../schema.graphql?raw";
import type { PlaceOrderInput } from "../gql/graphql";
import { ShopUnreachable } from "../lib/shop-failure";
import { type CartShop, shopError } from "./cart-shop";
import { ORDER } from "./placed-order";

const schema = buildSchema(sdl);
const OPERATIONS = new Set(["PlaceOrder", "OrderConfirmation", "TrackedOrder"]);
const NOTHING = {
  subtotalPence: 0,
  discountPence: 0,
  deliveryPence: 0,
  taxPence: 0,
  totalPence: 0,
  toFreeDeliveryPence: 0,
};
const EMPTY_CART = {
  version: 9,
  count: 0,
  lines: [],
  promotion: null,
  promotionNotice: null,
  totals: NOTHING,
  checkoutTotals: NOTHING,
};

type Received = { input: PlaceOrderInput; idempotencyKey: string };

/** Takes the orders of a cart: each key once, none of an empty cart and none of a cart that was not shown. */
export class OrderDesk {
  /** Every order that was sent, in turn. */
  readonly received: Received[] = [];
  /** Keys of the orders that were placed. */
  readonly placed = new Set<string>();
  /** Answers the next orders instead of placing them. */
  readonly refusals: GraphQLError[] = [];
  /** The answers of the next so many orders are lost on the way back. */
  answersToLose = 0;
  /** Answers wait for it. */
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
    const rootValue = { order: () => this.order, placeOrder: (received: Received) => this.#place(received, query) };
    const result = await graphql({ schema, source: print(query), variableValues, rootValue });
    await this.gate;
    if (this.answersToLose === 0) return result;
    this.answersToLose -= 1;
    throw new ShopUnreachable(undefined);
  }

  async #place(received: Received, query: DocumentNode) {
    this.received.push(received);
    const refusal = this.refusals.shift();
    if (refusal) throw refusal;
    const isEmpty = Object.keys(this.cart.quantities).length === 0;
    if (!this.placed.has(received.idempotencyKey)) {
      if (isEmpty) throw shopError("CART_EMPTY", "Your cart is empty.");
      if (received.input.expectedVersion !== this.cart.version)
        throw await this.cart.conflict("It has changed.", query);
    }
    this.placed.add(received.idempotencyKey);
    this.cart.quantities = {};
    return { order: ORDER, cart: EMPTY_CART };
  }
}
