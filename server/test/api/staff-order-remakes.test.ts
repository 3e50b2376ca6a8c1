import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { globalId } from "../../src/kernel/graphql/global-id.js";
import { StaffRole } from "../../src/staff/access/permissions.js";
import {
  anOrderIn,
  moveRemake,
  queuedMails,
  readStaffOrder,
  remake,
  type StaffOrder,
} from "../builders/after-sales.js";
import { readPdf } from "../builders/read-pdf.js";
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

/** A delivered order whose first line is made again in 60 inches and navy. */
async function aRemake(lines?: Parameters<typeof anOrderIn>[3], input: Record<string, unknown> = {}) {
  const placed = await anOrderIn(shop(), staff, "DELIVERED", lines);
  const corrected = { reason: "MIS_MEASURE", width: 60, color: "Navy", ...input };
  const { data, errors } = await remake(staff, placed.order, corrected);
  const remade = data?.["remakeOrderLine"]?.order;
  if (!remade) throw new Error(`Nothing is made again: ${JSON.stringify(errors)}`);
  return { ...placed, remade };
}

const sizeOf = ({ facts }: { facts: { label: string; value: string }[] }) =>
  facts.find(({ label }) => label === "Size as typed")?.value;

describe("a line is made again", () => {
  it("with what it was and becomes, at the same total, audited and mailed", async () => {
    const { order, remade } = await aRemake(undefined, { note: "Dear Mrs Rowan" });
    expect(remade).toMatchObject({
      ...{ totalPence: order.totalPence, version: order.version + 1, status: "DELIVERED" },
      remakes: [
        {
          ...{ lineId: order.lines[0]?.id, item: 1, reason: "MIS_MEASURE", quantity: 1, note: "Dear Mrs Rowan", by },
          ...{ status: "TO_MAKE", nextStatus: "MADE", isLate: false, madeAt: null, sentAt: null },
        },
      ],
      mails: expect.arrayContaining([{ kind: "order-remade" }]),
    });
    const { was, became, estimatedDelivery } = remade.remakes[0] ?? {};
    expect([was && sizeOf(was), became && sizeOf(became)]).toEqual(["914 × 1219 mm", "1524 × 1219 mm"]);
    expect(became?.product).toContain("Navy");
    expect(became?.rules).toContain("fit of");
    const { audit } = remade;
    expect(audit.map(({ what }) => what)).toEqual(["order.remade"]);
    expect(JSON.parse(audit[0]?.after ?? "")).toEqual({
      item: 1,
      reason: "MIS_MEASURE",
      quantity: 1,
      estimatedDelivery,
    });
    expect(await readStaffOrder(staff, order.id)).toEqual(remade);
  });

  it("and keeps its first line as it was ordered", async () => {
    const { visitor, number } = await aRemake();
    const { data } = await visitor.graphql<{ order: { lines: object[]; remakes: object[]; totals: object } }>(
      `{ order(number: "${number}") { lines { width color } remakes { item reason status family
        was { width color choices { name } making { summary } } became { width color making { summary } } } } }`,
    );
    expect(data.order.lines).toMatchObject([{ width: 36 }]);
    expect(data.order.remakes).toMatchObject([
      {
        ...{ item: 1, reason: "MIS_MEASURE", status: "TO_MAKE", family: "ROLLER" },
        was: { width: 36, making: { summary: expect.stringContaining("914 × 1219 mm") } },
        became: { width: 60, color: "Navy", making: { summary: expect.stringContaining("1524 × 1219 mm") } },
      },
    ]);
  });

  it("just as it was, for a fault, some of several", async () => {
    const { order, remade } = await aRemake([{ quantity: 3 }], {
      ...{ reason: "FAULT", width: null, color: null, quantity: 2 },
    });
    const [made] = remade.remakes;
    expect(made).toMatchObject({ quantity: 2, reason: "FAULT" });
    expect(made && sizeOf(made.became)).toBe(made && sizeOf(made.was));
    expect(remade.totalPence).toBe(order.totalPence);
  });

  it("is shown before, and nothing changes", async () => {
    const { order } = await anOrderIn(shop(), staff, "SHIPPED");
    const input = { id: order.id, lineId: order.lines[0]?.id, reason: "MIS_MEASURE", quantity: 1, height: 50 };
    const { data, errors } = await staff.graphql<{ previewRemake: { isSame: boolean; became: { facts: never[] } } }>(
      "query ($input: PreviewRemakeInput!) { previewRemake(input: $input) { isSame estimatedDelivery was { drawing } became { drawing facts { label value } } } }",
      { input },
    );
    expect(errors).toEqual([]);
    expect(data.previewRemake).toMatchObject({
      isSame: false,
      became: { drawing: expect.stringContaining("1270 mm") },
    });
    expect(await readStaffOrder(staff, order.id)).toEqual(order);
  });

  it("from what today's product offers", async () => {
    const { order } = await anOrderIn(shop(), staff, "SHIPPED", [{ quantity: 2 }]);
    const { data, errors } = await staff.graphql<{ remakeableLine: { options: object[]; materials: object[] } }>(
      "query ($id: ID!, $lineId: ID!) { remakeableLine(id: $id, lineId: $lineId) { width height heightName quantity material materials { label value } color colors { value } options { name label value isMeasured values { value } } } }",
      { id: order.id, lineId: order.lines[0]?.id },
    );
    expect(errors).toEqual([]);
    expect(data.remakeableLine).toMatchObject({ width: 36, height: 48, heightName: "drop", quantity: 2 });
    expect(data.remakeableLine.options).toContainEqual(expect.objectContaining({ name: "control", isMeasured: false }));
    expect(data.remakeableLine.options).toContainEqual(
      expect.objectContaining({ name: "height from floor", isMeasured: true, values: [] }),
    );
  });

  it("with the second length called as on the sheets", async () => {
    const { order } = await anOrderIn(shop(), staff, "SHIPPED", [{ slug: "awnings", width: 100, height: 80 }]);
    const { data } = await staff.graphql<{ remakeableLine: object }>(
      "query ($id: ID!, $lineId: ID!) { remakeableLine(id: $id, lineId: $lineId) { heightName } }",
      { id: order.id, lineId: order.lines[0]?.id },
    );
    expect(data.remakeableLine).toEqual({ heightName: "projection" });
  });

  it.each(["PROCESSING", "MANUFACTURING", "CANCELLED"])("not of an order that is %s", async (status) => {
    const { order } = await anOrderIn(shop(), staff, status);
    expect(codesOf(await remake(staff, order))).toEqual(["CONFLICT"]);
    expect((await readStaffOrder(staff, order.id)).remakes).toEqual([]);
  });

  it("once: a second time is refused, also at the same time", async () => {
    const { order } = await anOrderIn(shop(), staff, "DELIVERED");
    const answers = await Promise.all([remake(staff, order), remake(staff, order)]);
    expect(answers.flatMap(codesOf)).toEqual(["CONFLICT"]);
    const { errors } = await remake(staff, await readStaffOrder(staff, order.id));
    expect(errors).toMatchObject([
      { message: expect.stringContaining("one remake for each line"), extensions: { code: "CONFLICT" } },
    ]);
  });

  it("each line by itself", async () => {
    const { remade } = await aRemake([{}, { slug: "roman-blinds" }]);
    const { data } = await remake(staff, remade, { lineId: remade.lines[1]?.id });
    expect(data?.["remakeOrderLine"]?.order?.remakes.map(({ item }) => item)).toEqual([1, 2]);
  });

  it.each([
    ["too wide", { width: 500 }, "BAD_USER_INPUT"],
    ["of no such colour", { color: "Gold" }, "BAD_USER_INPUT"],
    ["of no such material", { material: "Oak" }, "BAD_USER_INPUT"],
    ["of an option that there is not", { customizations: [{ name: "control", value: "motor" }] }, "BAD_USER_INPUT"],
    [
      "with a chain within a child's reach",
      {
        customizations: [
          { name: "control", value: "chain" },
          { name: "height from floor", value: "1000 mm" },
        ],
      },
      "BAD_USER_INPUT",
    ],
    ["just as it was, though it was measured wrongly", { reason: "MIS_MEASURE" }, "BAD_USER_INPUT"],
    ["more often than it was ordered", { quantity: 2 }, "BAD_USER_INPUT"],
    ["of no line", { lineId: globalId("OrderLine", randomUUID()) }, "NOT_FOUND"],
    ["of no order", { id: globalId("Order", randomUUID()) }, "NOT_FOUND"],
    ["of an order that has changed", { expectedVersion: 1 }, "CONFLICT"],
    ["with a note that is too long", { note: "x".repeat(501) }, "BAD_USER_INPUT"],
  ])("not %s", async (_case, input, code) => {
    const { order } = await anOrderIn(shop(), staff, "DELIVERED");
    expect(new Set(codesOf(await remake(staff, order, input)))).toEqual(new Set([code]));
    expect(await readStaffOrder(staff, order.id)).toEqual(order);
  });

  it("also where its product is off sale by now: the promise was made when it was sold", async () => {
    const { order, key } = await anOrderIn(shop(), staff, "DELIVERED");
    const turn = (state: string) =>
      shop().database.query(
        "UPDATE product SET sale_state = $2 WHERE id IN (SELECT product_id FROM order_line WHERE order_id = $1)",
        [key, state],
      );
    await turn("WITHDRAWN");
    const offered = await staff.graphql<{ remakeableLine: { width: number } }>(
      "query ($id: ID!, $lineId: ID!) { remakeableLine(id: $id, lineId: $lineId) { width } }",
      { id: order.id, lineId: order.lines[0]?.id },
    );
    const { data, errors } = await remake(staff, order, { reason: "MIS_MEASURE", width: 60 });
    await turn("ON_SALE");
    expect(offered).toMatchObject({ errors: [], data: { remakeableLine: { width: 36 } } });
    expect(errors).toEqual([]);
    expect(data?.["remakeOrderLine"]?.order?.remakes).toMatchObject([{ status: "TO_MAKE" }]);
  });

  it("not where its product is no longer known, with what can be done instead", async () => {
    const { order, key } = await anOrderIn(shop(), staff, "DELIVERED");
    await shop().database.query("UPDATE order_line SET product_id = 999999 WHERE order_id = $1", [key]);
    const { errors } = await remake(staff, order);
    expect(errors).toMatchObject([
      { message: expect.stringContaining("pay it back"), extensions: { code: "PRODUCT_UNAVAILABLE" } },
    ]);
  });
});

describe("a remake is seen through", () => {
  it("from made to sent, of which the shopper gets an e-mail", async () => {
    const { remade } = await aRemake();
    const made = (await moveRemake(staff, remade, "MADE")).data?.["moveRemake"]?.order;
    expect(made?.remakes).toMatchObject([{ status: "MADE", nextStatus: "SENT", madeAt: expect.any(String) }]);
    expect(made?.mails.map(({ kind }) => kind)).not.toContain("remake-sent");
    const sent = (await moveRemake(staff, made as StaffOrder, "SENT")).data?.["moveRemake"]?.order;
    expect(sent?.remakes).toMatchObject([{ status: "SENT", nextStatus: null, sentAt: expect.any(String) }]);
    expect(sent?.mails.map(({ kind }) => kind)).toContain("remake-sent");
    expect(sent?.audit.map(({ what }) => what)).toEqual(["order.remake.moved", "order.remake.moved", "order.remade"]);
  });

  it("by e-mails of its own, of which none is about another remake of the order", async () => {
    const { remade, key } = await aRemake([{}, { slug: "roman-blinds" }]);
    const { data } = await remake(staff, remade, { lineId: remade.lines[1]?.id });
    let order = data?.["remakeOrderLine"]?.order as StaffOrder;
    for (const { id } of order.remakes)
      for (const to of ["MADE", "SENT"])
        order = (await moveRemake(staff, order, to, { remakeId: id })).data?.["moveRemake"]?.order as StaffOrder;
    for (const kind of ["order-remade", "remake-sent"] as const) {
      const [first = "", second = "", ...more] = await queuedMails(shop(), key, kind);
      expect(more).toEqual([]);
      expect([first.includes("Item 1,"), first.includes("Item 2,")]).toEqual([true, false]);
      expect([second.includes("Item 1,"), second.includes("Item 2,")]).toEqual([false, true]);
    }
  });

  it("step by step, and by who has looked at it", async () => {
    const { remade } = await aRemake();
    expect(codesOf(await moveRemake(staff, remade, "SENT"))).toEqual(["CONFLICT"]);
    expect(codesOf(await moveRemake(staff, { ...remade, version: 1 }, "MADE"))).toEqual(["CONFLICT"]);
    const unknown = { remakeId: globalId("OrderRemake", randomUUID()) };
    expect(codesOf(await moveRemake(staff, remade, "MADE", unknown))).toEqual(["NOT_FOUND"]);
    expect(await readStaffOrder(staff, remade.id)).toEqual(remade);
  });

  it("by sheets of its own, a page for each piece", async () => {
    const { number } = await aRemake([{ quantity: 2, roomName: "Kitchen" }], { quantity: 2 });
    const response = await fetch(`${shop().url}/admin/orders/${number}/remakes/1/sheets.pdf`, {
      headers: { cookie: staff.cookie ?? "" },
    });
    expect(response.status).toBe(200);
    const { pages } = await readPdf(Buffer.from(await response.arrayBuffer()));
    expect(pages).toHaveLength(2);
    for (const text of [`${number} · remake of line 1 · 2 of 2`, "1524 × 1219 mm", "Remake, free of charge"])
      expect(pages[1]).toContain(text);
    const other = await fetch(`${shop().url}/admin/orders/${number}/remakes/2/sheets.pdf`, {
      headers: { cookie: staff.cookie ?? "" },
    });
    expect(other.status).toBe(404);
    expect((await fetch(`${shop().url}/admin/orders/${number}/remakes/1/sheets.pdf`)).status).toBe(401);
  });

  it("by a label for each of its parcels, told from the first one by its code", async () => {
    const { number } = await aRemake([{ quantity: 2, roomName: "Kitchen" }], { quantity: 2 });
    const headers = { cookie: staff.cookie ?? "" };
    const response = await fetch(`${shop().url}/admin/orders/${number}/remakes/1/labels.pdf`, { headers });
    expect(response.status).toBe(200);
    expect(response.headers.get("content-disposition")).toBe(`attachment; filename="labels-${number}-remake-1.pdf"`);
    const { title, text, elements } = await readPdf(new Uint8Array(await response.arrayBuffer()));
    expect(title).toContain(`Labels of the remake of order ${number}, line 1`);
    for (const part of [`${number} · remake of line 1 · parcel 2 of 2`, "1524 × 1219 mm", "Kitchen"])
      expect(text.replaceAll(/\s+/g, " ")).toContain(part);
    expect(elements.flatMap(({ role, alt }) => (role === "Figure" ? [alt] : []))).toEqual([
      `QR code: ${number}/1R/1/2`,
      `QR code: ${number}/1R/2/2`,
    ]);
    const none = await fetch(`${shop().url}/admin/orders/${number}/remakes/2/labels.pdf`, { headers });
    expect(none.status).toBe(404);
  });

  it("among what is to do, the late ones counted", async () => {
    const openRemakes = async () => {
      const { data, errors, requestId } = await staff.graphql<{
        openRemakes: { count: number; lateCount: number; first: { number: string; isLate: boolean }[] };
      }>("{ openRemakes { count lateCount first { orderId number item status estimatedDelivery isLate } } }");
      expect(errors).toEqual([]);
      return { ...data.openRemakes, statements: await shop().statements(requestId) };
    };
    const before = await openRemakes();
    const { key, number, remade } = await aRemake();
    await shop().database.query("UPDATE order_remake SET estimated_delivery = '2026-01-02' WHERE order_id = $1", [key]);
    const { count, lateCount, first, statements } = await openRemakes();
    expect([count - before.count, lateCount - before.lateCount]).toEqual([1, 1]);
    expect(first[0]).toMatchObject({ number, item: 1, status: "TO_MAKE", isLate: true });
    expect(statements).toBe(before.statements);
    const made = (await moveRemake(staff, remade, "MADE")).data?.["moveRemake"]?.order as StaffOrder;
    await moveRemake(staff, made, "SENT");
    expect((await openRemakes()).count).toBe(before.count);
  });
});

describe("the database", () => {
  const insert = (key: string, changes: Record<string, string | number> = {}) => {
    const row = { quantity: 1, status: "TO_MAKE", order_id: key, ...changes };
    return shop().database.query(
      `INSERT INTO order_remake (order_id, line_id, staff_id, reason, quantity, estimated_delivery, was, became, status)
       SELECT $1, l.id, (SELECT id FROM staff LIMIT 1), 'FAULT', $2, '2027-01-01', '{}', '{}', $3
       FROM order_line l WHERE l.order_id = $4`,
      [row.order_id, row.quantity, row.status, key],
    );
  };

  it("refuses what is never made again", async () => {
    const { key } = await anOrderIn(shop(), staff, "DELIVERED");
    const { key: other } = await anOrderIn(shop(), staff, "PROCESSING");
    const refusal = "only lines of orders that were sent";
    await expect(insert(key, { quantity: 2 })).rejects.toThrow(refusal);
    await expect(insert(other)).rejects.toThrow(refusal);
    await expect(insert(key, { order_id: other })).rejects.toThrow(refusal);
    await expect(insert(key, { status: "SENT" })).rejects.toThrow("order_remake_steps");
    await insert(key);
    await expect(insert(key)).rejects.toThrow("order_remake_once_a_line");
  });

  it.each(["became = '{}'", "was = '{}'", "quantity = 2", "status = 'SENT', made_at = now(), sent_at = now()"])(
    "keeps a remake as it was agreed: not %s",
    async (assignment) => {
      const { key } = await aRemake([{ quantity: 2 }]);
      await expect(
        shop().database.query(`UPDATE order_remake SET ${assignment} WHERE order_id = $1`, [key]),
      ).rejects.toThrow("a remake stays as it was agreed");
    },
  );
});

describe("of a customer who has left", () => {
  const leave = (key: string) => shop().database.query("UPDATE orders SET owner_left_at = now() WHERE id = $1", [key]);
  const emailOf = async (key: string) => {
    const [{ email }] = await shop().database.query("SELECT email FROM orders WHERE id = $1", [key]);
    return email as string | null;
  };

  it("contact details, sheets and e-mails stay until the remake is sent; then the note goes with them, and the remake stays", async () => {
    const { key, number, order } = await aRemake(undefined, { note: "Dear Mrs Rowan" });
    await leave(key);
    await removeEnded(shop(), "orders");
    expect(await emailOf(key)).not.toBeNull();
    const sheets = await fetch(`${shop().url}/admin/orders/${number}/remakes/1/sheets.pdf`, {
      headers: { cookie: staff.cookie ?? "" },
    });
    expect(sheets.status).toBe(200);
    const left = await readStaffOrder(staff, order.id);
    const made = (await moveRemake(staff, left, "MADE")).data?.["moveRemake"]?.order;
    const sent = (await moveRemake(staff, made as StaffOrder, "SENT")).data?.["moveRemake"]?.order;
    expect(sent?.mails.map(({ kind }) => kind)).toContain("remake-sent");
    await removeEnded(shop(), "orders");
    await removeEnded(shop(), "order_remake");
    expect(await emailOf(key)).toBeNull();
    expect((await readStaffOrder(staff, order.id)).remakes).toMatchObject([{ note: null, status: "SENT" }]);
  });

  it("nothing is made again once the contact details are gone", async () => {
    const { key, order } = await anOrderIn(shop(), staff, "DELIVERED");
    await leave(key);
    await removeEnded(shop(), "orders");
    expect((await remake(staff, await readStaffOrder(staff, order.id))).errors).toMatchObject([
      { message: expect.stringContaining("can be paid back"), extensions: { code: "CONFLICT" } },
    ]);
    expect((await readStaffOrder(staff, order.id)).remakes).toEqual([]);
  });
});

it("an order says whether it is late", async () => {
  const { key, order } = await anOrderIn(shop(), staff, "MANUFACTURING");
  expect(order.isLate).toBe(false);
  await shop().database.query("UPDATE orders SET estimated_delivery = '2026-01-02' WHERE id = $1", [key]);
  expect((await readStaffOrder(staff, order.id)).isLate).toBe(true);
});
