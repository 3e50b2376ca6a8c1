import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { globalId } from "../../src/kernel/graphql/global-id.js";
import { StaffRole } from "../../src/staff/access/permissions.js";
import { aStoredOrder, listOrders, type StoredOrder } from "../builders/staff-orders.js";
import { aSignedInMember, type StaffClient } from "../builders/staff.js";
import { useShop } from "../harness/shop.js";

const shop = useShop();
let staff: StaffClient;
let first: StoredOrder;
let late: StoredOrder;
let dear: StoredOrder;

/** Three orders on three days. */
beforeAll(async () => {
  ({ client: staff } = await aSignedInMember(shop(), StaffRole.ORDERS));
  first = await aStoredOrder(
    shop(),
    { firstName: "Zoë", lastName: "Smith-O'Neill", email: "zoe@larch.example", zipCode: "BS6 7QX" },
    { placed_at: "2025-01-10T12:00:00Z", estimated_delivery: "2099-01-24", status: "CANCELLED" },
  );
  late = await aStoredOrder(
    shop(),
    { firstName: "Amir", lastName: "Khan", email: "amir+blinds@birch.example", zipCode: "EH1 2AB" },
    { placed_at: "2025-07-31T22:59:59Z", estimated_delivery: "2025-08-14" },
  );
  dear = await aStoredOrder(
    shop(),
    { firstName: "Jo", lastName: "Whitfield", email: "jo@larch.example", zipCode: "SW1A 1AA" },
    { placed_at: "2025-07-31T23:00:00Z", estimated_delivery: "2099-01-01" },
  );
  await shop().database.query(
    "UPDATE orders SET subtotal_pence = subtotal_pence + 100, total_pence = total_pence + 100 WHERE number = $1",
    [dear.number],
  );
});

const numbers = async (args: string) => (await listOrders(staff, args)).data.orders.nodes.map(({ number }) => number);

describe("a list of orders", () => {
  it("shows what staff need, the newest first", async () => {
    const { data, errors } = await listOrders(staff);
    expect(errors).toEqual([]);
    expect(data.orders.nodes.map(({ number }) => number)).toEqual([dear.number, late.number, first.number]);
    expect(data.orders.nodes[1]).toMatchObject({
      ...{ id: late.id, isLate: true, version: 2, placedAt: "2025-07-31T22:59:59.000Z", pieces: 1 },
      ...{ estimatedDelivery: "2025-08-14", lastName: "Khan", zipCode: "EH1 2AB", fulfilment: "MAKE_TO_SIZES" },
    });
    expect(data.orders).toMatchObject({ totalCount: 3, isTotalCountExact: true });
  });

  it.each([
    ["OLDEST", () => [first, late, dear]],
    ["DELIVERY_SOONEST", () => [late, dear, first]],
    ["DELIVERY_LATEST", () => [first, dear, late]],
  ])("is sorted by %s", async (sort, orders) => {
    expect(await numbers(`sort: ${sort}`)).toEqual(orders().map(({ number }) => number));
  });

  it("is sorted by its totals", async () => {
    expect((await numbers("sort: TOTAL_HIGHEST"))[0]).toBe(dear.number);
    expect((await numbers("sort: TOTAL_LOWEST")).at(-1)).toBe(dear.number);
  });

  it.each(["NEWEST", "OLDEST", "DELIVERY_SOONEST", "DELIVERY_LATEST", "TOTAL_HIGHEST", "TOTAL_LOWEST"])(
    "is read page by page by %s, each order once",
    async (sort) => {
      const read: string[] = [];
      let after = "";
      for (let pages = 0; pages < 3; pages += 1) {
        const { data } = await listOrders(staff, `sort: ${sort}, first: 1${after}`);
        const { nodes, pageInfo } = data.orders;
        read.push(...nodes.map(({ number }) => number));
        expect(pageInfo.hasNextPage).toBe(pages < 2);
        after = `, after: "${pageInfo.endCursor}"`;
      }
      expect(read).toEqual(await numbers(`sort: ${sort}`));
    },
  );

  it.each([
    ["x", "NEWEST"],
    [Buffer.from(`NEWEST|2026-01-01|${randomUUID()}`).toString("base64url"), "NEWEST"],
    [Buffer.from("NEWEST|2026-01-01T00:00:00Z|1").toString("base64url"), "NEWEST"],
    [Buffer.from(`TOTAL_LOWEST|1|${randomUUID()}`).toString("base64url"), "TOTAL_HIGHEST"],
  ])("refuses the cursor %s of another list", async (after, sort) => {
    const { errors } = await listOrders(staff, `sort: ${sort}, after: "${after}"`);
    expect(errors[0]?.extensions).toMatchObject({ code: "BAD_USER_INPUT", fields: { after: expect.any(String) } });
  });

  it("takes one statement, and one more to count", async () => {
    const statements = async (selection: string, count: number) => {
      const { requestId } = await staff.graphql(`{ orders(first: ${count}) { ${selection} } }`);
      return shop().statements(requestId);
    };
    const one = await statements("nodes { number pieces isLate }", 1);
    expect(await statements("nodes { number pieces isLate }", 3)).toBe(one);
    expect(await statements("nodes { number } totalCount isTotalCountExact", 3)).toBe(one + 1);
  });
});

describe("a filter of orders", () => {
  it.each([
    ["status: [CANCELLED]", () => [first]],
    ["status: [CANCELLED, PROCESSING]", () => [dear, late, first]],
    ["status: []", () => [dear, late, first]],
    ["late: true", () => [late]],
    ["late: false", () => [dear, first]],
    // In summer, London's midnight is 23:00 in UTC.
    ['from: "2025-08-01"', () => [dear]],
    ['to: "2025-07-31"', () => [late, first]],
    ['from: "2025-01-10", to: "2025-01-10"', () => [first]],
    ['status: [PROCESSING], from: "2025-07-31", to: "2025-07-31", late: true', () => [late]],
  ])("%s", async (filter, orders) => {
    const { data } = await listOrders(staff, `filter: { ${filter} }`);
    expect(data.orders.nodes.map(({ number }) => number)).toEqual(orders().map(({ number }) => number));
    expect(data.orders.totalCount).toBe(orders().length);
  });

  it.each([
    ["zoe", () => [first]],
    ["Zoë", () => [first]],
    ["neill", () => [first]],
    ["smith-o'n", () => [first]],
    ["BS6 7qx", () => [first]],
    ["bs67q", () => [first]],
    ["zoe@larch.example", () => [first]],
    ["amir+bl", () => [late]],
    ["khan eh1", () => [late]],
    ["khan bs6", () => []],
    ["hitfield", () => []],
    ["mbc", () => [dear, late, first]],
    ["' | 'mbc", () => []],
    ["\\\\", () => []],
    ["!khan", () => []],
    ["%", () => []],
  ])("finds %s", async (search, orders) => {
    const { data, errors } = await listOrders(staff, `filter: { search: "${search}" }`);
    expect(errors).toEqual([]);
    expect(data.orders.nodes.map(({ number }) => number)).toEqual(orders().map(({ number }) => number));
    expect(data.orders.totalCount).toBe(orders().length);
  });

  it("finds a number, and within a status", async () => {
    expect(await numbers(`filter: { search: "${late.number.toLowerCase()}" }`)).toEqual([late.number]);
    expect(await numbers('filter: { search: "mbc", status: [CANCELLED] }, sort: TOTAL_HIGHEST')).toEqual([
      first.number,
    ]);
  });

  it("finds an order that has lost its contact details by its number", async () => {
    const stripped = await aStoredOrder(
      shop(),
      { lastName: "Rowan" },
      { status: "CANCELLED", owner_left_at: "2026-01-01", placed_at: "2025-01-01" },
    );
    await shop().database.query("UPDATE orders SET email = NULL WHERE number = $1", [stripped.number]);
    const { data } = await listOrders(staff, `filter: { search: "${stripped.number}" }`);
    expect(data.orders.nodes).toEqual([expect.objectContaining({ number: stripped.number, email: null })]);
    await shop().database.query("DELETE FROM orders WHERE number = $1", [stripped.number]);
  });
});

describe("one order", () => {
  const WHOLE = `
    number status version placedAt estimatedDelivery firstName lastName address addressLine2 city state zipCode email
    phoneNumber paymentMethod shippingMethod fulfilment note subtotalPence discountPence promotionCode promotionName
    promotionPercent deliveryPence taxPence includedTaxPence totalPence nextStatuses history { status at }
    lines { id name slug quantity unitPricePence totalPence product drawing warning rules facts { label value }
      lengths { part measured adjustments made } choices { label value } cord { label value } }
    mails { kind state at } audit { what }`;
  const read = (id: string) =>
    staff.graphql<{ order: Record<string, unknown> | null }>(`query ($id: ID!) { order(id: $id) { ${WHOLE} } }`, {
      id,
    });

  it("is whole, with its lines in the words of the sheets", async () => {
    const { data, errors } = await read(dear.id);
    expect(errors).toEqual([]);
    expect(data.order).toMatchObject({
      ...{ number: dear.number, status: "PROCESSING", zipCode: "SW1A 1AA", paymentMethod: "CREDIT_CARD" },
      nextStatuses: ["MANUFACTURING", "CANCELLED"],
      history: [{ status: "PROCESSING" }],
      lines: [
        {
          product: expect.stringMatching(/^Roller Blinds · /),
          drawing: expect.stringMatching(/ in .+, 914 × 1219 mm$/),
          warning: null,
          facts: expect.arrayContaining([{ label: "Who adjusts", value: "The workshop" }]),
          lengths: expect.arrayContaining([
            expect.objectContaining({ part: expect.any(String), made: expect.stringMatching(/mm$/) }),
          ]),
          rules: expect.stringMatching(/^Rules: fit of /),
        },
      ],
      audit: [],
    });
  });

  it("tells which mails wait, were sent and were given up", async () => {
    const { manager } = shop().database;
    const [waiting] = await manager.query(
      "SELECT id FROM pgboss.job WHERE data->>'about' = $1 AND data->>'kind' = 'order-confirmation'",
      [late.key],
    );
    await manager.query(
      "INSERT INTO sent_mail (id, kind, about, sent_at) VALUES ($1, 'order-confirmation', $2, '2026-08-01T10:00:00Z')",
      [waiting.id, late.key],
    );
    await manager.query(
      "UPDATE pgboss.job SET state = 'failed', completed_on = '2026-08-04T10:00:00Z' WHERE data->>'about' = $1 AND data->>'kind' = 'order-copy'",
      [late.key],
    );
    expect((await read(late.id)).data.order?.["mails"]).toEqual([
      { kind: "order-copy", state: "FAILED", at: "2026-08-04T10:00:00.000Z" },
      { kind: "order-confirmation", state: "SENT", at: "2026-08-01T10:00:00.000Z" },
    ]);
    expect((await read(dear.id)).data.order?.["mails"]).toEqual([
      expect.objectContaining({ state: "QUEUED" }),
      expect.objectContaining({ state: "QUEUED" }),
    ]);
  });

  it.each([globalId("Order", randomUUID()), globalId("Staff", randomUUID()), "x", ""])(
    "is none by the id %j",
    async (id) => {
      expect(await read(id)).toMatchObject({ data: { order: null }, errors: [] });
    },
  );
});
