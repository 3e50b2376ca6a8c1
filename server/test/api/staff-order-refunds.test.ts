import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { globalId } from "../../src/kernel/graphql/global-id.js";
import { StaffRole } from "../../src/staff/access/permissions.js";
import { anOrderIn, queuedMails, readStaffOrder, refund } from "../builders/after-sales.js";
import { changeOrderLine, priceChange } from "../builders/order-change.js";
import { aSignedInMember, type StaffClient } from "../builders/staff.js";
import { removeEnded } from "../harness/retention.js";
import { useShop } from "../harness/shop.js";

const shop = useShop();
let staff: StaffClient;
let by: string;

beforeAll(async () => {
  ({ client: staff, email: by } = await aSignedInMember(shop(), StaffRole.ORDERS));
});

const codesOf = ({ errors }: { errors: { extensions: { code: string } }[] }) =>
  errors.map(({ extensions }) => extensions.code);

describe("a refund", () => {
  it("is recorded with who, what for and what is left, audited and mailed", async () => {
    const { order } = await anOrderIn(shop(), staff, "DELIVERED");
    const note = " With our apologies,\nMrs Rowan. ";
    const { data, errors } = await refund(staff, order, { amountPence: 2550, reason: "DELAY", note });
    expect(errors).toEqual([]);
    const refunded = data?.["recordOrderRefund"]?.order;
    expect(refunded).toMatchObject({
      refunds: [{ amountPence: 2550, reason: "DELAY", note: "With our apologies,\nMrs Rowan.", by }],
      ...{ totalPence: order.totalPence, refundedPence: 2550, refundablePence: order.totalPence - 2550 },
      ...{ version: order.version + 1, mails: expect.arrayContaining([{ kind: "order-refunded" }]) },
    });
    expect(refunded?.audit).toEqual([
      { what: "order.refunded", before: '{"refundedPence":0}', after: '{"reason":"DELAY","refundedPence":2550}' },
    ]);
    expect(await readStaffOrder(staff, order.id)).toEqual(refunded);
  });

  it("has an e-mail of its own, also where the next one is recorded before it is sent", async () => {
    const { order, key } = await anOrderIn(shop(), staff, "DELIVERED");
    const { data } = await refund(staff, order, { amountPence: 1100, reason: "GOODWILL" });
    const once = data?.["recordOrderRefund"]?.order;
    await refund(staff, once ?? order, { amountPence: 2200, reason: "DELAY" });
    const [first = "", second = "", ...more] = await queuedMails(shop(), key, "order-refunded");
    expect(more).toEqual([]);
    expect(first).toContain("We pay back £11.00");
    expect(first).not.toContain("£22.00");
    expect(second).toContain("We pay back £22.00");
    expect(second).not.toContain("£11.00");
  });

  it("is shown to the shopper, without who recorded it", async () => {
    const { visitor, number, order } = await anOrderIn(shop(), staff, "DELIVERED");
    await refund(staff, order, { note: "Sorry." });
    const { data } = await visitor.graphql<{ order: object }>(
      `{ order(number: "${number}") { refundedPence refunds { amountPence reason note } totals { totalPence } } }`,
    );
    expect(data.order).toEqual({
      ...{ refundedPence: 100, refunds: [{ amountPence: 100, reason: "FAULT", note: "Sorry." }] },
      totals: { totalPence: order.totalPence },
    });
  });

  it.each(["PROCESSING", "MANUFACTURING", "SHIPPED", "DELIVERED", "CANCELLED"])(
    "may be all of an order that is %s, and then nothing more",
    async (status) => {
      const { order } = await anOrderIn(shop(), staff, status);
      const { data } = await refund(staff, order, { amountPence: order.totalPence, reason: "CANCELLED" });
      const refunded = data?.["recordOrderRefund"]?.order;
      expect(refunded).toMatchObject({ status, refundedPence: order.totalPence, refundablePence: 0 });
      const again = await refund(staff, refunded ?? order, { amountPence: 1 });
      expect(again.errors).toMatchObject([
        { message: expect.stringContaining("has been paid back already"), extensions: { code: "BAD_USER_INPUT" } },
      ]);
    },
  );

  it("of more than is left is refused, with what is left", async () => {
    const { order } = await anOrderIn(shop(), staff, "DELIVERED");
    const { data } = await refund(staff, order, { amountPence: 1000 });
    const refunded = data?.["recordOrderRefund"]?.order ?? order;
    const { errors } = await refund(staff, refunded, { amountPence: refunded.refundablePence + 1 });
    expect(errors).toMatchObject([
      { message: expect.stringMatching(/^At most £/), extensions: { code: "BAD_USER_INPUT" } },
    ]);
    expect(await readStaffOrder(staff, order.id)).toEqual(refunded);
  });

  it.each([0, -1])("of %d pence is refused", async (amountPence) => {
    const { order } = await anOrderIn(shop(), staff, "DELIVERED");
    expect(codesOf(await refund(staff, order, { amountPence }))).toEqual(["BAD_USER_INPUT"]);
  });

  it("is recorded once by a form that is sent twice", async () => {
    const { order } = await anOrderIn(shop(), staff, "DELIVERED");
    const answers = await Promise.all([refund(staff, order), refund(staff, order)]);
    expect(answers.flatMap(codesOf)).toEqual(["CONFLICT"]);
    expect((await readStaffOrder(staff, order.id)).refunds).toHaveLength(1);
  });

  it("never comes to more than the order by many at the same time", async () => {
    const { order } = await anOrderIn(shop(), staff, "DELIVERED");
    const amountPence = Math.ceil(order.totalPence / 3);
    // Each looks again and tries once more, as ten impatient members would.
    const insist = async (): Promise<string> => {
      for (let tries = 0; tries < 20; tries += 1) {
        const [code = "RECORDED"] = codesOf(
          await refund(staff, await readStaffOrder(staff, order.id), { amountPence }),
        );
        if (code !== "CONFLICT") return code;
      }
      return "CONFLICT";
    };
    const outcomes = await Promise.all(Array.from({ length: 10 }, insist));
    const { refunds, refundedPence, totalPence } = await readStaffOrder(staff, order.id);
    expect(outcomes.filter((outcome) => outcome === "RECORDED")).toHaveLength(refunds.length);
    expect(refundedPence).toBe(refunds.length * amountPence);
    expect(refundedPence).toBeLessThanOrEqual(totalPence);
  });

  it.each([globalId("Order", randomUUID()), globalId("Staff", randomUUID()), "x"])("is refused for %s", async (id) => {
    const { order } = await anOrderIn(shop(), staff, "DELIVERED");
    expect(codesOf(await refund(staff, order, { id }))).toEqual(["NOT_FOUND"]);
  });

  it("leaves nothing behind where its audit row can't be written", async () => {
    const { order } = await anOrderIn(shop(), staff, "DELIVERED");
    await shop().database.query(
      "ALTER TABLE staff_audit ADD CONSTRAINT no_refund CHECK (what <> 'order.refunded') NOT VALID",
    );
    const answer = await refund(staff, order);
    await shop().database.query("ALTER TABLE staff_audit DROP CONSTRAINT no_refund");
    expect(codesOf(answer)).toEqual(["INTERNAL_SERVER_ERROR"]);
    expect(await readStaffOrder(staff, order.id)).toEqual(order);
  });

  it("has a note that goes with the contact details, and the amount stays", async () => {
    const { order, key } = await anOrderIn(shop(), staff, "DELIVERED");
    await refund(staff, order, { note: "Dear Mrs Rowan" });
    await shop().database.query("UPDATE orders SET owner_left_at = now() WHERE id = $1", [key]);
    await removeEnded(shop(), "orders");
    await removeEnded(shop(), "order_refund");
    expect((await readStaffOrder(staff, order.id)).refunds).toMatchObject([{ amountPence: 100, note: null }]);
  });
});

describe("the database", () => {
  const insert = (key: string, amount: number) =>
    shop().database.query(
      "INSERT INTO order_refund (order_id, staff_id, amount_pence, reason) SELECT $1, s.id, $2, 'FAULT' FROM staff s LIMIT 1",
      [key, amount],
    );

  it("refuses more than the order came to, whoever writes it, also by a change of an amount", async () => {
    const { order, key } = await anOrderIn(shop(), staff, "DELIVERED");
    await insert(key, order.totalPence);
    await expect(insert(key, 1)).rejects.toThrow("order_refunded_at_most");
    await expect(
      shop().database.query("UPDATE order_refund SET amount_pence = amount_pence + 1 WHERE order_id = $1", [key]),
    ).rejects.toThrow("order_refunded_at_most");
    await expect(insert(key, 0)).rejects.toThrow("order_refund_positive");
    await shop().database.query("DELETE FROM order_refund WHERE order_id = $1", [key]);
    expect(await readStaffOrder(staff, order.id)).toMatchObject({ refundedPence: 0, refunds: [] });
  });

  it("removes refunds with their order", async () => {
    const { key } = await anOrderIn(shop(), staff, "DELIVERED");
    await insert(key, 1);
    await shop().database.query("DELETE FROM orders WHERE id = $1", [key]);
    const rows = await shop().database.query("SELECT FROM order_refund WHERE order_id = $1", [key]);
    expect(rows).toEqual([]);
  });
});

it("a line is not changed to cost less than what was paid back", async () => {
  const { visitor, number, order } = await anOrderIn(shop(), staff, "PROCESSING", [{ width: 60 }]);
  await refund(staff, order, { amountPence: order.totalPence, reason: "GOODWILL" });
  const wanted = { number, lineId: order.lines[0]?.id, width: 30 };
  const { data } = await priceChange(visitor, wanted);
  const expectedTotalPence = data?.priceOrderLineChange.totals.totalPence;
  const { errors } = await changeOrderLine(visitor, { ...wanted, expectedTotalPence });
  expect(errors).toMatchObject([
    { message: expect.stringContaining("We have paid back"), extensions: { code: "ORDER_NOT_CHANGEABLE" } },
  ]);
  expect((await readStaffOrder(staff, order.id)).totalPence).toBe(order.totalPence);
});
