import { randomUUID } from "node:crypto";
import { beforeAll, describe } from "vitest";
import { keyOf } from "../../src/kernel/graphql/global-id.js";
import { hashOfToken } from "../../src/kernel/hashing/link-token.js";
import { staffVisitQueries } from "../../src/staff/visits/staff-visit.queries.js";
import { visitPlanQueries } from "../../src/visits/visit-plan.queries.js";
import { visitQueries } from "../../src/visits/visit.queries.js";
import { aCartWith } from "../builders/cart.js";
import { aCheckout, placeOrder } from "../builders/order.js";
import { aBooking, aFreeTime, aToken, book } from "../builders/visit.js";
import { itReturnsTheRowsOf } from "../harness/queries.js";
import { useShop } from "../harness/shop.js";

const shop = useShop();

/** Keys of a visit of an order, and a free time. */
let keys: { visit: string; order: string; token: string; free: Date; startsAt: Date };

const WHO = [null, null, "Jo", "jo@larch.example", "+442079460018", "14 Larch Terrace", "Bristol", "BS6 7QX", null];
const day = (moment: Date) => moment.toISOString().slice(0, 10);

beforeAll(async () => {
  const visitor = shop().visitor();
  await aCartWith(visitor);
  const orderNumber = (await placeOrder(visitor, aCheckout())).data?.placeOrder.order.number;
  const startsAt = await aFreeTime(shop());
  const { data } = await book(visitor, aBooking(startsAt, { orderNumber, idempotencyKey: "key-of-visit" }));
  const id = data?.bookVisit.visit?.id ?? "";
  const [{ order }] = await shop().database.query("SELECT order_id AS order FROM visit");
  keys = {
    ...{ visit: keyOf("Visit", id), order, token: await aToken(shop(), { id }) },
    ...{ startsAt: new Date(startsAt), free: new Date(await aFreeTime(shop())) },
  };
});

describe("a query of visits answers with the rows of its schema, and no other columns", () => {
  describe("shopper", () => {
    itReturnsTheRowsOf(
      visitQueries,
      {
        freeTimes: () => [new Date()],
        unlockedPlace: () => [keys.free],
        lockKey: ["a key"],
        lockEmail: ["Jo@larch.example"],
        hasOpen: ["Jo@larch.example"],
        bookedBefore: ["key-of-visit"],
        lockOrder: () => [keys.order],
        book: () => [keys.free, ...WHO, "another key", ""],
        byId: () => [keys.visit],
        byToken: () => [hashOfToken(keys.token)],
        ofOrder: () => [keys.order],
        lock: () => [keys.visit],
        move: () => [keys.free, keys.visit],
        cancel: () => [keys.visit],
        cancelNeedless: async (manager) => {
          await manager.query("UPDATE orders SET status = 'CANCELLED'");
          return [];
        },
        remind: async (manager) => {
          await manager.query(
            "UPDATE visit SET starts_at = now() + interval '1 hour', set_at = now() - interval '2 days'",
          );
          return [];
        },
        keepToken: () => ["hash", keys.visit],
      },
      shop,
    );
  });

  describe("plan", () => {
    itReturnsTheRowsOf(
      visitPlanQueries,
      {
        read: [],
        lock: [],
        change: ['[{"weekday": 0, "starts": "09:00", "ends": "11:00", "fitters": 1}]', ["BS"], 24, 5],
        removeUnplanned: [[], [], []],
        taken: [[], [], []],
        addPlanned: [[new Date("2031-01-01T09:00:00Z")], [new Date("2031-01-01T11:00:00Z")], [1]],
      },
      shop,
    );
  });

  describe("staff", () => {
    itReturnsTheRowsOf(
      staffVisitQueries,
      {
        page: ["BOOKED", "2020-01-01", "2999-01-01", "larch", "2020-01-01T00:00:00Z", randomUUID(), 5],
        count: ["BOOKED", "2020-01-01", "2999-01-01", "larch"],
        byId: () => [keys.visit],
        ofDay: () => [day(keys.startsAt), 5],
        hasAnother: () => [keys.visit],
        assign: () => [keys.visit, "Kit Marsh"],
        record: () => [keys.visit, "DONE", null],
      },
      shop,
    );
  });
});
