import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { readSettings } from "../../src/settings.js";
import { aCartWith } from "../builders/cart.js";
import { aCheckout, placeOrder } from "../builders/order.js";
import { aBooking, aFreeTime, aVisit, book, cancel, comeNear, freeTimes, move, readVisit } from "../builders/visit.js";
import { useShop } from "../harness/shop.js";
import type { TestVisitor } from "../harness/visitor.js";

const shop = useShop();
const strictShop = useShop({
  settings: { rateLimits: { ...readSettings({}).rateLimits, visits: 1, "visit-changes": 1 } },
});

beforeEach(() => shop().database.query("DELETE FROM pgboss.job"));

const codesOf = ({ errors }: { errors: { extensions: { code: string } }[] }) =>
  errors.map(({ extensions: { code } }) => code);

/** Kinds of the queued mails, in alphabetical order. */
const queued = async (): Promise<string[]> =>
  (await shop().database.query("SELECT data->>'kind' AS kind FROM pgboss.job WHERE name = 'mail' ORDER BY kind")).map(
    ({ kind }: { kind: string }) => kind,
  );

const isFree = async (startsAt: string) =>
  (await freeTimes(shop().visitor())).data?.visitTimes.some((time) => time.startsAt === startsAt);

/** An order of a visitor, to be measured unless it says otherwise. */
async function anOrder(visitor: TestVisitor, fulfilment = "MEASURE_AND_FIT"): Promise<string> {
  await aCartWith(visitor);
  const { data } = await placeOrder(visitor, aCheckout({ email: `${randomUUID()}@larch.example` }));
  const number = data?.placeOrder.order.number ?? "";
  await shop().database.query("UPDATE orders SET fulfilment = $2 WHERE number = $1", [number, fulfilment]);
  return number;
}

describe("a visit is booked", () => {
  it("at a free time, which nobody else gets then, and told to shopper and shop", async () => {
    const startsAt = await aFreeTime(shop());
    expect(await isFree(startsAt)).toBe(true);
    const answer = await book(shop().visitor(), aBooking(startsAt));
    expect(answer.errors).toEqual([]);
    expect(answer.data?.bookVisit.visit).toMatchObject({
      ...{
        state: "BOOKED",
        startsAt,
        orderNumber: null,
        phone: "+442079460018",
        postcode: "BS6 7QX",
        isChangeable: true,
      },
      changeableUntil: new Date(Date.parse(startsAt) - 24 * 60 * 60 * 1000).toISOString(),
    });
    expect(await queued()).toEqual(["visit-booked", "visit-copy"]);
    expect(await isFree(startsAt)).toBe(false);
    const second = await book(shop().visitor(), aBooking(startsAt));
    expect(second.errors).toMatchObject([
      { message: expect.stringContaining("has just been taken"), extensions: { code: "CONFLICT" } },
    ]);
  });

  it.each([1, 2])("of fifty who want a time of %i fitters at once, so many get it", async (fitters) => {
    const startsAt = await aFreeTime(shop(), { fitters });
    const answers = await Promise.all(Array.from({ length: 50 }, () => book(shop().visitor(), aBooking(startsAt))));
    const booked = answers.filter(({ data }) => data?.bookVisit.visit);
    expect(booked.length).toBe(fitters);
    expect(new Set(answers.flatMap(codesOf))).toEqual(new Set(["CONFLICT"]));
    const [{ count }] = await shop().database.query("SELECT count(*)::int FROM visit WHERE starts_at = $1", [startsAt]);
    expect(count).toBe(fitters);
  });

  it("once per key, also by ten at the same moment; the key is refused with something else", async () => {
    const input = aBooking(await aFreeTime(shop(), { fitters: 3 }));
    const visitor = shop().visitor();
    const answers = await Promise.all(Array.from({ length: 10 }, () => book(visitor, input)));
    expect(answers.flatMap(codesOf)).toEqual([]);
    expect(new Set(answers.map(({ data }) => data?.bookVisit.visit?.id)).size).toBe(1);
    expect(await queued()).toEqual(["visit-booked", "visit-copy"]);
    expect(codesOf(await book(visitor, { ...input, city: "Bath" }))).toEqual(["IDEMPOTENCY_KEY_REUSED"]);
  });

  it.each<[string, Record<string, unknown>, string]>([
    ["no postcode", { postcode: "BS6" }, "postcode"],
    ["no name", { name: " " }, "name"],
    ["a phone number that can't be rung", { phone: "12" }, "phone"],
    ["no street", { address: "x" }, "address"],
    ["notes that are too long", { notes: "x".repeat(501) }, "notes"],
    ["a key of no form", { idempotencyKey: "?" }, "idempotencyKey"],
  ])("not with %s", async (_case, changes, field) => {
    const answer = await book(shop().visitor(), aBooking(await aFreeTime(shop()), changes));
    expect(answer.errors).toMatchObject([
      { extensions: { code: "BAD_USER_INPUT", fields: { [field]: expect.any(String) } } },
    ]);
    expect(await queued()).toEqual([]);
  });

  it("not sooner than the hours of notice, and not at a time that there is not", async () => {
    const soon = await aFreeTime(shop(), { hours: 23 });
    expect(await isFree(soon)).toBe(false);
    expect((await book(shop().visitor(), aBooking(soon))).errors).toMatchObject([
      { message: expect.stringContaining("at least 24 hours from now"), extensions: { code: "BAD_USER_INPUT" } },
    ]);
    expect(codesOf(await book(shop().visitor(), aBooking("2031-01-01T10:00:00.000Z")))).toEqual(["CONFLICT"]);
  });

  it("only in the area", async () => {
    const startsAt = await aFreeTime(shop());
    await shop().database.query("UPDATE visit_plan SET areas = '{BS,BA1}'");
    try {
      for (const postcode of ["SW1A 1AA", "BA2 1AA", "B1 1AA"]) {
        expect(codesOf(await freeTimes(shop().visitor(), postcode))).toEqual(["BAD_USER_INPUT"]);
        expect((await book(shop().visitor(), aBooking(startsAt, { postcode }))).errors).toMatchObject([
          { message: expect.stringContaining("do not visit homes at this postcode") },
        ]);
      }
      expect((await freeTimes(shop().visitor(), "ba1 1aa")).errors).toEqual([]);
    } finally {
      await shop().database.query("UPDATE visit_plan SET areas = '{}'");
    }
  });
});

describe("without an order", () => {
  it("there is one to come for an e-mail address in any case, until it is cancelled or over", async () => {
    const email = `${randomUUID()}@larch.example`;
    const first = await aVisit(shop(), { email });
    const again = async () => book(shop().visitor(), aBooking(await aFreeTime(shop()), { email: email.toUpperCase() }));
    expect((await again()).errors).toMatchObject([
      { extensions: { code: "BAD_USER_INPUT", fields: { email: expect.stringContaining("already") } } },
    ]);
    await cancel(first.visitor, first.token);
    const second = (await again()).data?.bookVisit.visit;
    expect(codesOf(await again())).toEqual(["BAD_USER_INPUT"]);
    await comeNear(shop(), { id: second?.id ?? "" }, -3);
    expect(codesOf(await again())).toEqual([]);
  });

  it("there is one also where three with one e-mail address book at the same moment", async () => {
    const email = `${randomUUID()}@larch.example`;
    const startsAt = await aFreeTime(shop(), { fitters: 3 });
    const bookings = Array.from({ length: 3 }, () => book(shop().visitor(), aBooking(startsAt, { email })));
    expect((await Promise.all(bookings)).flatMap(codesOf)).toEqual(["BAD_USER_INPUT", "BAD_USER_INPUT"]);
  });

  it("one may be beside one for an order", async () => {
    const email = `${randomUUID()}@larch.example`;
    await aVisit(shop(), { email });
    const visitor = shop().visitor();
    const orderNumber = await anOrder(visitor);
    expect(codesOf(await book(visitor, aBooking(await aFreeTime(shop()), { email, orderNumber })))).toEqual([]);
  });
});

describe("for an order", () => {
  it("by its session, or by number and e-mail address, and shown with it", async () => {
    const visitor = shop().visitor();
    const orderNumber = await anOrder(visitor);
    expect(codesOf(await book(shop().visitor(), aBooking(await aFreeTime(shop()), { orderNumber })))).toEqual([
      "NOT_FOUND",
    ]);
    const startsAt = await aFreeTime(shop());
    const { data } = await book(visitor, aBooking(startsAt, { orderNumber }));
    expect(data?.bookVisit.visit).toMatchObject({ orderNumber, startsAt });
    const ofOrder = "query ($number: String!) { orderVisit(number: $number) { startsAt orderNumber } }";
    expect((await visitor.graphql(ofOrder, { number: orderNumber })).data).toEqual({
      orderVisit: { startsAt, orderNumber },
    });
    expect(codesOf(await shop().visitor().graphql(ofOrder, { number: orderNumber }))).toEqual(["NOT_FOUND"]);
  });

  it("once, also where two book at the same moment", async () => {
    const visitor = shop().visitor();
    const orderNumber = await anOrder(visitor);
    const bookings = [
      aBooking(await aFreeTime(shop()), { orderNumber }),
      aBooking(await aFreeTime(shop()), { orderNumber }),
    ];
    const answers = await Promise.all(bookings.map((input) => book(visitor, input)));
    expect(answers.flatMap(codesOf)).toEqual(["BAD_USER_INPUT"]);
  });

  it.each([
    ["made to the shopper's sizes", "MAKE_TO_SIZES", "PROCESSING", "made to your own sizes"],
    ["being made", "MEASURE_AND_FIT", "MANUFACTURING", "nothing to measure"],
    ["cancelled", "MEASURE_AND_FIT", "CANCELLED", "nothing to measure"],
  ])("not where it is %s", async (_case, fulfilment, status, sentence) => {
    const visitor = shop().visitor();
    const orderNumber = await anOrder(visitor, fulfilment);
    await shop().database.query("UPDATE orders SET status = $2 WHERE number = $1", [orderNumber, status]);
    expect((await book(visitor, aBooking(await aFreeTime(shop()), { orderNumber }))).errors).toMatchObject([
      { message: expect.stringContaining(sentence), extensions: { code: "BAD_USER_INPUT" } },
    ]);
  });
});

describe("by the link of its mail a visit", () => {
  it("is shown and moved, which frees its time and tells both; the same time again changes nothing", async () => {
    const { visit, token } = await aVisit(shop());
    await shop().database.query("DELETE FROM pgboss.job");
    const anybody = shop().visitor();
    expect((await readVisit(anybody, token)).data?.visit).toEqual(visit);
    const startsAt = await aFreeTime(shop());
    const moved = await move(anybody, token, startsAt);
    expect(moved.data?.moveVisit.visit).toMatchObject({ id: visit.id, startsAt, state: "BOOKED" });
    expect([await isFree(visit.startsAt), await isFree(startsAt)]).toEqual([true, false]);
    expect((await move(anybody, token, startsAt)).data).toEqual(moved.data);
    expect(await queued()).toEqual(["visit-copy", "visit-moved"]);
  });

  it("is cancelled, which frees its time; again is fine, and it can't be moved any more", async () => {
    const { visit, token, visitor } = await aVisit(shop());
    await shop().database.query("DELETE FROM pgboss.job");
    expect((await cancel(visitor, token)).data?.cancelVisit.visit).toMatchObject({
      state: "CANCELLED",
      isChangeable: false,
    });
    expect((await cancel(visitor, token)).errors).toEqual([]);
    expect(await queued()).toEqual(["visit-cancelled", "visit-copy"]);
    expect(await isFree(visit.startsAt)).toBe(true);
    expect((await move(visitor, token, visit.startsAt)).errors).toMatchObject([
      { message: expect.stringContaining("is cancelled"), extensions: { code: "CONFLICT" } },
    ]);
  });

  it("is not changed after the cut-off, which the sentence names", async () => {
    const { visit, token, visitor } = await aVisit(shop());
    await comeNear(shop(), visit, 23);
    const answers = [await move(visitor, token, await aFreeTime(shop())), await cancel(visitor, token)];
    for (const { errors } of answers)
      expect(errors).toMatchObject([
        {
          message: expect.stringMatching(/here until .*\. Please call 020 7946 0123\./),
          extensions: { code: "CONFLICT" },
        },
      ]);
    expect((await readVisit(visitor, token)).data?.visit).toMatchObject({ state: "BOOKED", isChangeable: false });
  });

  it("goes to one of twenty visits that want the same time at once; the others keep theirs", async () => {
    const visits = await Promise.all(Array.from({ length: 20 }, () => aVisit(shop())));
    const startsAt = await aFreeTime(shop());
    const answers = await Promise.all(visits.map(({ visitor, token }) => move(visitor, token, startsAt)));
    expect(answers.filter(({ data }) => data?.moveVisit.visit).length).toBe(1);
    const after = await Promise.all(visits.map(({ visitor, token }) => readVisit(visitor, token)));
    const times = after.map(({ data }) => data?.visit?.startsAt);
    expect(times.filter((time, index) => time === visits[index]?.visit.startsAt).length).toBe(19);
  });

  it("is not found by another token", async () => {
    const visitor = shop().visitor();
    expect((await readVisit(visitor, "x")).data).toEqual({ visit: null });
    expect(codesOf(await move(visitor, "x", await aFreeTime(shop())))).toEqual(["NOT_FOUND"]);
    expect(codesOf(await cancel(visitor, ""))).toEqual(["NOT_FOUND"]);
  });
});

it("limits bookings of one sender, and changes of one visit", async () => {
  const visitor = strictShop().visitor();
  const email = `${randomUUID()}@larch.example`;
  const { visit, token } = await aVisit(strictShop(), { email });
  await comeNear(strictShop(), visit, -3);
  expect(codesOf(await book(visitor, aBooking(await aFreeTime(strictShop()), { email })))).toEqual(["RATE_LIMITED"]);
  await comeNear(strictShop(), visit, 240);
  expect(codesOf(await move(visitor, token, await aFreeTime(strictShop())))).toEqual([]);
  expect(codesOf(await move(visitor, token, await aFreeTime(strictShop())))).toEqual(["RATE_LIMITED"]);
});

it("counts no try that was refused", async () => {
  const visitor = strictShop().visitor();
  const email = `${randomUUID()}@larch.example`;
  expect(codesOf(await book(visitor, aBooking("2031-01-01T10:00:00.000Z", { email })))).toEqual(["CONFLICT"]);
  expect(codesOf(await book(visitor, aBooking(await aFreeTime(strictShop()), { email })))).toEqual([]);
});

it("asks as many statements for free times, however many there are", async () => {
  const few = await freeTimes(shop().visitor());
  await Promise.all(Array.from({ length: 5 }, () => aFreeTime(shop(), { fitters: 3 })));
  const many = await freeTimes(shop().visitor());
  expect(await shop().statements(many.requestId)).toBe(await shop().statements(few.requestId));
});
