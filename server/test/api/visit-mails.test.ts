import { beforeEach, expect, it } from "vitest";
import { createEmailWriter } from "../../src/composition/jobs/email-templates.js";
import { createLogger } from "../../src/http/logs/logs.js";
import { keyOf } from "../../src/kernel/graphql/global-id.js";
import { countingStatements } from "../../src/kernel/sql/statement-count.js";
import { emailText } from "../../src/mail/email-text.js";
import { formatVisitTime } from "../../src/rules/visit-words.js";
import { readShopProfile } from "../../src/shop-profile/shop-profile.js";
import { keepVisits, startVisits, VISITS_JOB } from "../../src/visits/visits-job.js";
import { aCartWith } from "../builders/cart.js";
import { anEmailContext, unquoted } from "../builders/emails.js";
import { aCheckout, placeOrder } from "../builders/order.js";
import {
  aBooking,
  aFreeTime,
  aToken,
  aVisit,
  book,
  cancel,
  comeNear,
  freeTimes,
  move,
  readVisit,
} from "../builders/visit.js";
import { allMailSent, openQueue, startWorker } from "../harness/post-office.js";
import { useShop } from "../harness/shop.js";
import { useSmtpServer } from "../harness/smtp-server.js";

const shop = useShop();
const smtp = useSmtpServer();
const profile = readShopProfile(undefined);

beforeEach(async () => {
  await shop().database.query("DELETE FROM pgboss.job");
  await shop().database.query("DELETE FROM visit");
  smtp().arrived.length = 0;
});

/** The mails that arrived, by whom they went to, as text. */
const mailsTo = (to: string) =>
  smtp()
    .arrived.filter((mail) => mail.to === to)
    .map(({ raw }) => unquoted(raw));

/** Kinds of the queued mails, in alphabetical order. */
const queued = async (): Promise<string[]> =>
  (await shop().database.query("SELECT data->>'kind' AS kind FROM pgboss.job WHERE name = 'mail' ORDER BY kind")).map(
    ({ kind }: { kind: string }) => kind,
  );

/** A visit of the next day that was booked long before. */
async function aDueVisit() {
  const booked = await aVisit(shop());
  await comeNear(shop(), booked.visit, 23);
  await shop().database.query("UPDATE visit SET set_at = now() - interval '3 days' WHERE id = $1", [
    keyOf("Visit", booked.visit.id),
  ]);
  return booked;
}

/** The calendar file of a mail. */
function calendarOf(mail: string): string {
  const [, encoded = ""] =
    /text\/calendar[^]*?base64[^]*?\n\n([A-Za-z0-9+/=\s]+)/i.exec(mail.replaceAll("\r", "")) ?? [];
  return Buffer.from(encoded.replaceAll(/\s/g, ""), "base64").toString().replaceAll("\r\n ", "");
}

it("a shopper gets the time, a calendar file and a link that works; the shop gets everything", async () => {
  const startsAt = await aFreeTime(shop());
  const input = aBooking(startsAt);
  const { data } = await book(shop().visitor(), input);
  await startWorker(shop(), { smtpUrl: smtp().url });
  await allMailSent(shop());
  const [mail = ""] = mailsTo(input.email);
  expect(mail).not.toContain("Park behind the house");
  expect(mail).not.toContain("Larch Terrace");
  const calendar = calendarOf(mail);
  for (const line of [
    "METHOD:REQUEST",
    "SEQUENCE:0",
    "LOCATION:BS6 7QX",
    `DTSTART:${startsAt.replaceAll(/[-:]|\.000/g, "")}`,
  ])
    expect(calendar).toContain(`${line}\r\n`);
  const [, token = ""] = /\/visit\?token=([\w-]{43})/.exec(mail) ?? [];
  expect((await readVisit(shop().visitor(), token)).data?.visit?.id).toBe(data?.bookVisit.visit?.id);
  const [copy = ""] = mailsTo("hello@measured.example");
  for (const words of ["Visit booked", "14 Larch Terrace", "Park behind the house.", input.email])
    expect(copy).toContain(words);
});

it("calendars follow a move and a cancellation: the same event with the next number", async () => {
  const { visit, visitor, token } = await aVisit(shop());
  await startWorker(shop(), { smtpUrl: smtp().url });
  await allMailSent(shop());
  await move(visitor, token, await aFreeTime(shop()));
  await allMailSent(shop());
  await cancel(visitor, token);
  await allMailSent(shop());

  const calendars = mailsTo(visit.email).map(calendarOf);
  expect(calendars.map((file) => /METHOD:(\w+)/.exec(file)?.[1])).toEqual(["REQUEST", "REQUEST", "CANCEL"]);
  expect(calendars.map((file) => /SEQUENCE:(\d+)/.exec(file)?.[1])).toEqual(["0", "1", "2"]);
  expect(new Set(calendars.map((file) => /UID:(.*)/.exec(file)?.[1])).size).toBe(1);
});

it("a mail about a visit that was cancelled before it was sent says only that", async () => {
  const { visit, visitor, token } = await aVisit(shop());
  await cancel(visitor, token);
  await startWorker(shop(), { smtpUrl: smtp().url });
  await allMailSent(shop());
  expect(mailsTo(visit.email).length).toBe(1);
  expect(mailsTo(visit.email)[0]).toContain("Our visit is cancelled");
});

it("the job reminds once of the visits of the next day, and not of those that were booked within it", async () => {
  const [near, far, late] = [await aVisit(shop()), await aVisit(shop()), await aVisit(shop(), {}, 25)];
  await comeNear(shop(), near.visit, 23);
  await shop().database.query(
    "UPDATE visit SET set_at = now() - interval '3 days' WHERE starts_at < now() + interval '24 hours'",
  );
  await comeNear(shop(), late.visit, 22);
  await shop().database.query("DELETE FROM pgboss.job");
  const mail = await openQueue(shop());
  const kept = () => keepVisits({ database: shop().database, mail, shop: profile });
  expect(
    (await Promise.all([kept(), kept()])).map(({ reminded }) => reminded).toSorted((one, other) => one - other),
  ).toEqual([0, 1]);
  expect((await kept()).reminded).toBe(0);
  const reminders = await shop().database.query("SELECT FROM pgboss.job WHERE data->>'kind' = 'visit-reminder'");
  expect(reminders.length).toBe(1);
  expect(far.visit.state).toBe("BOOKED");
});

it("a reminder that comes within the notice promises no change by its link", async () => {
  const { visit } = await aDueVisit();
  await shop().database.query("DELETE FROM pgboss.job");
  const mail = await openQueue(shop());
  await keepVisits({ database: shop().database, mail, shop: profile });
  await startWorker(shop(), { smtpUrl: smtp().url });
  await allMailSent(shop());
  const [reminder = ""] = mailsTo(visit.email);
  expect(reminder).toContain("This is a reminder of our visit.");
  expect(reminder).toContain("It can no longer be moved or cancelled by the link.");
  expect(reminder).not.toContain("Move or cancel the visit");
});

it("the job takes as many statements for many reminders as for one", async () => {
  const mail = await openQueue(shop());
  const statements = () =>
    countingStatements(async (counter) => {
      await keepVisits({ database: shop().database, mail, shop: profile });
      return counter.statements;
    });
  await aDueVisit();
  const ofOne = await statements();
  await Promise.all(Array.from({ length: 3 }, () => aDueVisit()));
  await shop().database.query("DELETE FROM pgboss.job");
  expect(await statements()).toBe(ofOne);
  expect(await queued()).toEqual(Array.from({ length: 3 }, () => "visit-reminder"));
});

it("the job cancels the visits of cancelled orders and tells both", async () => {
  const visitor = shop().visitor();
  await aCartWith(visitor);
  const order = (await placeOrder(visitor, aCheckout())).data?.placeOrder.order;
  await book(visitor, aBooking(await aFreeTime(shop()), { orderNumber: order?.number }));
  await shop().database.query("UPDATE orders SET status = 'CANCELLED' WHERE number = $1", [order?.number]);
  await shop().database.query("DELETE FROM pgboss.job");
  const mail = await openQueue(shop());
  expect(await keepVisits({ database: shop().database, mail, shop: profile })).toMatchObject({ cancelled: 1 });
  expect(await keepVisits({ database: shop().database, mail, shop: profile })).toMatchObject({ cancelled: 0 });
  expect(await queued()).toEqual(["visit-cancelled", "visit-copy"]);
});

it("the job keeps the coming weeks as planned, leaves what is booked, and skips closed days", async () => {
  await shop().database.query("DELETE FROM visit_slot");
  const { visit } = await aVisit(shop());
  const mail = await openQueue(shop());
  const first = await keepVisits({ database: shop().database, mail, shop: profile });
  const [{ count }] = await shop().database.query("SELECT count(*)::int FROM visit_slot");
  expect(first.added).toBe(count - 1);
  const times = async () => (await freeTimes(shop().visitor())).data?.visitTimes ?? [];
  const before = await times();
  expect(before.length).toBeGreaterThan(50);
  expect(await keepVisits({ database: shop().database, mail, shop: profile })).toMatchObject({ added: 0 });
  const date = before.at(-1)?.startsAt.slice(0, 10) ?? "";
  const closed = { ...profile, closedDays: [{ date, name: "Stocktaking" }] };
  await keepVisits({ database: shop().database, mail, shop: closed });
  expect((await times()).filter(({ startsAt }) => startsAt.startsWith(date))).toEqual([]);
  expect(
    (await shop().database.query("SELECT FROM visit WHERE starts_at = $1 AND state = 'BOOKED'", [visit.startsAt]))
      .length,
  ).toBe(1);
});

it("a new shop has free times as soon as its job has run", async () => {
  await shop().database.query("DELETE FROM visit_slot");
  const queue = await openQueue(shop());
  const logger = createLogger({ logLevel: "silent", dev: false });
  await startVisits({ queue, database: shop().database, shopProfile: profile, logger });
  await expect
    .poll(async () => (await freeTimes(shop().visitor())).data?.visitTimes.length, { timeout: 20_000 })
    .toBeGreaterThan(50);
  expect(await queue.boss.getQueue(VISITS_JOB)).toBeTruthy();
});

it("the mail of an order states the time of its visit, wherever it is moved, until it is cancelled or done", async () => {
  const visitor = shop().visitor();
  await aCartWith(visitor);
  const { number = "" } = (await placeOrder(visitor, aCheckout())).data?.placeOrder.order ?? {};
  const [{ id }] = await shop().database.query("SELECT id FROM orders WHERE number = $1", [number]);
  const confirmation = async () => {
    const mail = await createEmailWriter(shop().database, anEmailContext())("order-confirmation", id);
    return mail ? emailText(mail, profile).replaceAll(/\s+/g, " ") : "";
  };
  expect(await confirmation()).toContain("to arrange a visit");
  const { data } = await book(visitor, aBooking(await aFreeTime(shop()), { orderNumber: number }));
  const visit = data?.bookVisit.visit ?? { id: "", startsAt: "", endsAt: "" };
  const stated = ({ startsAt, endsAt }: { startsAt: string; endsAt: string }) =>
    `Our visit is arranged: ${formatVisitTime({ startsAt: new Date(startsAt), endsAt: new Date(endsAt) })}`;
  expect(await confirmation()).toContain(stated(visit));
  expect(await confirmation()).not.toContain("to arrange a visit");
  const token = await aToken(shop(), visit);
  const { data: moved } = await move(shop().visitor(), token, await aFreeTime(shop(), { hours: 500 }));
  const movedVisit = moved?.moveVisit.visit ?? visit;
  expect(stated(movedVisit)).not.toBe(stated(visit));
  expect(await confirmation()).toContain(stated(movedVisit));
  await shop().database.query("UPDATE visit SET state = 'DONE' WHERE id = $1", [keyOf("Visit", visit.id)]);
  expect(await confirmation()).toContain("We have measured.");
  await shop().database.query("UPDATE visit SET state = 'BOOKED' WHERE id = $1", [keyOf("Visit", visit.id)]);
  await cancel(shop().visitor(), token);
  expect(await confirmation()).toContain("to arrange a visit");
});
