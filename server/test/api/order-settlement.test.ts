import { beforeAll, describe, expect, it } from "vitest";
import { readShopProfile } from "../../src/shop-profile/shop-profile.js";
import { StaffRole } from "../../src/staff/access/permissions.js";
import { keepVisits } from "../../src/visits/visits-job.js";
import { aCustomer } from "../builders/account.js";
import { queuedMails } from "../builders/after-sales.js";
import { mutate } from "../builders/mutation.js";
import { mailsAboutOrder, priceChange, readChangeable } from "../builders/order-change.js";
import {
  agree,
  anOrderToMeasure,
  enterMeasures,
  measured,
  readMeasuredOrder,
  readSettled,
  sent,
} from "../builders/settled-sizes.js";
import { moveOrders } from "../builders/staff-orders.js";
import { aSignedInMember, type StaffClient } from "../builders/staff.js";
import { aBooking, aFreeTime, book } from "../builders/visit.js";
import { openQueue } from "../harness/post-office.js";
import { useShop } from "../harness/shop.js";

const shop = useShop();
let staff: StaffClient;
let by: string;

beforeAll(async () => {
  ({ client: staff, email: by } = await aSignedInMember(shop(), StaffRole.ORDERS));
});

type Answer = { errors: { extensions: { code: string }; message?: string }[] };
const codesOf = ({ errors }: Answer) => errors.map(({ extensions }) => extensions.code);
const factOf = ({ facts }: { facts: { label: string; value: string }[] }, label: string) =>
  facts.find((fact) => fact.label === label)?.value;

/** An order of one roller blind of 36 × 48 inches, measured so. */
const aMeasuredOrder = async (size: Record<string, unknown>, wanted?: Parameters<typeof anOrderToMeasure>[2]) => {
  const placed = await anOrderToMeasure(shop(), staff, wanted);
  return { ...placed, order: await measured(staff, placed.order, size) };
};

describe("sizes that cost more", () => {
  it("wait for the shopper, who sees both, agrees, and has the order made to them", async () => {
    const { visitor, number, key, order } = await aMeasuredOrder({ width: 60 });
    expect(order.measures).toMatchObject({ left: 0, state: null, lines: [{ item: 1, by }] });
    expect(await readSettled(visitor, number)).toMatchObject({ settlement: null, isMeasured: true });

    const waiting = await sent(staff, order);
    expect(waiting).toMatchObject({ totalPence: order.totalPence, measures: { state: "WAITING", isLate: false } });
    const [mail] = await queuedMails(shop(), key, "sizes-proposed");
    expect(mail).toContain("914 × 1219 mm");
    expect(mail).toContain("1524 × 1219 mm");
    expect(mail).toContain("We make nothing until you agree");
    expect((await moveOrders(staff, "MANUFACTURING", waiting))[0]?.error).toMatchObject({
      code: "CONFLICT",
      message: expect.stringContaining("has not agreed yet"),
    });

    const shown = await readSettled(visitor, number);
    expect(shown).toMatchObject({
      lines: [{ width: 36 }],
      settlement: {
        ...{ state: "WAITING", settledAt: null, totalWasPence: order.totalPence },
        lines: [{ item: 1, was: { width: 36 }, became: { width: 60 } }],
      },
    });
    const { data, errors } = await agree(visitor, shown);
    expect(errors).toEqual([]);
    const agreed = data?.agreeToMeasuredSizes?.order;
    expect(agreed).toMatchObject({ lines: [{ width: 60 }], settlement: { state: "SETTLED" } });
    expect(agreed?.totals.totalPence).toBe(shown.settlement?.totals.totalPence);
    expect(agreed?.totals.totalPence).toBeGreaterThan(order.totalPence);
    expect(await mailsAboutOrder(shop(), number)).toEqual([
      ...["order-confirmation", "order-copy", "sizes-agreed-copy", "sizes-proposed", "sizes-settled"],
    ]);
    // A proposal that was answered is not mailed any more.
    expect(await queuedMails(shop(), key, "sizes-proposed")).toEqual([""]);
    expect((await queuedMails(shop(), key, "sizes-settled"))[0]).toContain("we make it to these sizes");

    const settled = await readMeasuredOrder(staff, order.id);
    expect(factOf(settled.lines[0] ?? { facts: [] }, "Size as measured")).toBe("1524 × 1219 mm");
    expect(settled.lines[0]?.warning).toBeNull();
    expect([waiting.nextStatuses, settled.nextStatuses]).toEqual([["CANCELLED"], ["MANUFACTURING", "CANCELLED"]]);
    expect((await moveOrders(staff, "MANUFACTURING", settled))[0]?.error).toBeNull();
  });

  it("are those that the same line costs when its shopper changes it, to the penny", async () => {
    const wanted = { lines: [{ quantity: 3 }, { slug: "wooden-blinds" }], code: "SUMMER25" };
    const { visitor, number, order } = await anOrderToMeasure(shop(), staff, wanted);
    const { lines } = await readChangeable(visitor, number);
    const { data } = await priceChange(visitor, { number, lineId: lines[0]?.id, width: 52.5, height: 61 });
    const done = await measured(staff, order, { width: 52.5, height: 61 }, {});
    expect(done.measures?.totalPence).toBe(data?.priceOrderLineChange.totals.totalPence);
    const waiting = await sent(staff, done);
    const answer = await agree(visitor, await readSettled(visitor, number));
    const totals = answer.data?.agreeToMeasuredSizes?.order?.totals;
    expect(totals).toMatchObject({ totalPence: waiting.measures?.totalPence });
    expect(totals?.totalPence).toBe(
      (totals?.subtotalPence ?? 0) -
        (totals?.discountPence ?? 0) +
        (totals?.deliveryPence ?? 0) +
        (totals?.taxPence ?? 0),
    );
  });

  it("are declined by cancelling, free of charge, also after the change clock", async () => {
    const { visitor, number, order } = await aMeasuredOrder({ width: 60 });
    await sent(staff, order);
    await shop().database.query("UPDATE orders SET changeable_until = now() - interval '1 hour' WHERE number = $1", [
      number,
    ]);
    const { data, errors } = await mutate<"cancelOrder", { order: { status: string } | null } | null>(
      ...[visitor, "cancelOrder" as const, { number }, "order { status }"],
    );
    expect([errors, data?.cancelOrder?.order]).toEqual([[], { status: "CANCELLED" }]);
    expect(codesOf(await agree(visitor, await readSettled(visitor, number)))).toEqual(["CONFLICT"]);
    expect(codesOf(await enterMeasures(staff, await readMeasuredOrder(staff, order.id)))).toEqual(["CONFLICT"]);
  });

  it("are agreed to once, also at the same time, and again is fine", async () => {
    const { visitor, number, order } = await aMeasuredOrder({ width: 60 });
    await sent(staff, order);
    const shown = await readSettled(visitor, number);
    const answers = await Promise.all([agree(visitor, shown), agree(visitor, shown)]);
    expect(answers.flatMap(codesOf)).toEqual([]);
    expect((await mailsAboutOrder(shop(), number)).filter((kind) => kind === "sizes-settled")).toHaveLength(1);
  });

  it("can't be agreed to once they were measured anew, nor by a stranger", async () => {
    const { visitor, number, order } = await aMeasuredOrder({ width: 60 });
    const waiting = await sent(staff, order);
    const shown = await readSettled(visitor, number);
    expect(codesOf(await agree(shop().visitor(), shown))).toEqual(["NOT_FOUND"]);
    const email = "somebody@else.example";
    expect(codesOf(await agree(shop().visitor(), shown, { email }))).toEqual(["NOT_FOUND"]);
    const anew = await measured(staff, waiting, { width: 61 });
    expect(anew.measures).toMatchObject({ state: null });
    expect(codesOf(await agree(visitor, shown))).toEqual(["CONFLICT"]);
    await sent(staff, anew);
    expect(codesOf(await agree(visitor, shown))).toEqual(["CONFLICT"]);
    expect(await readSettled(visitor, number)).toMatchObject({
      lines: [{ width: 36 }],
      settlement: { state: "WAITING" },
    });
  });

  it("are not mailed to the shop as agreed once they are measured anew", async () => {
    const { visitor, number, key, order } = await aMeasuredOrder({ width: 60 });
    await sent(staff, order);
    await agree(visitor, await readSettled(visitor, number));
    expect((await queuedMails(shop(), key, "sizes-agreed-copy"))[0]).toContain(number);
    await measured(staff, await readMeasuredOrder(staff, order.id), { width: 61 });
    expect(await queuedMails(shop(), key, "sizes-agreed-copy")).toEqual([""]);
  });

  it("leave nothing to visit for", async () => {
    const { visitor, number, order } = await aMeasuredOrder({ width: 60 });
    const again = async () => book(visitor, aBooking(await aFreeTime(shop()), { orderNumber: number }));
    const { data } = await again();
    const visit = data?.bookVisit.visit;
    const parts = { database: shop().database, mail: await openQueue(shop()), shop: readShopProfile(undefined) };
    expect(await keepVisits(parts)).toMatchObject({ cancelled: 0 });
    await sent(staff, order);
    expect(await keepVisits(parts)).toMatchObject({ cancelled: 1 });
    expect(await shop().database.query("SELECT state FROM visit WHERE starts_at = $1", [visit?.startsAt])).toEqual([
      { state: "CANCELLED" },
    ]);
    expect((await again()).errors).toMatchObject([
      { message: expect.stringContaining("are measured already"), extensions: { code: "BAD_USER_INPUT" } },
    ]);
  });

  it("are late after three days", async () => {
    const { key, order } = await aMeasuredOrder({ width: 60 });
    await sent(staff, order);
    await shop().database.query(
      "UPDATE order_settlement SET proposed_at = now() - interval '73 hours' WHERE order_id = $1",
      [key],
    );
    expect((await readMeasuredOrder(staff, order.id)).measures?.isLate).toBe(true);
  });
});

describe("sizes that cost no more", () => {
  it.each([
    ["less", { width: 60 }, -1],
    ["the same", {}, 0],
  ])("are the order's at once: %s", async (_case, size, sign) => {
    const { visitor, number, key, order } = await aMeasuredOrder(size, { lines: [{ width: 70 }] });
    const settled = await sent(staff, order);
    expect(Math.sign(settled.totalPence - order.totalPence)).toBe(sign);
    expect(settled.measures).toMatchObject({ state: "SETTLED", totalWasPence: order.totalPence });
    expect(settled.audit.map(({ what }) => what)).toEqual(["order.sizes.settled", "order.measured"]);
    expect(await readSettled(visitor, number)).toMatchObject({ settlement: { state: "SETTLED" } });
    const mail = (await queuedMails(shop(), key, "sizes-settled"))[0];
    expect(mail).toContain(sign === 0 ? "The total stays" : "less than before");
  });

  it("never make delivery dearer", async () => {
    const { order } = await anOrderToMeasure(shop(), staff, { lines: [{ width: 96, height: 96, quantity: 4 }] });
    expect(order.deliveryPence).toBe(0);
    const settled = await sent(staff, await measured(staff, order, { width: 12, height: 12 }));
    expect(settled.subtotalPence).toBeLessThan(49_900);
    expect(settled.deliveryPence).toBe(0);
  });

  it("have delivery at its price again once a correction takes back what made it free", async () => {
    const small = { width: 12, height: 12 };
    const { visitor, number, order } = await anOrderToMeasure(shop(), staff, { lines: [{ ...small, quantity: 4 }] });
    expect(order.deliveryPence).toBeGreaterThan(0);
    const waiting = await sent(staff, await measured(staff, order, { width: 96, height: 96 }));
    await agree(visitor, await readSettled(visitor, number));
    const agreed = await readMeasuredOrder(staff, order.id);
    expect([waiting.measures?.state, agreed.deliveryPence]).toEqual(["WAITING", 0]);
    const corrected = await sent(staff, await measured(staff, agreed, small));
    expect(corrected).toMatchObject({ deliveryPence: order.deliveryPence, totalPence: order.totalPence });
  });

  it("can be measured once more, until making begins", async () => {
    const { visitor, number, order } = await aMeasuredOrder({ width: 60 }, { lines: [{ width: 70 }] });
    const settled = await sent(staff, order);
    const anew = await measured(staff, settled, { width: 62 });
    expect(anew.measures?.lines[0]).toMatchObject({ lineWasPence: order.lines[0]?.totalPence });
    expect((await moveOrders(staff, "MANUFACTURING", anew))[0]?.error?.code).toBe("CONFLICT");
    const waiting = await sent(staff, anew);
    expect(waiting.measures?.state).toBe("WAITING");
    await agree(visitor, await readSettled(visitor, number));
    const agreed = await readMeasuredOrder(staff, order.id);
    await moveOrders(staff, "MANUFACTURING", agreed);
    const made = await readMeasuredOrder(staff, order.id);
    expect(codesOf(await enterMeasures(staff, made, { width: 32 }))).toEqual(["CONFLICT"]);
    await expect(shop().database.query("DELETE FROM measured_line")).rejects.toThrow(/stays once it is made/);
  });
});

it("a download of personal data has the sizes without who of staff has entered them", async () => {
  const { visitor } = await aCustomer(shop());
  const placed = await anOrderToMeasure(shop(), staff, {}, visitor);
  await sent(staff, await measured(staff, placed.order, { width: 60 }));
  const { data } = await mutate<"downloadMyData", { data: string }>(visitor, "downloadMyData", undefined, "data");
  const text = data?.downloadMyData.data ?? "{}";
  const [{ settlement }] = JSON.parse(text).orders;
  expect(settlement.lines).toMatchObject([{ item: 1, was: { width: 36 }, became: { width: 60 } }]);
  expect(Object.keys(settlement.lines[0]).toSorted()).toEqual([
    ...["became", "family", "item", "lineId", "name", "variant", "was"],
  ]);
  expect(text).not.toContain(by);
});

it("an order that nobody has measured is not made", async () => {
  const { order } = await anOrderToMeasure(shop(), staff);
  expect(order.lines[0]?.warning).toContain("Do not cut yet");
  const [outcome] = await moveOrders(staff, "MANUFACTURING", order);
  expect(outcome?.error).toMatchObject({ code: "CONFLICT", message: expect.stringContaining("are a guide") });
});
