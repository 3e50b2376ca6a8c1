import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { TakeRefundsBack1763722100000 } from "../../src/composition/database/migrations/1763722100000-take-refunds-back.js";
import { globalId } from "../../src/kernel/graphql/global-id.js";
import { StaffRole } from "../../src/staff/access/permissions.js";
import {
  anOrderIn,
  queuedMails,
  readStaffOrder,
  refund,
  takeBackRefund,
  type StaffOrder,
} from "../builders/after-sales.js";
import { aSignedInMember, type StaffClient } from "../builders/staff.js";
import { useShop } from "../harness/shop.js";

const shop = useShop();
let staff: StaffClient;
let staffId: string;
let by: string;

beforeAll(async () => {
  ({ client: staff, email: by, id: staffId } = await aSignedInMember(shop(), StaffRole.ORDERS));
});

const codesOf = ({ errors }: { errors: { extensions: { code: string } }[] }) =>
  errors.map(({ extensions }) => extensions.code);

/** A delivered order with refunds of these amounts. */
async function aRefundedOrder(...amounts: number[]) {
  const ordered = await anOrderIn(shop(), staff, "DELIVERED");
  let { order } = ordered;
  for (const amountPence of amounts) {
    const { data } = await refund(staff, order, { amountPence });
    order = data?.["recordOrderRefund"]?.order ?? order;
  }
  return { ...ordered, order };
}

const answered = ({ data }: Awaited<ReturnType<typeof takeBackRefund>>): StaffOrder | null | undefined =>
  data?.["takeBackOrderRefund"]?.order;

/** Marks the queued mails about refunds of an order as sent. */
const send = (key: string) =>
  shop().database.query(
    "UPDATE pgboss.job SET state = 'completed' WHERE data->>'about' = $1 AND data->>'kind' = 'order-refunded'",
    [key],
  );

describe("a refund that was recorded wrongly", () => {
  it("is taken back with who and why, audited, and the sum follows", async () => {
    const { order } = await aRefundedOrder(2550, 1000);
    const answer = await takeBackRefund(staff, order);
    expect(answer.errors).toEqual([]);
    const after = answered(answer);
    expect(after).toMatchObject({
      refunds: [
        { amountPence: 2550, takenBack: { reason: "WRONG_AMOUNT", by } },
        { amountPence: 1000, takenBack: null },
      ],
      ...{ refundedPence: 1000, refundablePence: order.totalPence - 1000, version: order.version + 1 },
    });
    expect(after?.audit[0]).toEqual({
      what: "order.refund-taken-back",
      before: '{"refundedPence":3550}',
      after: '{"reason":"WRONG_AMOUNT","refundedPence":1000}',
    });
    expect(await readStaffOrder(staff, order.id)).toEqual(after);
  });

  it("leaves room for the right one", async () => {
    const { order } = await aRefundedOrder(100);
    const after = answered(await takeBackRefund(staff, order)) ?? order;
    const { data, errors } = await refund(staff, after, { amountPence: order.totalPence });
    expect(errors).toEqual([]);
    expect(data?.["recordOrderRefund"]?.order).toMatchObject({ refundedPence: order.totalPence, refundablePence: 0 });
  });

  it("is shown to the shopper, without who did it", async () => {
    const { visitor, number, order } = await aRefundedOrder(100);
    await takeBackRefund(staff, order, { reason: "NOT_PAID" });
    const { data } = await visitor.graphql<{ order: object }>(
      `{ order(number: "${number}") { refundedPence refunds { amountPence takenBack { reason } } } }`,
    );
    expect(data.order).toEqual({
      refundedPence: 0,
      refunds: [{ amountPence: 100, takenBack: { reason: "NOT_PAID" } }],
    });
  });

  it("is told by mail where the refund was, once", async () => {
    const { order, key } = await aRefundedOrder(2550);
    await send(key);
    await takeBackRefund(staff, order, { reason: "WRONG_ORDER" });
    const [mail = "", ...more] = await queuedMails(shop(), key, "refund-taken-back");
    expect(more).toEqual([]);
    expect(mail).toContain("we do not pay back £25.50");
    expect(mail).toContain("It was meant for another order");
  });

  it("is told of in no mail where that about the refund has not been sent: neither is", async () => {
    const { order, key } = await aRefundedOrder(2550, 1000);
    await takeBackRefund(staff, order);
    expect(await queuedMails(shop(), key, "refund-taken-back")).toEqual([]);
    const refunded = await queuedMails(shop(), key, "order-refunded");
    expect(refunded.map((mail) => mail.split("\n")[0])).toEqual([expect.stringContaining("£10.00")]);
  });

  it("says nothing of the refund where its mail is being sent at that moment", async () => {
    const { order, key } = await aRefundedOrder(2550);
    await shop().database.query("UPDATE pgboss.job SET state = 'active' WHERE data->>'about' = $1", [key]);
    await takeBackRefund(staff, order);
    expect(await queuedMails(shop(), key, "order-refunded")).toEqual([""]);
    const [correction] = await queuedMails(shop(), key, "refund-taken-back");
    expect(correction?.replaceAll("\n", " ")).toContain("and may have written so to you. That was a mistake");
  });

  it("is taken back once, by a form that is sent twice and by a later one", async () => {
    const { order } = await aRefundedOrder(100, 200);
    const answers = await Promise.all([takeBackRefund(staff, order), takeBackRefund(staff, order)]);
    expect(answers.flatMap(codesOf)).toEqual(["CONFLICT"]);
    const now = await readStaffOrder(staff, order.id);
    expect(codesOf(await takeBackRefund(staff, now))).toEqual(["CONFLICT"]);
    expect((await readStaffOrder(staff, order.id)).refundedPence).toBe(200);
  });

  it.each([globalId("OrderRefund", randomUUID()), globalId("Order", randomUUID()), "x"])(
    "is not found as %s",
    async (refundId) => {
      const { order } = await aRefundedOrder(100);
      expect(codesOf(await takeBackRefund(staff, order, { refundId }))).toEqual(["NOT_FOUND"]);
    },
  );

  it("is not found in another order", async () => {
    const { order } = await aRefundedOrder(100);
    const other = await aRefundedOrder(100);
    const refundId = other.order.refunds[0]?.id;
    expect(codesOf(await takeBackRefund(staff, order, { refundId }))).toEqual(["NOT_FOUND"]);
  });

  it("needs a fresh code and a role that pays back", async () => {
    const { order } = await aRefundedOrder(100);
    const { client, id } = await aSignedInMember(shop(), StaffRole.ORDERS);
    await shop().database.query(
      "UPDATE staff_session SET started_at = now() - interval '1 hour', proved_at = now() - interval '11 minutes' WHERE staff_id = $1",
      [id],
    );
    expect(codesOf(await takeBackRefund(client, order))).toEqual(["FORBIDDEN"]);
    const { client: writer } = await aSignedInMember(shop(), StaffRole.CONTENT);
    expect(codesOf(await takeBackRefund(writer, order))).toEqual(["FORBIDDEN"]);
    expect((await readStaffOrder(staff, order.id)).refundedPence).toBe(100);
  });
});

describe("the database", () => {
  it("keeps a reversal and its refund as they are, while there is the order", async () => {
    const { order, key } = await aRefundedOrder(100);
    await takeBackRefund(staff, order);
    const { database } = shop();
    const [{ id }] = await database.query("SELECT id FROM order_refund WHERE order_id = $1", [key]);
    for (const statement of [
      "UPDATE order_refund_reversal SET reason = 'NOT_PAID' WHERE refund_id = $1",
      "DELETE FROM order_refund_reversal WHERE refund_id = $1",
    ])
      await expect(database.query(statement, [id])).rejects.toThrow("append-only");
    for (const statement of [
      "UPDATE order_refund SET amount_pence = 200 WHERE id = $1",
      "DELETE FROM order_refund WHERE id = $1",
    ])
      await expect(database.query(statement, [id])).rejects.toThrow("was taken back");
    await expect(
      database.query("INSERT INTO order_refund_reversal (refund_id, staff_id, reason) VALUES ($1, $2, 'NOT_PAID')", [
        id,
        staffId,
      ]),
    ).rejects.toThrow("duplicate key");
    await database.query("DELETE FROM orders WHERE id = $1", [key]);
    expect(await database.query("SELECT FROM order_refund_reversal WHERE refund_id = $1", [id])).toEqual([]);
  });

  it("can do without reversals again: what was taken back goes with them, and the rest counts", async () => {
    const { order, key } = await aRefundedOrder(100);
    const { totalPence } = order;
    const whole = await refund(staff, order, { amountPence: totalPence - 100 });
    const wrong = whole.data?.["recordOrderRefund"]?.order ?? order;
    const after = answered(await takeBackRefund(staff, wrong, { refundId: wrong.refunds[1]?.id })) ?? wrong;
    expect((await refund(staff, after, { amountPence: 80 })).errors).toEqual([]);
    const runner = shop().database.createQueryRunner();
    await runner.startTransaction();
    try {
      await new TakeRefundsBack1763722100000().down(runner);
      const left = `SELECT o.refunded_pence::int AS sum, (SELECT array_agg(f.amount_pence::int ORDER BY f.recorded_at)
        FROM order_refund f WHERE f.order_id = o.id) AS refunds FROM orders o WHERE o.id = $1`;
      expect(await runner.query(left, [key])).toEqual([{ sum: 180, refunds: [100, 80] }]);
      await runner.query("DELETE FROM order_refund WHERE order_id = $1 AND amount_pence = 80", [key]);
      expect(await runner.query(left, [key])).toEqual([{ sum: 100, refunds: [100] }]);
    } finally {
      await runner.rollbackTransaction();
      await runner.release();
    }
  });
});
