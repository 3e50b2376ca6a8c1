import type { EntityManager } from "typeorm";
import { beforeAll, describe } from "vitest";
import { HeldQuote } from "../../src/held-prices/held-quote.entity.js";
import { rowsOf } from "../../src/kernel/sql/query.js";
import { heldQuoteShareQueries } from "../../src/quotes/held-quote-share.queries.js";
import { heldQuoteQueries } from "../../src/quotes/held-quote.queries.js";
import { priceAnewQueries } from "../../src/quotes/price-anew.queries.js";
import {
  quoteCountQueries,
  quoteListQueries,
  quoteSearchCountQueries,
  quoteSearchQueries,
  type ChosenState,
} from "../../src/staff/quotes/staff-quote-list.queries.js";
import { HeldQuoteSort } from "../../src/staff/quotes/staff-quote.inputs.js";
import { staffQuoteQueries } from "../../src/staff/quotes/staff-quote.queries.js";
import { aCustomer } from "../builders/account.js";
import { aCartWith } from "../builders/cart.js";
import { aHeldQuote, expireQuote, orderHeldQuote } from "../builders/held-quote.js";
import { placeOrder } from "../builders/order.js";
import { itReturnsTheRowsOf } from "../harness/queries.js";
import { useShop } from "../harness/shop.js";

const shop = useShop();

let customer: { visitorId: string };

beforeAll(async () => {
  const { visitor, account } = await aCustomer(shop());
  await aCartWith(visitor);
  await aHeldQuote(visitor);
  customer = account;
  const [buyer, other] = [shop().visitor(), shop().visitor()];
  for (const each of [buyer, other]) await aCartWith(each);
  await aHeldQuote(buyer);
  await orderHeldQuote(buyer, { replacesCart: true });
  await placeOrder(buyer);
  await expireQuote(shop().database, (await aHeldQuote(other)).number);
});

const quoted = () => ({ visitorId: customer.visitorId });

/** Shares the customer's quote by a link with the hash "a hash", and returns the quote's id. */
async function share(manager: EntityManager): Promise<string> {
  const { id } = await manager.findOneByOrFail(HeldQuote, quoted());
  await rowsOf(manager, heldQuoteShareQueries.make, [id, "a hash"]);
  return id;
}

describe("a query of held quotes returns the rows of its schema, and no other columns", () => {
  describe("held quotes", () => {
    itReturnsTheRowsOf(
      heldQuoteQueries,
      {
        byId: async () => [(await shop().database.manager.findOneByOrFail(HeldQuote, quoted())).id],
        toMail: async () => [(await shop().database.manager.findOneByOrFail(HeldQuote, quoted())).id],
        byNumber: async () => [(await shop().database.manager.findOneByOrFail(HeldQuote, quoted())).number],
        ofVisitor: () => [customer.visitorId, null],
        allOfVisitor: () => [customer.visitorId],
        byShare: async (manager) => {
          await share(manager);
          return ["a hash"];
        },
        madeBefore: async () => {
          const { idempotencyKey } = await shop().database.manager.findOneByOrFail(HeldQuote, quoted());
          return [customer.visitorId, idempotencyKey];
        },
        isUniqueCode: ["SUMMER25"],
      },
      shop,
    );
  });

  describe("held quotes that are priced anew", () => {
    itReturnsTheRowsOf(
      priceAnewQueries,
      {
        offered: async () => {
          const { id, visitorId } = await shop().database.manager.findOneByOrFail(HeldQuote, quoted());
          return [id, visitorId];
        },
      },
      shop,
    );
  });

  describe("held quotes of staff", () => {
    /** Search, sort key, id, limit. */
    const chosen: unknown[] = [null, null, null, 5];
    const bySort = <Value>(value: Value) =>
      Object.fromEntries(Object.keys(HeldQuoteSort).map((sort) => [sort, value])) as Record<HeldQuoteSort, Value>;
    const inEachState = <Value>(value: Value): Record<ChosenState, Value> => ({
      ALL: value,
      OPEN: value,
      EXPIRED: value,
      ORDERED: value,
    });
    describe.each(Object.keys(quoteListQueries) as ChosenState[])("%s", (state) => {
      itReturnsTheRowsOf(quoteListQueries[state], bySort(chosen), shop);
      itReturnsTheRowsOf(quoteSearchQueries[state], bySort(chosen.with(0, "'mbq':*")), shop);
    });
    itReturnsTheRowsOf(quoteCountQueries, inEachState([null]), shop);
    itReturnsTheRowsOf(quoteSearchCountQueries, inEachState(["'mbq':*"]), shop);
    itReturnsTheRowsOf(
      staffQuoteQueries,
      { byNumber: async () => [(await shop().database.manager.findOneByOrFail(HeldQuote, quoted())).number] },
      shop,
    );
  });

  describe("shares of held quotes", () => {
    const ofQuote = async (manager: EntityManager) => [await share(manager)];
    itReturnsTheRowsOf(
      heldQuoteShareQueries,
      {
        make: async (manager) => [(await manager.findOneByOrFail(HeldQuote, quoted())).id, "another hash"],
        end: ofQuote,
        lock: async (manager) => {
          await share(manager);
          return ["a hash"];
        },
        agree: async (manager) => [...(await ofQuote(manager)), "Robin", null],
        agreementToMail: async (manager) => {
          const id = await share(manager);
          await rowsOf(manager, heldQuoteShareQueries.agree, [id, "Robin", "Yes, please."]);
          return [id];
        },
      },
      shop,
    );
  });
});
