import { pino } from "pino";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { MailQueue } from "../../src/mail/mail-queue.js";
import { changeableUntil } from "../../src/rules/change-clock.js";
import { readShopProfile } from "../../src/shop-profile/shop-profile.js";
import { changeOrderStatus } from "../../src/staff/orders/order-command.js";
import { mutate } from "../builders/mutation.js";
import {
  aChangeableOrder,
  changeOrderLine,
  mailsAboutOrder,
  priceChange,
  readChangeable,
} from "../builders/order-change.js";
import { useShop } from "../harness/shop.js";

const shop = useShop();
let mail: MailQueue;
beforeAll(async () => {
  mail = await MailQueue.open({ databaseUrl: shop().databaseUrl, logger: pino({ level: "silent" }) });
});
afterAll(() => mail.close());
afterEach(() => {
  vi.useRealTimers();
});

const profile = readShopProfile(undefined);
const PLACED_MAILS = ["order-confirmation", "order-copy"];

/** An order, and its change with what was shown. */
async function anAskedChange() {
  const { visitor, number, order } = await aChangeableOrder(shop(), { cart: { fulfilment: "MAKE_TO_SIZES" } });
  const wanted = { number, lineId: order.lines[0]?.id, width: 60 };
  const { data } = await priceChange(visitor, wanted);
  const input = { ...wanted, expectedTotalPence: data?.priceOrderLineChange.totals.totalPence };
  return { visitor, number, order, wanted, input };
}

const setClock = (number: string, until: Date | null) =>
  shop().database.query("UPDATE orders SET changeable_until = $2 WHERE number = $1", [number, until]);

const refused = (sentence: string) => [
  { message: expect.stringContaining(sentence), extensions: { code: "ORDER_NOT_CHANGEABLE" } },
];

const SECOND = 1000;

describe.each([
  ["before London's clocks go forward", "2027-03-25T10:00:00Z", "2027-03-30T17:00:00Z", "Tuesday 30 March"],
  ["before they go back", "2027-10-29T10:00:00Z", "2027-11-01T18:00:00Z", "Monday 1 November"],
])("an order placed %s", (_case, placedAt, end, day) => {
  it("is changed until 6pm of the clock that then goes, and not a moment longer", async () => {
    // By e-mail: the session ends before that day.
    const { number, order, ...asked } = await anAskedChange();
    const visitor = shop().visitor();
    const wanted = { ...asked.wanted, email: order.email };
    const input = { ...asked.input, email: order.email };
    const until = changeableUntil(new Date(placedAt), profile);
    expect(until).toEqual(new Date(end));
    await setClock(number, until);
    vi.useFakeTimers({ toFake: ["Date"], now: until });
    const over = refused(`could be changed or cancelled here until 6pm on ${day}`);
    expect((await priceChange(visitor, wanted)).errors).toMatchObject(over);
    const late = await changeOrderLine(visitor, input);
    expect(late.errors).toMatchObject(over);
    expect(late.data?.changeOrderLine?.order).toMatchObject({ number, changes: [] });
    vi.setSystemTime(until.getTime() - SECOND);
    const { data, errors } = await changeOrderLine(visitor, input);
    expect(errors).toEqual([]);
    expect(data?.changeOrderLine?.order?.changes).toHaveLength(1);
  });
});

it("says the same of changing as of cancelling once the clock is over", async () => {
  const { visitor, number, input } = await anAskedChange();
  await setClock(number, new Date(Date.now() - SECOND));
  const cancelled = await mutate(visitor, "cancelOrder", { number });
  const { errors } = await changeOrderLine(visitor, input);
  expect(errors[0]?.message).toBe(cancelled.errors[0]?.message);
  expect(await mailsAboutOrder(shop(), number)).toEqual(PLACED_MAILS);
});

it.each([
  ["has no clock", "changeable_until = NULL", "can’t be changed or cancelled here"],
  ["is being made", "status = 'MANUFACTURING'", "making has begun"],
  ["is cancelled", "status = 'CANCELLED'", "This order is cancelled."],
])("an order that %s is not changed", async (_case, state, sentence) => {
  const { visitor, number, order, wanted, input } = await anAskedChange();
  await shop().database.query(`UPDATE orders SET ${state} WHERE number = $1`, [number]);
  expect((await priceChange(visitor, wanted)).errors).toMatchObject(refused(sentence));
  const { data, errors } = await changeOrderLine(visitor, input);
  expect(errors).toMatchObject(refused(sentence));
  expect(data?.changeOrderLine?.order).toMatchObject({ lines: order.lines, totals: order.totals });
  expect(await mailsAboutOrder(shop(), number)).toEqual(PLACED_MAILS);
});

describe("beginning to make an order and changing it", () => {
  const beginMaking = (number: string) =>
    changeOrderStatus(
      [number, "MANUFACTURING"],
      async () => ({ database: shop().database, mail, shop: readShopProfile(undefined), close: async () => {} }),
      () => {},
    );

  it("at the same time: it is made as changed, or the change is refused", async () => {
    for (let times = 0; times < 8; times += 1) {
      const { visitor, number, order, input } = await anAskedChange();
      const [begun, { errors }] = await Promise.all([beginMaking(number), changeOrderLine(visitor, input)]);
      const after = await readChangeable(visitor, number);
      expect([begun, after.status]).toEqual([0, "MANUFACTURING"]);
      const isChanged = errors.length === 0;
      expect(errors).toMatchObject(isChanged ? [] : refused("making has begun"));
      expect(after.changes).toHaveLength(isChanged ? 1 : 0);
      expect(after.lines[0]?.width).toBe(isChanged ? 60 : order.lines[0]?.width);
      expect((await mailsAboutOrder(shop(), number)).includes("order-changed")).toBe(isChanged);
    }
  });

  it("a change that waits for the lock of making is refused when that commits", async () => {
    const { visitor, number, input } = await anAskedChange();
    const making = shop().database.createQueryRunner();
    await making.startTransaction();
    await making.query("UPDATE orders SET status = 'MANUFACTURING' WHERE number = $1", [number]);
    const change = changeOrderLine(visitor, input);
    const waiting =
      "SELECT count(*)::int AS count FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'";
    // Outside its transaction, which would see the activity of its first look only.
    await vi.waitFor(async () => expect((await shop().database.query(waiting))[0].count).toBeGreaterThan(0), {
      timeout: 20_000,
    });
    await making.commitTransaction();
    await making.release();
    expect((await change).errors).toMatchObject(refused("making has begun"));
    expect((await readChangeable(visitor, number)).changes).toEqual([]);
  });
});
