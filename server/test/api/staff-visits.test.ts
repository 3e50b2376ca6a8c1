import { beforeEach, describe, expect, it } from "vitest";
import { globalId, keyOf } from "../../src/kernel/graphql/global-id.js";
import { londonDay } from "../../src/rules/london-time.js";
import type { WeeklyVisitTime } from "../../src/rules/visit-plan.js";
import { formatVisitHours } from "../../src/rules/visit-words.js";
import { StaffRole } from "../../src/staff/access/permissions.js";
import { aCartWith } from "../builders/cart.js";
import { aCheckout, placeOrder } from "../builders/order.js";
import { aSignedInMember, type StaffClient } from "../builders/staff.js";
import {
  aBooking,
  aFreeTime,
  aToken,
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

/** A visit at a free time, with the token of its link. */
async function aVisitAt(startsAt: string) {
  const visitor = shop().visitor();
  const visit = (await book(visitor, aBooking(startsAt))).data?.bookVisit.visit as TestVisit;
  return { visitor, visit, token: await aToken(shop(), visit) };
}

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

describe("the plan", () => {
  type Plan = { times: object[]; areas: string[]; noticeHours: number; weeksAhead: number; version: number };
  const PLAN = "times { weekday starts ends fitters } areas noticeHours weeksAhead version";
  const readPlan = async () => (await client.graphql<{ visitPlan: Plan }>(`{ visitPlan { ${PLAN} } }`)).data.visitPlan;
  const changePlan = ({ version: expectedVersion, ...plan }: Plan) =>
    client.mutate<{ plan: Plan | null }>("changeVisitPlan", { expectedVersion, ...plan }, `plan { ${PLAN} }`);

  const free = async () => (await freeTimes(shop().visitor())).data?.visitTimes ?? [];
  /** The free times of the day of a moment, in London. */
  const freeOn = async (startsAt: string) =>
    (await free())
      .filter((time) => londonDay(new Date(time.startsAt)) === londonDay(new Date(startsAt)))
      .map((time) => formatVisitHours({ startsAt: new Date(time.startsAt), endsAt: new Date(time.endsAt) }));
  const aWeekOf = async (times: Omit<WeeklyVisitTime, "weekday">[]) => {
    const plan = await readPlan();
    const changed = await changePlan({ ...plan, weeksAhead: 5, times: times.map((time) => ({ weekday: 2, ...time })) });
    expect(changed.data?.["changeVisitPlan"]?.plan).toMatchObject({ version: plan.version + 1 });
  };

  // What other tests have booked would keep their fitters busy.
  beforeEach(async () => {
    await shop().database.query("DELETE FROM visit");
    await shop().database.query("DELETE FROM visit_slot");
  });

  it("offers no fitter who is booked by the plan before for a time that overlaps that, until it is cancelled", async () => {
    await aWeekOf([{ starts: "09:00", ends: "11:00", fitters: 1 }]);
    const startsAt = (await free())[0]?.startsAt ?? "";
    const { visitor, token } = await aVisitAt(startsAt);
    const later = [
      { starts: "10:00", ends: "12:00", fitters: 1 },
      { starts: "11:00", ends: "13:00", fitters: 1 },
    ];
    await aWeekOf(later);
    expect(await freeOn(startsAt)).toEqual(["11am to 1pm"]);
    await cancel(visitor, token);
    await aWeekOf(later);
    expect(await freeOn(startsAt)).toEqual(["10am to 12pm", "11am to 1pm"]);
  });

  it("with one fitter fewer offers none where the other one is booked", async () => {
    const time = { starts: "09:00", ends: "11:00" };
    await aWeekOf([{ ...time, fitters: 2 }]);
    const startsAt = (await free())[0]?.startsAt ?? "";
    const first = await aVisitAt(startsAt);
    await aVisitAt(startsAt);
    await cancel(first.visitor, first.token);
    expect(await freeOn(startsAt)).toEqual(["9am to 11am"]);
    await aWeekOf([{ ...time, fitters: 1 }]);
    expect(await freeOn(startsAt)).toEqual([]);
  });

  it("is changed as a whole, and its free times with it at once; what is booked stays", async () => {
    const plan = await readPlan();
    expect(plan).toMatchObject({ areas: [], noticeHours: 24, weeksAhead: 5 });
    const times = [{ weekday: 2, starts: "10:00", ends: "12:00", fitters: 2 }];
    const changed = await changePlan({ ...plan, times, areas: ["bs"], weeksAhead: 3 });
    expect(changed.data?.["changeVisitPlan"]?.plan).toMatchObject({ times, areas: ["BS"], version: plan.version + 1 });
    const [first] = await free();
    expect(await free()).toHaveLength(3);
    await book(shop().visitor(), aBooking(first?.startsAt ?? ""));
    await changePlan({ ...(await readPlan()), times: [] });
    expect(await free()).toEqual([]);
    const [{ count }] = await shop().database.query("SELECT count(*)::int FROM visit WHERE starts_at = $1", [
      first?.startsAt,
    ]);
    expect(count).toBe(1);
    expect(codesOf(await changePlan(plan))).toEqual(["CONFLICT"]);
    expect(codesOf(await changePlan({ ...(await readPlan()), areas: ["nowhere"] }))).toEqual(["BAD_USER_INPUT"]);
  });
});

it("is for the roles that see to orders", async () => {
  const { client: editor } = await aSignedInMember(shop(), StaffRole.CONTENT);
  expect(codesOf(await editor.graphql("{ bookedVisits { totalCount } }"))).toEqual(["FORBIDDEN"]);
});
