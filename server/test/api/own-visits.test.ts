import { expect, it } from "vitest";
import { keyOf } from "../../src/kernel/graphql/global-id.js";
import { aCustomer, anAccount, anEmail, PASSWORD, signIn } from "../builders/account.js";
import { aCartWith } from "../builders/cart.js";
import { mutate } from "../builders/mutation.js";
import { aPersonalDataLink, erasePersonalData, readPersonalData } from "../builders/personal-data.js";
import { aBooking, aFreeTime, aVisit, book, freeTimes, readVisit } from "../builders/visit.js";
import { removeEnded } from "../harness/retention.js";
import { useShop } from "../harness/shop.js";

const shop = useShop();

const isFree = async (startsAt: string) =>
  (await freeTimes(shop().visitor())).data?.visitTimes.some((time) => time.startsAt === startsAt);

it("are shown and erased by a guest's link, and nobody else's; the time is free again", async () => {
  const email = anEmail();
  const { visit, token } = await aVisit(shop(), { email: email.toUpperCase() });
  const other = await aVisit(shop());
  const link = await aPersonalDataLink(shop(), email);
  const { data } = await readPersonalData(shop().visitor(), link);
  expect(JSON.parse(data?.readPersonalData?.data ?? "").visits).toMatchObject([
    { orderNumber: null, state: "BOOKED", address: "14 Larch Terrace", notes: "Park behind the house." },
  ]);
  await erasePersonalData(shop().visitor(), link);
  expect((await readVisit(shop().visitor(), token)).data).toEqual({ visit: null });
  expect((await readVisit(shop().visitor(), other.token)).data?.visit).toMatchObject({ state: "BOOKED" });
  expect(await isFree(visit.startsAt)).toBe(true);
  const about = keyOf("Visit", visit.id);
  expect(await shop().database.query("SELECT FROM pgboss.job WHERE data->>'about' = $1", [about])).toEqual([]);
});

it("are in the download of an account and go with it", async () => {
  const { visitor } = await aCustomer(shop());
  const startsAt = await aFreeTime(shop());
  await book(visitor, aBooking(startsAt));
  const { data } = await mutate<"downloadMyData", { data: string }>(visitor, "downloadMyData", undefined, "data");
  expect(JSON.parse(data?.downloadMyData.data ?? "").visits).toMatchObject([{ name: "Jo Whitfield", state: "BOOKED" }]);
  await mutate(visitor, "deleteAccount", { password: PASSWORD });
  expect(await isFree(startsAt)).toBe(true);
});

it("of a guest who signs in are the account's", async () => {
  const visitor = shop().visitor();
  await aCartWith(visitor);
  await book(visitor, aBooking(await aFreeTime(shop())));
  const { email } = await anAccount(shop());
  await signIn(visitor, email);
  const { data } = await mutate<"downloadMyData", { data: string }>(visitor, "downloadMyData", undefined, "data");
  expect(JSON.parse(data?.downloadMyData.data ?? "").visits).toHaveLength(1);
});

it("are removed a year after their day, and slots once they are over", async () => {
  const { visit, token } = await aVisit(shop());
  const { visit: kept, token: keptToken } = await aVisit(shop());
  await aFreeTime(shop());
  const ago = (days: number, id: string) =>
    shop().database.query(
      "UPDATE visit SET starts_at = now() - $2 * interval '1 day', ends_at = now() - $2 * interval '1 day' WHERE id = $1",
      [keyOf("Visit", id), days],
    );
  await ago(366, visit.id);
  await ago(364, kept.id);
  await shop().database.query(
    "UPDATE visit_slot SET starts_at = starts_at - interval '1 year', ends_at = ends_at - interval '1 year'",
  );
  await removeEnded(shop(), "visit");
  await removeEnded(shop(), "visit_slot");
  expect((await readVisit(shop().visitor(), token)).data).toEqual({ visit: null });
  expect((await readVisit(shop().visitor(), keptToken)).data?.visit).toMatchObject({ state: "BOOKED" });
  const free = "SELECT FROM visit_slot s WHERE NOT EXISTS (SELECT FROM visit v WHERE v.slot_id = s.id)";
  expect(await shop().database.query(free)).toEqual([]);
});
