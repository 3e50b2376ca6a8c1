import { randomUUID } from "node:crypto";
import type { EntityManager } from "typeorm";
import { beforeAll, describe } from "vitest";
import { authenticationQueries } from "../../src/accounts/authentication/authentication.queries.js";
import { customerMergeQueries } from "../../src/accounts/merging/customer-merge.queries.js";
import { moveRecordQueries } from "../../src/accounts/merging/move-records.queries.js";
import { ownDataQueries } from "../../src/accounts/own-data/own-data.queries.js";
import { hashOfToken } from "../../src/kernel/hashing/link-token.js";
import { rowsOf } from "../../src/kernel/sql/query.js";
import { Order } from "../../src/orders/order.entity.js";
import { aCustomer, anAccount, anEmail, requestReset, saveAddress } from "../builders/account.js";
import { aCartWith, applyCode } from "../builders/cart.js";
import {
  aMessage,
  aQuoteForm,
  aSampleForm,
  requestQuote,
  requestSamples,
  sendContactMessage,
} from "../builders/enquiry.js";
import { aHeldQuote, orderHeldQuote } from "../builders/held-quote.js";
import { mutate } from "../builders/mutation.js";
import { aCheckout, placeOrder } from "../builders/order.js";
import { aPersonalDataLink } from "../builders/personal-data.js";
import { itReturnsTheRowsOf } from "../harness/queries.js";
import { useShop } from "../harness/shop.js";

const shop = useShop();

/** A customer with a row of every kind, and a guest who ordered with the customer's e-mail address. */
let customer: { id: string; visitorId: string; email: string; orderId: string };
let guest: { visitorId: string };
/** Hash of the token of an open link to the customer's personal data. */
let link: string;

beforeAll(async () => {
  const { manager } = shop().database;
  const { visitor, account } = await aCustomer(shop());
  const { email } = account;
  const stranger = shop().visitor();
  const numbers: string[] = [];
  for (const buyer of [visitor, stranger]) {
    await aCartWith(buyer);
    await applyCode(buyer, "SUMMER25");
    const { data } = await placeOrder(buyer, aCheckout({ email }));
    numbers.push(data?.placeOrder?.order.number ?? "");
    await aCartWith(buyer);
    await requestQuote(buyer, aQuoteForm({ email }));
    await sendContactMessage(buyer, aMessage({ email }));
    await requestSamples(buyer, await aSampleForm(buyer, { email }));
    await aHeldQuote(buyer, { email });
  }
  await orderHeldQuote(visitor, { replacesCart: true });
  const [order, unclaimed] = await Promise.all(numbers.map((number) => manager.findOneByOrFail(Order, { number })));
  customer = { ...account, orderId: order?.id ?? "" };
  guest = { visitorId: unclaimed?.visitorId ?? "" };

  await saveAddress(visitor);
  await mutate(visitor, "setMailingList", { isWanted: true }, "account { id }");
  await requestReset(visitor, email);
  link = hashOfToken(await aPersonalDataLink(shop(), email));
});

describe("a query of a customer returns the rows of its schema, and no other columns", () => {
  describe("authentication", () => {
    itReturnsTheRowsOf(
      authenticationQueries,
      {
        start: () => [customer.id, "Firefox on Windows", null],
        end: () => [customer.id, null],
        storeSession: () => ["a session", {}, 0],
        adopt: () => [guest.visitorId, customer.visitorId],
        adoptHeldMeanwhile: () => [customer.visitorId, guest.visitorId],
      },
      shop,
    );
  });

  describe("proposals to merge, and merging", () => {
    const proposed = async (manager: EntityManager) => {
      const values = [customer.email, "leaving@larch.example", "Same name.", randomUUID()];
      const [row] = await rowsOf(manager, customerMergeQueries.propose, values);
      return row?.id ?? "";
    };
    const linked = async (manager: EntityManager) => {
      await rowsOf(manager, customerMergeQueries.keepToken, [await proposed(manager), "a hash", true]);
      return ["a hash"];
    };
    itReturnsTheRowsOf(
      customerMergeQueries,
      {
        lockEmails: () => [[customer.email, anEmail()]],
        canPropose: () => [customer.email, anEmail()],
        propose: () => [customer.email, anEmail(), "Same name.", randomUUID()],
        ofLink: linked,
        lockOfLink: linked,
        lockOpen: async (manager) => [await proposed(manager)],
        confirm: async (manager) => [await proposed(manager), true],
        end: async (manager) => [await proposed(manager), "WITHDRAWN", 0],
        endOfEmail: async (manager) => {
          await proposed(manager);
          return [customer.email];
        },
        toMail: async (manager) => [await proposed(manager)],
        keepToken: async (manager) => [await proposed(manager), "another hash", false],
      },
      shop,
    );
    itReturnsTheRowsOf(
      moveRecordQueries,
      {
        lockAccounts: () => [[customer.email]],
        moveSent: () => [null, customer.email, customer.visitorId],
        moveHeldMeanwhile: () => [customer.visitorId, customer.email, customer.visitorId],
        joinDetails: async () => [customer.id, (await anAccount(shop())).id],
        moveAddresses: async () => [(await anAccount(shop())).id, customer.id],
        moveSubscription: () => [customer.email, anEmail()],
        removeEmptied: () => [customer.visitorId],
      },
      shop,
    );
  });

  describe("own data", () => {
    itReturnsTheRowsOf(
      ownDataQueries,
      {
        cart: () => [customer.visitorId],
        enquiries: () => [customer.visitorId, customer.email],
        remove: () => [customer.visitorId, customer.email],
        removeHeldMeanwhile: () => [customer.visitorId, customer.email],
        leaveOrders: () => [customer.visitorId, customer.email],
        stripOrders: async (manager) => {
          const left = { status: "CANCELLED", ownerLeftAt: new Date() } as const;
          await manager.update(Order, { id: customer.orderId }, left);
          return [[customer.orderId]];
        },
        ofGuest: () => [customer.email],
        ofLink: () => [link],
        lockEmail: () => [customer.email],
        toForget: () => [customer.email],
        useLink: () => [link],
      },
      shop,
    );
  });
});
