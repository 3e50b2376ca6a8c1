import { beforeAll, describe, expect, it, onTestFinished, vi } from "vitest";
import { keyOf } from "../../src/kernel/graphql/global-id.js";
import { londonDay } from "../../src/rules/london-time.js";
import { StaffRole } from "../../src/staff/access/permissions.js";
import { PLANNED_PRICES_JOB, startPlannedPrices } from "../../src/staff/catalogue/prices/planned-prices-job.js";
import { applyDuePrices } from "../../src/staff/catalogue/prices/planned-prices.js";
import { priceAt, setPrice } from "../builders/catalogue-change.js";
import {
  aPriceList,
  imported,
  importPrices,
  previewPrices,
  revertPrices,
  storedPrices,
  type ImportedPrices,
} from "../builders/price-list.js";
import { aSignedInMember, type StaffClient } from "../builders/staff.js";
import { aLog } from "../harness/log.js";
import { openQueue } from "../harness/post-office.js";
import { useShop } from "../harness/shop.js";

const shop = useShop({ settings: { responseCache: true } });

const DAY = 24 * 60 * 60 * 1000;
const daysAhead = (days: number) => new Date(Date.now() + days * DAY);

let client: StaffClient;
let email: string;
let staffId: string;

beforeAll(async () => {
  ({ client, email, id: staffId } = await aSignedInMember(shop(), StaffRole.CATALOGUE));
});

const pricesOf = async (slug: string) => (await storedPrices(shop()))[slug];

/** A list of these lines that is planned for the day after tomorrow, or another one. */
const planned = (lines: string[], day = londonDay(daysAhead(2))) => imported(client, aPriceList(...lines), day);

/** Applies what is due at a moment; by default in three days. */
const applyAt = (moment = daysAhead(3)) => applyDuePrices(shop().database, moment);

const isAmong = (applied: number[], { id }: ImportedPrices) => applied.map(String).includes(keyOf("PriceList", id));

type Read = ImportedPrices & {
  leftOut: { line: number; slug: string; message: string }[];
  lines: { slug: string; oldBasePence: number; newBasePence: number; newWasPence: number | null }[];
};

async function read({ id }: ImportedPrices): Promise<Read> {
  const { data, errors } = await client.graphql<{ priceList: Read }>(
    `query ($id: ID!) { priceList(id: $id) { id name lineCount state effectiveFrom appliedAt revertedAt
      leftOut { line slug message } lines { slug oldBasePence newBasePence newWasPence } } }`,
    { id },
  );
  expect(errors).toEqual([]);
  return data.priceList;
}

const audits = ({ id }: ImportedPrices) =>
  shop().database.query(
    "SELECT what, after, staff_id AS by FROM staff_audit WHERE subject_type = 'PriceList' AND subject_id = $1 ORDER BY id",
    [keyOf("PriceList", id)],
  );

describe("a planned price list", () => {
  it("changes nothing until its day, then what it says, with its audit", async () => {
    const slug = "pleated-blinds";
    const before = await pricesOf(slug);
    const list = await planned([`${slug},,123,200`]);
    const day = londonDay(daysAhead(2));
    expect(list).toMatchObject({ state: "PLANNED", effectiveFrom: day, appliedAt: null, lineCount: 1 });
    expect(await pricesOf(slug)).toEqual(before);
    expect((await read(list)).lines).toEqual([
      { slug, oldBasePence: before?.base, newBasePence: 12_300, newWasPence: 20_000 },
    ]);
    expect(isAmong(await applyAt(daysAhead(1)), list)).toBe(false);
    expect(await pricesOf(slug)).toEqual(before);
    expect(isAmong(await applyAt(), list)).toBe(true);
    expect(await pricesOf(slug)).toEqual({ base: 12_300, was: 20_000 });
    expect(await read(list)).toMatchObject({ state: "APPLIED", appliedAt: expect.any(String), leftOut: [] });
    expect(await audits(list)).toEqual([
      { what: "prices.planned", after: { name: "Spring prices", products: 1, effectiveFrom: day }, by: staffId },
      { what: "prices.applied", after: { name: "Spring prices", products: 1, leftOut: 0 }, by: null },
    ]);
    const [priced] = await shop().database.query(
      "SELECT staff_id AS by, after FROM staff_audit WHERE what = 'product.priced' ORDER BY id DESC LIMIT 1",
    );
    expect(priced).toEqual({ by: staffId, after: { basePricePence: 12_300, wasPricePence: 20_000 } });
  });

  it.each([
    ["winter", "2027-01-15", "2027-01-15T00:00:00Z"],
    ["summer", "2027-07-01", "2027-06-30T23:00:00Z"],
    ["the day on which clocks go forward", "2027-03-28", "2027-03-28T00:00:00Z"],
    ["the day after", "2027-03-29", "2027-03-28T23:00:00Z"],
    ["the day on which clocks go back", "2027-10-31", "2027-10-30T23:00:00Z"],
  ])("starts with its day in London: %s", async (_when, day, moment) => {
    const list = await planned(["roller-blinds,,57,"]);
    await shop().database.query("UPDATE price_list SET effective_from = $1 WHERE id = $2", [
      day,
      keyOf("PriceList", list.id),
    ]);
    const start = new Date(moment).getTime();
    expect(isAmong(await applyAt(new Date(start - 1)), list)).toBe(false);
    expect(isAmong(await applyAt(new Date(start)), list)).toBe(true);
    await revertPrices(client, list.id);
  });

  it("counts whatever the prices are by then, and is taken back to those", async () => {
    const list = await planned(["skylight-blinds,,91,", "roman-blinds,,88,"]);
    await setPrice(shop(), 8800, "skylight-blinds");
    expect(isAmong(await applyAt(), list)).toBe(true);
    expect((await pricesOf("skylight-blinds"))?.base).toBe(9100);
    expect((await read(list)).lines).toMatchObject([
      { slug: "roman-blinds", newBasePence: 8800 },
      { slug: "skylight-blinds", oldBasePence: 8800, newBasePence: 9100 },
    ]);
    expect((await revertPrices(client, list.id)).errors).toEqual([]);
    expect((await pricesOf("skylight-blinds"))?.base).toBe(8800);
  });

  it("leaves out what was withdrawn, and says so", async () => {
    const list = await planned(["wooden-blinds,,141,", "vertical-blinds,,97,"]);
    await shop().database.query("UPDATE product SET slug = 'gone-blinds' WHERE slug = 'wooden-blinds'");
    expect(isAmong(await applyAt(), list)).toBe(true);
    await shop().database.query("UPDATE product SET slug = 'wooden-blinds' WHERE slug = 'gone-blinds'");
    expect((await pricesOf("vertical-blinds"))?.base).toBe(9700);
    expect((await read(list)).leftOut).toEqual([
      { line: 2, slug: "wooden-blinds", message: "The product has been withdrawn" },
    ]);
    expect((await audits(list)).at(-1)).toMatchObject({ after: { products: 1, leftOut: 1 } });
  });

  it("is all or nothing: it stays planned where it fails, and is applied later", async () => {
    const list = await planned(["roman-blinds,,99,", "roller-blinds,,59,"]);
    const before = await storedPrices(shop());
    await shop().database.query(
      "ALTER TABLE product ADD CONSTRAINT test_no_59 CHECK (base_price_pence <> 5900) NOT VALID",
    );
    await expect(applyAt()).rejects.toThrow(/test_no_59/);
    expect(await storedPrices(shop())).toEqual(before);
    expect((await read(list)).state).toBe("PLANNED");
    await shop().database.query("ALTER TABLE product DROP CONSTRAINT test_no_59");
    expect(isAmong(await applyAt(daysAhead(200)), list)).toBe(true);
    expect([(await pricesOf("roman-blinds"))?.base, (await pricesOf("roller-blinds"))?.base]).toEqual([9900, 5900]);
  });

  it("does not wait for one that fails before it", async () => {
    const failing = await planned(["roller-blinds,,58,"]);
    const other = await planned(["roman-blinds,,97,"], londonDay(daysAhead(3)));
    await shop().database.query(
      "ALTER TABLE product ADD CONSTRAINT test_no_58 CHECK (base_price_pence <> 5800) NOT VALID",
    );
    await expect(applyAt(daysAhead(4))).rejects.toThrow(/test_no_58/);
    await shop().database.query("ALTER TABLE product DROP CONSTRAINT test_no_58");
    expect([(await read(failing)).state, (await read(other)).state]).toEqual(["PLANNED", "APPLIED"]);
    expect((await pricesOf("roman-blinds"))?.base).toBe(9700);
    expect(isAmong(await applyAt(daysAhead(4)), failing)).toBe(true);
  });

  it("waits for one that fails before it and names the same product, so that the later price counts", async () => {
    const failing = await planned(["roller-blinds,,56,"]);
    const later = await planned(["roller-blinds,,55,", "roman-blinds,,96,"], londonDay(daysAhead(3)));
    await shop().database.query(
      "ALTER TABLE product ADD CONSTRAINT test_no_56 CHECK (base_price_pence <> 5600) NOT VALID",
    );
    await expect(applyAt(daysAhead(4))).rejects.toThrow(/test_no_56/);
    await shop().database.query("ALTER TABLE product DROP CONSTRAINT test_no_56");
    expect([(await read(failing)).state, (await read(later)).state]).toEqual(["PLANNED", "PLANNED"]);
    const applied = await applyAt(daysAhead(4));
    expect([isAmong(applied, failing), isAmong(applied, later)]).toEqual([true, true]);
    expect((await pricesOf("roller-blinds"))?.base).toBe(5500);
  });

  it("is applied once, by two processes at once too", async () => {
    const list = await planned(["roller-blinds,,62,"]);
    const applied = await Promise.all([applyAt(), applyAt(), applyAt()]);
    expect(applied.filter((ids) => isAmong(ids, list))).toHaveLength(1);
    expect(isAmong(await applyAt(), list)).toBe(false);
    expect((await audits(list)).map(({ what }: { what: string }) => what)).toEqual([
      "prices.planned",
      "prices.applied",
    ]);
  });

  it("is applied after those that start before it", async () => {
    const later = await planned(["roller-blinds,,67,"], londonDay(daysAhead(3)));
    const earlier = await planned(["roller-blinds,,66,"], londonDay(daysAhead(2)));
    const applied = (await applyAt(daysAhead(30))).map(String);
    expect(applied).toEqual([earlier, later].map(({ id }) => keyOf("PriceList", id)));
    expect((await pricesOf("roller-blinds"))?.base).toBe(6700);
  });

  it("is cancelled before it starts, and never starts then", async () => {
    const before = await pricesOf("roller-blinds");
    const list = await planned(["roller-blinds,,71,"]);
    const { data, errors } = await revertPrices(client, list.id);
    expect(errors).toEqual([]);
    expect(data?.["revertPrices"]?.priceList).toMatchObject({ state: "CANCELLED", revertedBy: email, appliedAt: null });
    expect(isAmong(await applyAt(), list)).toBe(false);
    expect(await pricesOf("roller-blinds")).toEqual(before);
    expect((await revertPrices(client, list.id)).errors).toMatchObject([{ extensions: { code: "CONFLICT" } }]);
    expect((await audits(list)).at(-1)).toMatchObject({ what: "prices.cancelled" });
  });

  it.each([
    ["today", () => londonDay(new Date())],
    ["a day that is over", () => "2025-01-01"],
    ["a day in more than a year", () => londonDay(daysAhead(370))],
  ])("is refused for %s", async (_day, effectiveFrom) => {
    const csv = aPriceList("roller-blinds,,72,");
    const { fingerprint } = await previewPrices(client, csv);
    const { errors } = await importPrices(client, { csv, fingerprint, effectiveFrom: effectiveFrom() });
    expect(errors).toMatchObject([{ extensions: { code: "BAD_USER_INPUT" } }]);
    expect(errors[0]?.extensions.fields).toHaveProperty("effectiveFrom");
  });
});

it("the queue's job applies what became due while the shop was down, and shoppers see it within a second", async () => {
  const slug = "day-night-blinds";
  const list = await planned([`${slug},,151,`]);
  await priceAt(shop(), slug);
  await shop().database.query("UPDATE price_list SET effective_from = '2026-01-01' WHERE id = $1", [
    keyOf("PriceList", list.id),
  ]);
  const { logger, lines } = aLog();
  const { boss } = await openQueue(shop());
  await boss.send(PLANNED_PRICES_JOB);
  // The day has begun by the clock of the database, which is the one that counts.
  vi.setSystemTime("2025-12-31T12:00:00Z");
  onTestFinished(() => void vi.useRealTimers());
  await startPlannedPrices({ boss, database: shop().database, logger });
  await vi.waitFor(() => expect(lines).toMatchObject([{ msg: "planned prices applied" }]), { timeout: 20_000 });
  vi.useRealTimers();
  await vi.waitFor(async () => expect(await priceAt(shop(), slug)).toBe(15_100), { timeout: 1000, interval: 5 });
  const [schedule] = (await boss.getSchedules()).filter(({ name }) => name === PLANNED_PRICES_JOB);
  expect(schedule).toMatchObject({ cron: "0 * * * *" });
});
