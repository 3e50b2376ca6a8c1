import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { globalId } from "../../src/kernel/graphql/global-id.js";
import { readShopProfile } from "../../src/shop-profile/shop-profile.js";
import { StaffRole } from "../../src/staff/access/permissions.js";
import { changeOrderStatus } from "../../src/staff/orders/order-command.js";
import { aChangeableOrder, agreeToChange } from "../builders/order-change.js";
import { aStoredOrder, moveOrders, type StoredOrder } from "../builders/staff-orders.js";
import { aSignedInMember, type StaffClient } from "../builders/staff.js";
import { openQueue } from "../harness/post-office.js";
import { removeEnded } from "../harness/retention.js";
import { useShop } from "../harness/shop.js";

const shop = useShop();
let staff: StaffClient;
let by: string;

beforeAll(async () => {
  ({ client: staff, email: by } = await aSignedInMember(shop(), StaffRole.ORDERS));
});

type Entry = { what: string; by: string | null; before: string | null; after: string | null };
type Note = { text: string; by: string };

async function read({ id }: StoredOrder) {
  const { data } = await staff.graphql<{
    order: { status: string; version: number; history: { status: string }[]; audit: Entry[]; notes: Note[] };
  }>(
    "query ($id: ID!) { order(id: $id) { status version history { status } audit { what by before after } notes { text by } } }",
    { id },
  );
  return data.order;
}

const mailsOf = async ({ key }: StoredOrder): Promise<string[]> => {
  const rows: { kind: string }[] = await shop().database.query(
    "SELECT data->>'kind' AS kind FROM pgboss.job WHERE data->>'about' = $1 ORDER BY created_on, 1",
    [key],
  );
  return rows.map(({ kind }) => kind);
};

describe("moving orders", () => {
  it("records who moved which, and from where", async () => {
    const order = await aStoredOrder(shop());
    expect(await moveOrders(staff, "MANUFACTURING", order)).toEqual([
      { id: order.id, error: null, order: { id: order.id, status: "MANUFACTURING", version: 2 } },
    ]);
    expect(await read(order)).toMatchObject({
      status: "MANUFACTURING",
      history: [{ status: "PROCESSING" }, { status: "MANUFACTURING" }],
      audit: [{ what: "order.moved", by, before: '{"status":"PROCESSING"}', after: '{"status":"MANUFACTURING"}' }],
    });
  });

  it("sends the e-mails that the command sends", async () => {
    const order = await aStoredOrder(shop());
    await moveOrders(staff, "MANUFACTURING", order);
    await moveOrders(staff, "SHIPPED", { ...order, version: 2 });
    await moveOrders(staff, "DELIVERED", { ...order, version: 3 });
    expect(await mailsOf(order)).toEqual(
      expect.arrayContaining(["order-confirmation", "order-copy", "order-shipped", "review-invitation"]),
    );
  });

  it("gives each of many its own outcome", async () => {
    const [moved, other, cancelled] = [
      await aStoredOrder(shop()),
      await aStoredOrder(shop()),
      await aStoredOrder(shop(), {}, { status: "CANCELLED" }),
    ];
    const unknown = { id: globalId("Order", randomUUID()) };
    const strange = { id: globalId("Staff", randomUUID()) };
    const outcomes = await moveOrders(
      staff,
      "MANUFACTURING",
      moved,
      { ...other, version: 7 },
      { ...cancelled, version: 2 },
      unknown,
      strange,
    );
    expect(outcomes.map(({ error, order }) => [error?.code, order?.status])).toEqual([
      [undefined, "MANUFACTURING"],
      ["CONFLICT", "PROCESSING"],
      ["CONFLICT", "CANCELLED"],
      ["NOT_FOUND", undefined],
      ["NOT_FOUND", undefined],
    ]);
    expect(outcomes[1]?.error?.message).toContain("Somebody has changed order");
    expect(outcomes[2]?.error?.message).toContain("is CANCELLED and can't become MANUFACTURING");
    expect((await read(other)).audit).toEqual([]);
  });

  it("tells the second of two at once, with the order as it is", async () => {
    const order = await aStoredOrder(shop());
    const outcomes = (
      await Promise.all([moveOrders(staff, "MANUFACTURING", order), moveOrders(staff, "CANCELLED", order)])
    ).flat();
    const refused = outcomes.filter(({ error }) => error !== null);
    expect(refused).toEqual([
      expect.objectContaining({ error: expect.objectContaining({ code: "CONFLICT" }), order: expect.anything() }),
    ]);
    const { status, version, audit } = await read(order);
    expect(refused[0]?.order).toEqual({ id: order.id, status, version });
    expect(audit).toHaveLength(1);
  });

  it("moves an order that is named twice once", async () => {
    const order = await aStoredOrder(shop());
    const outcomes = await moveOrders(staff, "MANUFACTURING", order, order);
    expect(outcomes.map(({ error }) => error?.code)).toEqual([undefined, "CONFLICT"]);
  });

  it("a change by anybody else grows the version", async () => {
    const order = await aStoredOrder(shop());
    await shop().database.query("UPDATE orders SET note = 'Please ring twice.' WHERE id = $1", [order.key]);
    expect((await moveOrders(staff, "MANUFACTURING", order))[0]?.error?.code).toBe("CONFLICT");
  });

  it("leaves nothing behind where its audit row can't be written", async () => {
    const order = await aStoredOrder(shop());
    const before = await mailsOf(order);
    await shop().database.query(
      "ALTER TABLE staff_audit ADD CONSTRAINT no_move CHECK (what <> 'order.moved') NOT VALID",
    );
    const { errors } = await staff.mutate(
      "moveOrders",
      { to: "MANUFACTURING", orders: [{ id: order.id, expectedVersion: 1 }] },
      "outcomes { id }",
    );
    await shop().database.query("ALTER TABLE staff_audit DROP CONSTRAINT no_move");
    expect(errors[0]?.extensions.code).toBe("INTERNAL_SERVER_ERROR");
    expect(await read(order)).toMatchObject({ status: "PROCESSING", version: 1, audit: [] });
    expect(await mailsOf(order)).toEqual(before);
  });

  it("refuses more than 100 at once", async () => {
    const order = { id: globalId("Order", randomUUID()), expectedVersion: 1 };
    const { errors } = await staff.mutate(
      "moveOrders",
      { to: "SHIPPED", orders: Array.from({ length: 101 }, () => order) },
      "outcomes { id }",
    );
    expect(errors[0]?.extensions.code).toBe("BAD_USER_INPUT");
  });

  it("the command at the terminal is audited as well, without a member", async () => {
    const order = await aStoredOrder(shop());
    const mail = await openQueue(shop());
    const open = async () => ({
      database: shop().database,
      mail,
      shop: readShopProfile(undefined),
      close: async () => {},
    });
    expect(await changeOrderStatus([order.number, "manufacturing"], open, () => {})).toBe(0);
    expect((await read(order)).audit).toEqual([expect.objectContaining({ what: "order.moved", by: null })]);
  });
});

describe("a note about an order", () => {
  const add = (id: string, text: string) =>
    staff.mutate<{ order: { notes: Note[] } | null }>("addOrderNote", { id, text }, "order { notes { text by } }");

  it("is shown with who wrote it, the latest first; the audit has no word of it", async () => {
    const order = await aStoredOrder(shop());
    await add(order.id, " Rang Mrs Rowan twice. ");
    const { data, errors } = await add(order.id, "Rings back\non Monday.");
    expect(errors).toEqual([]);
    expect(data?.["addOrderNote"]?.order?.notes).toEqual([
      { text: "Rings back\non Monday.", by },
      { text: "Rang Mrs Rowan twice.", by },
    ]);
    const { audit, version } = await read(order);
    expect(audit.map(({ what }) => what)).toEqual(["order.noted", "order.noted"]);
    expect(JSON.stringify(audit)).not.toContain("Rowan");
    expect(version).toBe(1);
  });

  it.each(["", "   ", "x".repeat(2001), "a\u0000b"])("is refused if it is %j", async (text) => {
    const { errors } = await add((await aStoredOrder(shop())).id, text);
    expect(errors[0]?.extensions).toMatchObject({ code: "BAD_USER_INPUT" });
  });

  it.each([globalId("Order", randomUUID()), globalId("Staff", randomUUID()), "x"])("is refused for %s", async (id) => {
    expect((await add(id, "Rang twice.")).errors[0]?.extensions.code).toBe("NOT_FOUND");
  });

  it("goes with the contact details", async () => {
    const order = await aStoredOrder(shop(), {}, { status: "CANCELLED", owner_left_at: "2026-01-01" });
    await add(order.id, "Rang Mrs Rowan twice.");
    await removeEnded(shop(), "orders");
    await removeEnded(shop(), "order_note");
    expect((await read(order)).notes).toEqual([]);
  });
});

it("staff see what the shopper has changed, before and after, in the words of the sheets", async () => {
  const { visitor, number, order } = await aChangeableOrder(shop());
  const changed = await agreeToChange(visitor, { number, lineId: order.lines[0]?.id, width: 60, color: "Navy" });
  const [{ id }] = await shop().database.query("SELECT id FROM orders WHERE number = $1", [number]);
  const { data } = await staff.graphql<{ order: object }>(
    `query ($id: ID!) { order(id: $id) { version changes {
      item name totalWasPence totalBecamePence
      was { product facts { label value } totalPence } became { product facts { label value } totalPence }
    } } }`,
    { id: globalId("Order", id) },
  );
  expect(data.order).toMatchObject({
    version: changed.version,
    changes: [
      {
        ...{ item: 1, name: "Roller Blinds" },
        ...{ totalWasPence: order.totals.totalPence, totalBecamePence: changed.totals.totalPence },
        was: { totalPence: order.lines[0]?.totalPence },
        became: { product: expect.stringContaining("Navy"), totalPence: changed.lines[0]?.totalPence },
      },
    ],
  });
  const { was, became } = (data.order as { changes: Record<"was" | "became", { facts: object[] }>[] }).changes[0] ?? {};
  expect(was?.facts).toContainEqual({ label: "Size as typed", value: "914 × 1219 mm" });
  expect(became?.facts).toContainEqual({ label: "Size as typed", value: "1524 × 1219 mm" });
});
