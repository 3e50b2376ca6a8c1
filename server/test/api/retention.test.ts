import { randomUUID } from "node:crypto";
import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import pg from "pg";
import { expect, it, onTestFinished, vi } from "vitest";
import { MailQueue } from "../../src/mail/mail-queue.js";
import { Outbox } from "../../src/mail/outbox.js";
import type { Removal } from "../../src/retention/removal.js";
import { RETENTION_JOB, startRetention } from "../../src/retention/retention-job.js";
import { anEmail, aRegistration, register } from "../builders/account.js";
import { aCartWith } from "../builders/cart.js";
import { aSampleForm, requestQuote, requestSamples, sendContactMessage, subscribe } from "../builders/enquiry.js";
import { placeOrder } from "../builders/order.js";
import { aLog } from "../harness/log.js";
import { openQueue } from "../harness/post-office.js";
import { removeEnded } from "../harness/retention.js";
import { useShop } from "../harness/shop.js";

const shop = useShop();
const query = (text: string, values: unknown[] = []) => shop().database.query(text, values);
const countOf = async (table: string): Promise<number> =>
  (await query(`SELECT count(*)::int AS count FROM ${table}`))[0].count;

/** Moves a table's timestamps into the past. */
const age = (table: string, column: string, interval: string) =>
  query(`UPDATE ${table} SET ${column} = ${column} - $1::interval`, [interval]);

const counters = (count: number, expire: number) =>
  query("INSERT INTO rate_limit SELECT gen_random_uuid(), 1, $2 FROM generate_series(1, $1)", [count, expire]);

const anOrder = async () => {
  const visitor = shop().visitor();
  await aCartWith(visitor);
  await placeOrder(visitor);
};
const samples = async () => requestSamples(shop().visitor(), await aSampleForm(shop().visitor()));
const aReview = () =>
  query(`INSERT INTO review (product_id, rating, comment, user_name, user_location, review_date)
    VALUES (1, 4, 'Fits', 'Jo', 'Bristol', now())`);
const aConfigurationCode = () =>
  query(`INSERT INTO configuration_code VALUES
    ('KX47P' || (SELECT count(*) + 2 FROM configuration_code), gen_random_uuid(), 1, 40, 50, 'PVC', 'White', '[]')`);
const aSentMail = () =>
  query("INSERT INTO sent_mail (id, kind, about) VALUES (gen_random_uuid(), 'quote-copy', gen_random_uuid())");

it.each<[string, string, string, string, () => Promise<unknown>]>([
  ["quote_request", "created_at", "364 days", "2 days", () => requestQuote(shop().visitor())],
  ["contact_message", "created_at", "364 days", "2 days", () => sendContactMessage(shop().visitor())],
  ["sample_request", "created_at", "364 days", "2 days", samples],
  ["review", "review_date", "364 days", "2 days", aReview],
  ["orders", "placed_at", "10 years 364 days", "2 days", anOrder],
  ["subscription", "requested_at", "6 days", "2 days", () => subscribe(shop().visitor(), anEmail())],
  ["account_letter", "created_at", "6 days", "2 days", () => register(shop().visitor(), aRegistration())],
  ["configuration_code", "made_at", "89 days", "2 days", aConfigurationCode],
  ["sent_mail", "sent_at", "89 days", "2 days", aSentMail],
])(
  "removes rows of %s when their retention period is over, and not before",
  async (table, column, early, more, store) => {
    await store();
    await age(table, column, early);
    expect(await removeEnded(shop(), table)).toBe(0);
    await age(table, column, more);
    await store();
    expect(await removeEnded(shop(), table)).toBe(1);
  },
);

it("keeps published reviews and confirmed subscriptions", async () => {
  await query("UPDATE review SET is_published = true WHERE user_name = 'Jo'");
  await query("UPDATE subscription SET confirmed_at = now()");
  for (const [table, column] of [
    ["review", "review_date"],
    ["subscription", "requested_at"],
  ] as const) {
    await age(table, column, "20 years");
    expect(await removeEnded(shop(), table)).toBe(0);
  }
  await query("UPDATE subscription SET confirmed_at = NULL"); // unsubscribed
  expect(await removeEnded(shop(), "subscription")).toBe(1);
});

it("removes only expired links of the mailing list", async () => {
  await subscribe(shop().visitor(), anEmail());
  const issue = `INSERT INTO subscription_token (hash, subscription_id, purpose, expires_at)
    SELECT gen_random_uuid(), id, $1::subscription_token_purpose_enum, $2::timestamptz FROM subscription`;
  await query(issue, ["confirm", "2020-01-01"]);
  await query(issue, ["confirm", "2999-01-01"]);
  await query(issue, ["unsubscribe", null]);
  expect(await removeEnded(shop(), "subscription_token")).toBe(1);
  expect(await countOf("subscription_token")).toBe(2);
});

it("removes thousands of rows in batches and skips current and locked rows", async () => {
  await query("DELETE FROM rate_limit");
  await counters(1, Date.now() + 60_000);
  await counters(1_203, Date.now() - 1);
  const holder = new pg.Client({ connectionString: shop().databaseUrl });
  await holder.connect();
  await holder.query("BEGIN");
  await holder.query("SELECT FROM rate_limit WHERE expire < $1 LIMIT 3 FOR UPDATE", [Date.now()]);
  expect(await removeEnded(shop(), "rate_limit")).toBe(1_200);
  await holder.query("ROLLBACK");
  await holder.end();
  expect(await removeEnded(shop(), "rate_limit")).toBe(3);
  expect(await countOf("rate_limit")).toBe(1);
});

it("removes a mail file without a record, but not while it may still be recorded", async () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), "outbox-"));
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  const outbox = new Outbox(dataDir);
  const remove = () => outbox.removeForgotten(shop().database);
  expect(await remove()).toBe(0); // there is no folder yet
  const [noted, ended, young] = [randomUUID(), randomUUID(), randomUUID()];
  for (const id of [noted, ended, young]) await outbox.write(id, Buffer.from("To: jo@larch.example"));
  writeFileSync(path.join(outbox.folder, `${ended}.eml.part`), "To: jo");
  writeFileSync(path.join(outbox.folder, "README"), "Of the owner's own.");
  await query("INSERT INTO sent_mail (id, kind, about) VALUES ($1, 'quote-copy', $1)", [noted]);
  const names = readdirSync(outbox.folder);
  const twoHoursAgo = new Date(Date.now() - 2 * 60 * 60 * 1000);
  for (const name of names.filter((each) => !each.startsWith(young)))
    utimesSync(path.join(outbox.folder, name), twoHoursAgo, twoHoursAgo);
  expect(await remove()).toBe(2);
  expect(readdirSync(outbox.folder).toSorted()).toEqual(["README", `${noted}.eml`, `${young}.eml`].toSorted());
});

it("runs each removal of a job separately: a failing one is reported and does not stop the others", async () => {
  const { logger, lines } = aLog();
  const { boss } = await openQueue(shop());
  const removals: Removal[] = [
    { name: "broken", remove: () => Promise.reject(new Error("no such table")) },
    { name: "empty", remove: async () => 0 },
    { name: "well", remove: async () => 7 },
  ];
  await boss.send(RETENTION_JOB);
  await startRetention({ boss, removals, logger });
  await vi.waitFor(() => expect(lines).toHaveLength(2), { timeout: 10_000 });
  expect(lines).toMatchObject([
    { level: 50, msg: "ended data not removed", removal: "broken", err: { message: "no such table" } },
    { level: 30, msg: "ended data removed", removed: { name: "well", count: 7 } },
  ]);
});

it("is scheduled every hour in the database, by one of the servers", async () => {
  expect(await query("SELECT cron FROM pgboss.schedule WHERE name = $1", [RETENTION_JOB])).toEqual([
    { cron: expect.stringMatching(/^\d+ \* \* \* \*$/) },
  ]);
  const { logger } = aLog();
  const keeper = await MailQueue.open({ databaseUrl: shop().databaseUrl, logger, isKeeper: true });
  onTestFinished(() => keeper.close());
  const clock = () => query("SELECT cron_on FROM pgboss.version WHERE cron_on IS NOT NULL");
  await vi.waitFor(async () => expect(await clock()).toHaveLength(1), { timeout: 10_000 });
});
