import { randomUUID } from "node:crypto";
import { beforeAll, describe } from "vitest";
import { cartChanges } from "../../src/cart/cart-changes.queries.js";
import { CartLine } from "../../src/cart/cart-line.entity.js";
import { Cart } from "../../src/cart/cart.entity.js";
import { cartQueries, ownerWith } from "../../src/cart/cart.queries.js";
import { mergeQueries } from "../../src/cart/merge-carts.queries.js";
import { sessionQueries, sessionWith } from "../../src/http/sessions/session.queries.js";
import { keyOf } from "../../src/kernel/graphql/global-id.js";
import { rowsOf } from "../../src/kernel/sql/query.js";
import { Promotion } from "../../src/promotions/promotion.entity.js";
import { aCustomer } from "../builders/account.js";
import { aCartWith } from "../builders/cart.js";
import { aHeldQuote, orderHeldQuote } from "../builders/held-quote.js";
import { itReturnsTheRowsOf } from "../harness/queries.js";
import { useShop } from "../harness/shop.js";

const shop = useShop();

/** A customer whose cart holds the prices of a quote, and a guest with a cart. */
let customer: { visitorId: string; cartId: string; line: CartLine };
let guest: { visitorId: string; cartId: string };

beforeAll(async () => {
  const { manager } = shop().database;
  const { visitor, account } = await aCustomer(shop());
  await aCartWith(visitor);
  await aHeldQuote(visitor);
  await orderHeldQuote(visitor, { replacesCart: true });
  const cart = await manager.findOneByOrFail(Cart, { visitorId: account.visitorId });
  const line = await manager.findOneByOrFail(CartLine, { cartId: cart.id });
  customer = { visitorId: cart.visitorId, cartId: cart.id, line };
  const { id } = await aCartWith(shop().visitor());
  const { cartId } = await manager.findOneByOrFail(CartLine, { id: keyOf("CartLine", id) });
  guest = { visitorId: (await manager.findOneByOrFail(Cart, { id: cartId })).visitorId, cartId };
});

/** The values of an addition to the customer's cart. */
const additionOf = ({ productId, width, height, material, color }: CartLine) => [
  customer.visitorId,
  ...[[productId], [width], [height], [material], [color], ["[]"], ["another configuration"], [2], ["Bedroom"], [null]],
  null,
];

describe("a query of carts answers with the rows of its schema, and no other columns", () => {
  describe("cart", () => {
    itReturnsTheRowsOf(
      {
        ...{ ...cartQueries, ...cartChanges },
        withOwner: ownerWith(cartQueries.ofVisitor),
        withSession: sessionWith(cartQueries.ofVisitor),
      },
      {
        byIds: async (manager) => [[(await manager.findOneByOrFail(Cart, { visitorId: customer.visitorId })).id]],
        withOwner: async () => [
          (await shop().database.manager.findOneByOrFail(Cart, { visitorId: customer.visitorId })).id,
        ],
        withSession: async (manager) => {
          const content = { cookie: {}, visitorId: customer.visitorId };
          await rowsOf(manager, sessionQueries.store, ["a session", content, Date.now() / 1000 + 60]);
          return ["a session"];
        },
        ofVisitor: () => [customer.visitorId],
        owner: async () => [
          (await shop().database.manager.findOneByOrFail(Cart, { visitorId: customer.visitorId })).id,
        ],
        create: () => [],
        lock: () => [customer.visitorId],
        startOrRaise: () => [randomUUID(), null],
        raise: () => [customer.visitorId],
        lockAdditions: () => [customer.visitorId],
        addLines: () => additionOf(customer.line),
        addLinesUndisturbed: () => additionOf(customer.line),
        reconfigureLine: () => [
          customer.cartId,
          customer.line.id,
          30,
          40,
          "PVC",
          "White",
          "[]",
          "a third configuration",
          3,
          "Bedroom",
          null,
        ],
        empty: () => [customer.visitorId],
        applyPromotion: async (manager) => {
          const { id } = await manager.findOneByOrFail(Promotion, { code: "SUMMER25" });
          await manager.update(Cart, { id: customer.cartId }, { promotionId: id });
          return [customer.cartId, id, null];
        },
      },
      shop,
    );
  });

  describe("merged carts", () => {
    itReturnsTheRowsOf(
      mergeQueries,
      {
        retire: () => [guest.visitorId],
        moveContents: () => [guest.cartId, customer.cartId, [customer.line.configuration], [2], null, null],
      },
      shop,
    );
  });
});
