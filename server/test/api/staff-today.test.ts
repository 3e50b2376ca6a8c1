import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { MAIL_QUEUE } from "../../src/mail/mail-queue.js";
import { StaffRole } from "../../src/staff/access/permissions.js";
import { aStoredOrder, moveOrders } from "../builders/staff-orders.js";
import { aSignedInMember, type StaffClient } from "../builders/staff.js";
import { useShop } from "../harness/shop.js";

const shop = useShop();
let staff: StaffClient;

beforeEach(async () => {
  await shop().database.query("UPDATE orders SET placed_at = now() - interval '60 days'");
  await shop().database.query("DELETE FROM pgboss.job WHERE state = 'failed'");
  await shop().database.query("DELETE FROM figure");
  ({ client: staff } = await aSignedInMember(shop()));
});

/** Reads a query of the first screen, and the number of its statements. */
async function read<Value>(query: string): Promise<{ value: Value; statements: number }> {
  const { data, errors, requestId } = await staff.graphql<Record<string, Value>>(`{ value: ${query} }`);
  expect(errors).toEqual([]);
  return { value: data["value"] as Value, statements: await shop().statements(requestId) };
}

/** A moment on a day in London, so many days ago. */
const londonMoment = async (daysAgo: number, time: string): Promise<string> => {
  const [{ at }] = await shop().database.query(
    "SELECT (((now() AT TIME ZONE 'Europe/London')::date - $1::int + $2::time) AT TIME ZONE 'Europe/London')::text AS at",
    [daysAgo, time],
  );
  return at;
};

describe("orders to do", () => {
  const QUERY = "ordersToDo { status count lateCount }";

  type ToDo = { status: string; count: number; lateCount: number };

  it("are counted by status, with those whose promised day is over", async () => {
    const { value: before } = await read<ToDo[]>(QUERY);
    expect(before.map(({ status }) => status)).toEqual(["PROCESSING", "MANUFACTURING", "SHIPPED"]);
    const late = { estimated_delivery: "2026-01-02" };
    await aStoredOrder(shop());
    await aStoredOrder(shop(), {}, late);
    await moveOrders(staff, "CANCELLED", { ...(await aStoredOrder(shop(), {}, late)), version: 2 });
    await moveOrders(staff, "MANUFACTURING", { ...(await aStoredOrder(shop(), {}, late)), version: 2 });
    const { value: after } = await read<ToDo[]>(QUERY);
    expect(
      after.map(({ count, lateCount }, index) => [
        count - (before[index]?.count ?? 0),
        lateCount - (before[index]?.lateCount ?? 0),
      ]),
    ).toEqual([
      [2, 1],
      [1, 1],
      [0, 0],
    ]);
  });

  it("take the same statements, however many there are", async () => {
    const { statements } = await read(QUERY);
    for (let number = 0; number < 3; number += 1) await aStoredOrder(shop());
    expect((await read(QUERY)).statements).toBe(statements);
  });
});

describe("sales", () => {
  const QUERY = "salesByDay { day orderCount orderedPence productViews countedOrders }";
  type Day = { day: string; orderCount: number; orderedPence: number; productViews: number; countedOrders: number };

  it("are those of thirty days in London, days without any among them", async () => {
    await aStoredOrder(shop(), {}, { placed_at: await londonMoment(0, "00:00") });
    await aStoredOrder(shop(), {}, { placed_at: await londonMoment(1, "23:59") });
    await aStoredOrder(shop(), {}, { placed_at: await londonMoment(1, "00:00") });
    await aStoredOrder(shop(), {}, { placed_at: await londonMoment(1, "12:00"), status: "CANCELLED" });
    await aStoredOrder(shop(), {}, { placed_at: await londonMoment(29, "00:00") });
    await aStoredOrder(shop(), {}, { placed_at: await londonMoment(30, "23:59") });
    const [{ total }] = await shop().database.query("SELECT max(total_pence)::int AS total FROM orders");
    const { value: days } = await read<Day[]>(QUERY);
    expect(days).toHaveLength(30);
    expect(new Set(days.map(({ day }) => day)).size).toBe(30);
    expect(days.at(-1)?.day).toBe((await londonMoment(0, "12:00")).slice(0, 10));
    expect(days.at(-1)?.orderCount).toBe(1);
    expect(days.at(-2)).toMatchObject({ orderCount: 2, orderedPence: 2 * total });
    expect(days[0]).toMatchObject({ orderCount: 1, orderedPence: total });
    expect(days.slice(1, -2).every(({ orderCount, orderedPence }) => orderCount === 0 && orderedPence === 0)).toBe(
      true,
    );
  });

  it("have what the figures counted on the same day, in the same number of statements", async () => {
    const { statements } = await read(QUERY);
    await shop().database.query(
      `INSERT INTO figure (day, kind, name, count)
       SELECT (now() AT TIME ZONE 'Europe/London')::date - 1, kind, name, count
       FROM (VALUES ('event', 'product view', 200), ('event', 'order', 3), ('event', 'quote', 9), ('page', 'order', 7)) AS v (kind, name, count)`,
    );
    const { value: days, statements: then } = await read<Day[]>(QUERY);
    expect(days.at(-2)).toMatchObject({ productViews: 200, countedOrders: 3 });
    expect(days.at(-1)).toMatchObject({ productViews: 0, countedOrders: 0 });
    expect(then).toBe(statements);
  });
});

it("searches without a result are summed, the most frequent first", async () => {
  await shop().database.query(
    `INSERT INTO figure (day, kind, name, count)
     SELECT (now() AT TIME ZONE 'Europe/London')::date - days, 'empty search', name, count
     FROM (VALUES (0, 'zebra', 2), (1, 'zebra', 3), (0, 'awning 9m', 4), (0, '(others)', 90), (30, 'old', 50)) AS v (days, name, count)`,
  );
  expect((await read("emptySearches { words count }")).value).toEqual([
    { words: "zebra", count: 5 },
    { words: "awning 9m", count: 4 },
  ]);
});

describe("e-mails that were given up", () => {
  const QUERY = "failedMails { count latest { kind order { id number } } }";
  const fail = (about: string | null, kind: string, ago: string) =>
    shop().database.query(
      "INSERT INTO pgboss.job (name, data, state, completed_on) VALUES ($1, $2, 'failed', now() - $3::interval)",
      [MAIL_QUEUE, { kind, about }, ago],
    );

  it("are counted and named with their orders, the latest first", async () => {
    const { key, id, number } = await aStoredOrder(shop());
    await fail(key, "order-confirmation", "1 hour");
    await fail(randomUUID(), "account-verification", "2 hours");
    await fail(null, "newsletter", "1 minute");
    const { value, statements } = await read(QUERY);
    expect(value).toEqual({
      count: 3,
      latest: [
        { kind: "newsletter", order: null },
        { kind: "order-confirmation", order: { id, number } },
        { kind: "account-verification", order: null },
      ],
    });
    await fail((await aStoredOrder(shop())).key, "order-copy", "1 day");
    expect((await read(QUERY)).statements).toBe(statements);
  });

  it("are none where all were sent", async () => {
    expect((await read(QUERY)).value).toEqual({ count: 0, latest: [] });
  });
});

describe("each role sees what it may", () => {
  const QUERIES = {
    ordersToDo: "{ ordersToDo { count } }",
    failedMails: "{ failedMails { count } }",
    salesByDay: "{ salesByDay { day } }",
    emptySearches: "{ emptySearches { words } }",
  };

  it.each([
    [StaffRole.OWNER, ["ordersToDo", "failedMails", "salesByDay", "emptySearches"]],
    [StaffRole.ORDERS, ["ordersToDo", "failedMails", "salesByDay"]],
    [StaffRole.CATALOGUE, ["salesByDay", "emptySearches"]],
    [StaffRole.CONTENT, ["emptySearches"]],
  ])("%s: %j", async (role, expected) => {
    const { client } = await aSignedInMember(shop(), role);
    const allowed: string[] = [];
    for (const [name, query] of Object.entries(QUERIES))
      if ((await client.graphql(query)).errors.length === 0) allowed.push(name);
    expect(allowed).toEqual(expected);
  });
});
