import type { EntityManager } from "typeorm";
import { beforeAll, describe } from "vitest";
import { orderClaimQueries } from "../../src/accounts/orders/order-claims.queries.js";
import { rowsOf } from "../../src/kernel/sql/query.js";
import { Order } from "../../src/orders/order.entity.js";
import { orderQueries } from "../../src/orders/order.queries.js";
import { reviewInvitationQueries } from "../../src/orders/review-invitation.queries.js";
import { aCustomer } from "../builders/account.js";
import { aCartWith } from "../builders/cart.js";
import { aCheckout, placeOrder } from "../builders/order.js";
import { itReturnsTheRowsOf } from "../harness/queries.js";
import { useShop } from "../harness/shop.js";

const shop = useShop();

/** A customer with an order, and a guest who ordered with the customer's e-mail address. */
let customer: { visitorId: string; email: string; orderId: string };
let guest: { number: string };

beforeAll(async () => {
  const { visitor, account } = await aCustomer(shop());
  const { email } = account;
  const numbers: string[] = [];
  for (const buyer of [visitor, shop().visitor()]) {
    await aCartWith(buyer);
    const { data } = await placeOrder(buyer, aCheckout({ email }));
    numbers.push(data?.placeOrder?.order.number ?? "");
  }
  const [number, ofGuest = ""] = numbers;
  const { id } = await shop().database.manager.findOneByOrFail(Order, { number });
  customer = { ...account, orderId: id };
  guest = { number: ofGuest };
});

describe("a query of orders returns the rows of its schema, and no other columns", () => {
  describe("orders", () => {
    itReturnsTheRowsOf(
      orderQueries,
      {
        whole: () => [customer.orderId],
        byId: () => [customer.orderId],
        toMail: () => [customer.orderId],
        ofVisitor: () => [customer.visitorId, null],
        byIdsOfVisitor: () => [customer.visitorId, [customer.orderId]],
        ofNumber: () => [guest.number],
        ofNumbers: () => [[guest.number]],
        wholeOfNumber: () => [guest.number],
        ofEmail: () => [guest.number, customer.email],
        ofGuest: () => [customer.email],
        pageOfVisitorAfter: () => [customer.visitorId, null, null, 5],
        pageOfVisitorBefore: () => [customer.visitorId, null, null, 5],
        toPlace: async (manager) => {
          const { idempotencyKey } = await manager.findOneByOrFail(Order, { id: customer.orderId });
          return [customer.visitorId, idempotencyKey, customer.email];
        },
      },
      shop,
    );
  });

  describe("order claims", () => {
    itReturnsTheRowsOf(
      orderClaimQueries,
      {
        unclaimed: () => [customer.visitorId, customer.email, 20],
        claim: () => [customer.visitorId, customer.email, guest.number],
      },
      shop,
    );
  });

  describe("review invitations", () => {
    const deliver = async (manager: EntityManager) => {
      for (const status of ["MANUFACTURING", "SHIPPED", "DELIVERED"] as const)
        await manager.update(Order, { id: customer.orderId }, { status });
    };
    const issued = async (manager: EntityManager) => {
      await deliver(manager);
      await rowsOf(manager, reviewInvitationQueries.issue, [customer.orderId, "a hash"]);
      return ["a hash"];
    };
    itReturnsTheRowsOf(
      reviewInvitationQueries,
      {
        issue: async (manager) => {
          await deliver(manager);
          return [customer.orderId, "another hash"];
        },
        open: issued,
        decline: issued,
      },
      shop,
    );
  });
});
