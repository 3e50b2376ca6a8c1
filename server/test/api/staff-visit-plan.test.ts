import { beforeEach, describe, expect, it } from "vitest";
import { londonDay } from "../../src/rules/london-time.js";
import { plannedPlaces, type WeeklyVisitTime } from "../../src/rules/visit-plan.js";
import { formatVisitHours } from "../../src/rules/visit-words.js";
import { readShopProfile } from "../../src/shop-profile/shop-profile.js";
import { StaffRole } from "../../src/staff/access/permissions.js";
import { aSignedInMember, type StaffClient } from "../builders/staff.js";
import { aBooking, aToken, book, cancel, freeTimes, type TestVisit } from "../builders/visit.js";
import { useShop } from "../harness/shop.js";

const shop = useShop();
let client: StaffClient;

beforeEach(async () => {
  // What other tests have booked would keep their fitters busy.
  await shop().database.query("DELETE FROM visit");
  await shop().database.query("DELETE FROM visit_slot");
  ({ client } = await aSignedInMember(shop(), StaffRole.ORDERS));
});

const codesOf = ({ errors }: { errors: { extensions: { code: string } }[] }) =>
  errors.map(({ extensions: { code } }) => code);

/** A visit at a free time, with the token of its link. */
async function aVisitAt(startsAt: string) {
  const visitor = shop().visitor();
  const visit = (await book(visitor, aBooking(startsAt))).data?.bookVisit.visit as TestVisit;
  return { visitor, visit, token: await aToken(shop(), visit) };
}

type Plan = { times: WeeklyVisitTime[]; areas: string[]; noticeHours: number; weeksAhead: number; version: number };
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

describe("the plan", () => {
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
    const earliest = Date.now() + 24 * 60 * 60 * 1000;
    const planned = plannedPlaces({ ...plan, times, weeksAhead: 3 }, readShopProfile(undefined), new Date())
      .filter(({ startsAt, place }) => place === 1 && startsAt.getTime() > earliest)
      .map(({ startsAt }) => startsAt.toISOString());
    const [first, ...others] = await free();
    expect([first, ...others].map((time) => time?.startsAt)).toEqual(planned);
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
