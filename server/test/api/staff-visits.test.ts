import { beforeEach, describe, expect, it, vi } from "vitest";
import { globalId, keyOf } from "../../src/kernel/graphql/global-id.js";
import { londonDay } from "../../src/rules/london-time.js";
import { StaffRole } from "../../src/staff/access/permissions.js";
import { aCartWith } from "../builders/cart.js";
import { aCheckout, placeOrder } from "../builders/order.js";
import { aSignedInMember, type StaffClient } from "../builders/staff.js";
import {
  aBooking,
  aFreeTime,
  aVisit,
  book,
  cancel,
  comeNear,
  freeTimes,
  readVisit,
  type TestVisit,
} from "../builders/visit.js";
import { useShop } from "../harness/shop.js";

const shop = useShop();
let client: StaffClient;

beforeEach(async () => {
  await shop().database.query("DELETE FROM pgboss.job");
  ({ client } = await aSignedInMember(shop(), StaffRole.ORDERS));
});

type Visit = { id: string; state: string; startsAt: string; fitter: string | null; version: number; windows: string[] };
const VISIT = `id state startsAt endsAt orderId orderNumber orderStatus name email phone address city postcode notes fitter
  outcomeNote createdAt version windows`;

const staffId = ({ id }: Pick<TestVisit, "id">) => globalId("BookedVisit", keyOf("Visit", id));

const codesOf = ({ errors }: { errors: { extensions: { code: string } }[] }) =>
  errors.map(({ extensions: { code } }) => code);

const list = async (filter: object, page: { first?: number; after?: string } = {}) => {
  const { data, errors, requestId } = await client.graphql<{
    bookedVisits: { nodes: Visit[]; totalCount: number; pageInfo: { endCursor: string; hasNextPage: boolean } };
  }>(
    `query ($filter: BookedVisitFilter, $first: Int! = 50, $after: String) {
      bookedVisits(filter: $filter, first: $first, after: $after) { nodes { ${VISIT} } totalCount pageInfo { endCursor hasNextPage } }
    }`,
    { filter, ...page },
  );
  expect(errors).toEqual([]);
  return { ...data.bookedVisits, requestId };
};

const change = (name: string, visit: TestVisit, input: object = {}) =>
  client.mutate<{ visit: Visit | null }>(
    name,
    { id: staffId(visit), expectedVersion: 1, ...input },
    `visit { ${VISIT} }`,
  );

const queued = async (): Promise<string[]> =>
  (await shop().database.query("SELECT data->>'kind' AS kind FROM pgboss.job WHERE name = 'mail' ORDER BY kind")).map(
    ({ kind }: { kind: string }) => kind,
  );

const WAITING = "SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'";

const audits = (visit: TestVisit) =>
  shop().database.query("SELECT what, before, after FROM staff_audit WHERE subject_id = $1 ORDER BY id", [
    keyOf("Visit", visit.id),
  ]);

describe("the list of visits", () => {
  it("has them with the windows of their order, the earliest first, and goes on after a cursor", async () => {
    const visitor = shop().visitor();
    await aCartWith(visitor);
    const order = (await placeOrder(visitor, aCheckout())).data?.placeOrder.order;
    const search = `${crypto.randomUUID()}`;
    const later = (await aVisit(shop(), { city: search }, 300)).visit;
    const input = aBooking(await aFreeTime(shop()), { orderNumber: order?.number, city: search });
    const sooner = (await book(visitor, input)).data?.bookVisit.visit as TestVisit;
    const { nodes, totalCount } = await list({ search });
    expect(totalCount).toBe(2);
    expect(nodes).toMatchObject([
      {
        ...{ id: staffId(sooner), orderNumber: order?.number, orderStatus: "PROCESSING", phone: "+442079460018" },
        ...{ notes: "Park behind the house.", fitter: null, version: 1 },
        windows: [expect.stringMatching(/^1\. .*Blinds, \d+ × \d+ mm/)],
      },
      { id: staffId(later), orderId: null, windows: [] },
    ]);
    const { pageInfo } = await list({ search }, { first: 1 });
    expect(pageInfo.hasNextPage).toBe(true);
    const next = await list({ search }, { first: 1, after: pageInfo.endCursor });
    expect(next.nodes.map(({ id }) => id)).toEqual([staffId(later)]);
    expect(codesOf(await client.graphql('{ bookedVisits(after: "x") { totalCount } }'))).toEqual(["BAD_USER_INPUT"]);
  });

  it.each<[string, (visit: TestVisit, day: string) => object, boolean]>([
    ["its state", () => ({ state: "BOOKED" }), true],
    ["another state", () => ({ state: "DONE" }), false],
    ["its day", (_, day) => ({ from: day, to: day }), true],
    ["days before", () => ({ to: "2026-01-01" }), false],
    ["days after", () => ({ from: "2098-01-01" }), false],
    ["its postcode in any case", () => ({ search: "bs6 7qx" }), true],
    ["other words", () => ({ search: "sunstone" }), false],
  ])("by %s", async (_what, filterOf, isFound) => {
    const { visit } = await aVisit(shop());
    const { nodes } = await list(filterOf(visit, londonDay(new Date(visit.startsAt))), { first: 100 });
    expect(nodes.some(({ id }) => id === staffId(visit))).toBe(isFound);
  });

  it("takes as many statements for many visits as for one, also as the list of a day", async () => {
    const ofDay = (day: string) =>
      client.graphql<{ visitsOfDay: Visit[] }>(`query ($day: Date!) { visitsOfDay(day: $day) { ${VISIT} } }`, { day });
    const { visit } = await aVisit(shop());
    const day = londonDay(new Date(visit.startsAt));
    const [one, first] = [await list({}, { first: 1 }), await ofDay(day)];
    const gone = await aVisit(shop());
    await cancel(gone.visitor, gone.token);
    await aVisit(shop());
    const [all, second] = [await list({}), await ofDay(day)];
    expect(await shop().statements(all.requestId)).toBe(await shop().statements(one.requestId));
    expect(await shop().statements(second.requestId)).toBe(await shop().statements(first.requestId));
    expect(second.data.visitsOfDay.map(({ id }) => id)).toContain(staffId(visit));
    expect(second.data.visitsOfDay.map(({ id }) => id)).not.toContain(staffId(gone.visit));
  });
});

describe("staff", () => {
  it("move a visit without notice, with a mail; the shopper's link still works", async () => {
    const { visit, token, visitor } = await aVisit(shop());
    await comeNear(shop(), visit, 2);
    await shop().database.query("DELETE FROM pgboss.job");
    const startsAt = await aFreeTime(shop(), { hours: 3 });
    const moved = await change("moveBookedVisit", visit, { startsAt });
    expect(moved.data?.["moveBookedVisit"]?.visit).toMatchObject({ startsAt, state: "BOOKED", version: 2 });
    expect(await queued()).toEqual(["visit-moved"]);
    expect((await readVisit(visitor, token)).data?.visit).toMatchObject({ startsAt });
    expect(await audits(visit)).toMatchObject([{ what: "visit.moved", after: { startsAt } }]);
    const { visit: other } = await aVisit(shop());
    expect(codesOf(await change("moveBookedVisit", other, { startsAt }))).toEqual(["CONFLICT"]);
  });

  it("cancel a visit with a mail, which frees its time, and only once", async () => {
    const { visit } = await aVisit(shop());
    await shop().database.query("DELETE FROM pgboss.job");
    expect((await change("cancelBookedVisit", visit)).data?.["cancelBookedVisit"]?.visit).toMatchObject({
      state: "CANCELLED",
    });
    expect(await queued()).toEqual(["visit-cancelled"]);
    const times = (await freeTimes(shop().visitor())).data?.visitTimes ?? [];
    expect(times.some(({ startsAt }) => startsAt === visit.startsAt)).toBe(true);
    expect(codesOf(await change("cancelBookedVisit", visit, { expectedVersion: 2 }))).toEqual(["CONFLICT"]);
  });

  it("say who visits, and nobody again", async () => {
    const { visit } = await aVisit(shop());
    const named = await change("assignVisit", visit, { fitter: " Kit Marsh " });
    expect(named.data?.["assignVisit"]?.visit).toMatchObject({ fitter: "Kit Marsh", version: 2 });
    const unnamed = await change("assignVisit", visit, { fitter: "", expectedVersion: 2 });
    expect(unnamed.data?.["assignVisit"]?.visit).toMatchObject({ fitter: null });
    expect(await audits(visit)).toMatchObject([{ what: "visit.assigned" }, { what: "visit.assigned" }]);
  });

  it("keep how a visit went once it has begun, correct it, and book again what was for nothing", async () => {
    const { visit } = await aVisit(shop());
    expect(codesOf(await change("recordVisit", visit, { outcome: "DONE" }))).toEqual(["CONFLICT"]);
    await comeNear(shop(), visit, -1);
    const kept = await change("recordVisit", visit, { outcome: "NOBODY_HOME", note: " Rang twice. " });
    expect(kept.data?.["recordVisit"]?.visit).toMatchObject({ state: "NOBODY_HOME", outcomeNote: "Rang twice." });
    const startsAt = await aFreeTime(shop());
    const again = await change("moveBookedVisit", visit, { startsAt, expectedVersion: 2 });
    expect(again.data?.["moveBookedVisit"]?.visit).toMatchObject({ state: "BOOKED", startsAt, outcomeNote: null });
    expect(JSON.stringify(await audits(visit))).not.toContain("Rang");
  });

  it("book no second visit for an order that gets one at the same moment", async () => {
    const visitor = shop().visitor();
    await aCartWith(visitor);
    const orderNumber = (await placeOrder(visitor, aCheckout())).data?.placeOrder.order.number;
    const visitFor = async (state: string) => {
      const { data } = await book(visitor, aBooking(await aFreeTime(shop()), { orderNumber }));
      const visit = data?.bookVisit.visit as TestVisit;
      await shop().database.query("UPDATE visit SET state = $2 WHERE id = $1", [keyOf("Visit", visit.id), state]);
      return visit;
    };
    const [first, second] = [await visitFor("NOBODY_HOME"), await visitFor("TO_REPEAT")];
    const startsAt = await aFreeTime(shop());
    const other = shop().database.createQueryRunner();
    await other.startTransaction();
    try {
      await other.query("UPDATE visit SET state = 'BOOKED' WHERE id = $1", [keyOf("Visit", second.id)]);
      const moving = change("moveBookedVisit", first, { startsAt });
      await vi.waitFor(async () => expect(await shop().database.query(WAITING)).toHaveLength(1), { timeout: 10_000 });
      await other.commitTransaction();
      expect((await moving).errors).toMatchObject([
        { message: expect.stringContaining("has another visit"), extensions: { code: "CONFLICT" } },
      ]);
    } finally {
      await other.release();
    }
  });

  it("change nothing from a version that is not the present one, or of a visit that there is not", async () => {
    const { visit } = await aVisit(shop());
    for (const [name, input] of [
      ["assignVisit", { fitter: "x" }],
      ["cancelBookedVisit", {}],
      ["moveBookedVisit", { startsAt: await aFreeTime(shop()) }],
      ["recordVisit", { outcome: "DONE" }],
    ] as const) {
      expect(codesOf(await change(name, visit, { expectedVersion: 9, ...input }))).toEqual(["CONFLICT"]);
      const id = globalId("BookedVisit", crypto.randomUUID());
      expect(codesOf(await change(name, visit, { id, ...input }))).toEqual(["NOT_FOUND"]);
    }
    expect(await audits(visit)).toEqual([]);
  });
});

it("is for the roles that see to orders", async () => {
  const { client: editor } = await aSignedInMember(shop(), StaffRole.CONTENT);
  expect(codesOf(await editor.graphql("{ bookedVisits { totalCount } }"))).toEqual(["FORBIDDEN"]);
});
