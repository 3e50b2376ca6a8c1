import { beforeAll, describe, expect, it, vi } from "vitest";
import { keyOf } from "../../src/kernel/graphql/global-id.js";
import { rowsOf } from "../../src/kernel/sql/query.js";
import { londonDay } from "../../src/rules/london-time.js";
import { StaffRole } from "../../src/staff/access/permissions.js";
import { PLANNED_PRODUCTS_JOB, startPlannedProducts } from "../../src/staff/catalogue/planned-products-job.js";
import { productDraftQueries } from "../../src/staff/catalogue/product-draft.queries.js";
import { publishDueDrafts } from "../../src/staff/catalogue/publish-draft.js";
import { priceAt } from "../builders/catalogue-change.js";
import { actOnDraft, draftOf } from "../builders/product-drafts.js";
import { actOnProduct, staffProduct } from "../builders/staff-product.js";
import { aSignedInMember, type StaffClient } from "../builders/staff.js";
import { aLog } from "../harness/log.js";
import { openQueue } from "../harness/post-office.js";
import { useShop } from "../harness/shop.js";

const shop = useShop();

let client: StaffClient;
let email: string;
let staffId: string;

beforeAll(async () => {
  ({ client, email, id: staffId } = await aSignedInMember(shop(), StaffRole.CATALOGUE));
});

const daysAhead = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000);
const codesOf = (errors: readonly { extensions: { code: string } }[]) =>
  errors.map(({ extensions }) => extensions.code);

const drafted = (slug: string) => draftOf(shop(), client, slug);
const save = (slug: string, input: object) => actOnDraft(shop(), client, "saveProductDraft", slug, input);
const publish = (slug: string) => actOnDraft(shop(), client, "publishProductDraft", slug);

const keyFor = async (slug: string) => Number(keyOf("Product", (await staffProduct(shop(), client, slug)).id));

describe("a draft", () => {
  it("changes nothing that shoppers see until it is published, and says what it would change", async () => {
    const slug = "roller-blinds";
    const before = await priceAt(shop(), slug);
    const { errors } = await save(slug, { basePricePence: before + 700, shortDescription: "Words to come." });
    expect(errors).toEqual([]);
    expect(await priceAt(shop(), slug)).toBe(before);
    expect((await drafted(slug)).draft).toEqual({
      changes: { basePricePence: before + 700, shortDescription: "Words to come." },
      pictures: null,
      ...{ overtaken: [], publishOn: null, problem: null, savedBy: email },
      fromPricePence: expect.any(Number),
    });
    const { fromPricePence } = (await drafted(slug)).draft ?? {};
    expect((await publish(slug)).errors).toEqual([]);
    expect(await priceAt(shop(), slug)).toBe(before + 700);
    const [stored] = await shop().database.query("SELECT from_price_pence AS pence FROM product WHERE slug = $1", [
      slug,
    ]);
    expect(stored.pence).toBe(fromPricePence);
    expect((await drafted(slug)).draft).toBeNull();
  });

  it("is audited with who saved and published it", async () => {
    const audits = await shop().database.query(
      "SELECT what, staff_id AS by FROM staff_audit WHERE subject_id = $1 ORDER BY id",
      [String(await keyFor("roller-blinds"))],
    );
    expect(audits).toEqual([
      { what: "product.drafted", by: staffId },
      { what: "product.draft-published", by: staffId },
    ]);
  });

  it("is one a product: the next replaces it, and who read an earlier one is told", async () => {
    const slug = "roman-blinds";
    await save(slug, { leadTimeDays: 30 });
    await save(slug, { warrantyYears: 9 });
    expect((await drafted(slug)).draft?.changes).toEqual({ warrantyYears: 9 });
    const outdated = { leadTimeDays: 40, expectedDraftVersion: 1 };
    expect(codesOf((await actOnProduct(shop(), client, "saveProductDraft", slug, outdated)).errors)).toEqual([
      "CONFLICT",
    ]);
  });

  it("is discarded, and its version never comes again", async () => {
    const slug = "roman-blinds";
    const { draftVersion } = await drafted(slug);
    expect((await actOnDraft(shop(), client, "discardProductDraft", slug)).errors).toEqual([]);
    expect(await drafted(slug)).toMatchObject({ draft: null, draftVersion: draftVersion + 1 });
    for (const name of ["discardProductDraft", "publishProductDraft"] as const)
      expect(codesOf((await actOnDraft(shop(), client, name, slug)).errors)).toEqual(["NOT_FOUND"]);
  });

  it("is not published over what was changed since: it names that, until it is saved again", async () => {
    const slug = "pleated-blinds";
    await save(slug, { basePricePence: 12_300, leadTimeDays: 50, features: ["blackout"] });
    await actOnProduct(shop(), client, "updateProduct", slug, { basePricePence: 11_100, warrantyYears: 8 });
    expect((await drafted(slug)).draft?.overtaken).toEqual(["basePricePence"]);
    const { errors } = await publish(slug);
    expect(errors).toMatchObject([
      { message: expect.stringContaining("base price"), extensions: { code: "CONFLICT" } },
    ]);
    expect(await priceAt(shop(), slug)).toBe(11_100);
    await save(slug, { basePricePence: 12_300, leadTimeDays: 50 });
    expect((await publish(slug)).errors).toEqual([]);
    expect(await priceAt(shop(), slug)).toBe(12_300);
  });

  it.each([
    ["a rule that is broken", { leadTimeDays: 3 }, "BAD_USER_INPUT"],
    ["a taken name", { name: "Roller Blinds" }, "BAD_USER_INPUT"],
    ["nothing", {}, "BAD_USER_INPUT"],
    ["a day that is over", { leadTimeDays: 33, publishOn: "2020-01-01" }, "BAD_USER_INPUT"],
  ])("is refused for %s", async (_why, input, code) => {
    expect(codesOf((await save("vertical-blinds", input)).errors)).toEqual([code]);
    expect((await drafted("vertical-blinds")).draft).toBeNull();
  });
});

describe("a draft with a day", () => {
  const slug = "venetian-blinds";

  it("is published with its beginning in London, once, by whom it was saved", async () => {
    const key = await keyFor(slug);
    const day = londonDay(daysAhead(2));
    expect((await save(slug, { basePricePence: 7700, publishOn: day })).errors).toEqual([]);
    expect((await drafted(slug)).draft?.publishOn).toBe(day);
    await shop().database.query("UPDATE product_draft SET publish_on = '2027-07-01' WHERE product_id = $1", [key]);
    const start = new Date("2027-06-30T23:00:00Z").getTime();
    const nothing = { published: [], refused: [] };
    expect(await publishDueDrafts(shop().database, new Date(start - 1))).toEqual(nothing);
    expect(await publishDueDrafts(shop().database, new Date(start))).toEqual({ published: [key], refused: [] });
    expect(await publishDueDrafts(shop().database, new Date(start))).toEqual(nothing);
    expect(await priceAt(shop(), slug)).toBe(7700);
    const [audit] = await shop().database.query(
      "SELECT what, staff_id AS by FROM staff_audit ORDER BY id DESC LIMIT 1",
    );
    expect(audit).toEqual({ what: "product.draft-published", by: staffId });
  });

  it("stays a draft that says why, where it was overtaken; the others go on", async () => {
    const [key, other] = [await keyFor(slug), await keyFor("wooden-blinds")];
    const publishOn = londonDay(daysAhead(2));
    await save(slug, { basePricePence: 9900, publishOn });
    await save("wooden-blinds", { leadTimeDays: 44, publishOn });
    await actOnProduct(shop(), client, "updateProduct", slug, { basePricePence: 8800 });
    const outcomes = await publishDueDrafts(shop().database, daysAhead(3));
    expect(outcomes).toEqual({ published: [other], refused: [key] });
    expect(await priceAt(shop(), slug)).toBe(8800);
    expect((await drafted(slug)).draft).toMatchObject({
      ...{ problem: expect.stringContaining("base price"), overtaken: ["basePricePence"], publishOn },
    });
    expect(await publishDueDrafts(shop().database, daysAhead(3))).toEqual({ published: [], refused: [] });
  });
});

it("a refusal on the day is noted at the draft that was tried, not at one that was saved since", async () => {
  const slug = "skylight-blinds";
  await save(slug, { leadTimeDays: 31 });
  const { draftVersion: tried } = await drafted(slug);
  await save(slug, { leadTimeDays: 32 });
  const key = await keyFor(slug);
  const note = (version: number) =>
    rowsOf(shop().database, productDraftQueries.fail, [key, version, "Somebody has changed: days to delivery."]);
  expect(await note(tried)).toEqual([]);
  expect((await drafted(slug)).draft?.problem).toBeNull();
  expect(await note(tried + 1)).toEqual([{ version: tried + 2 }]);
});

it("the queue's job publishes what became due while the shop was down, then puts it on sale", async () => {
  const slug = "day-night-blinds";
  const publishOn = londonDay(daysAhead(2));
  await actOnProduct(shop(), client, "takeProductOffSale", slug);
  await actOnProduct(shop(), client, "putProductOnSale", slug, { day: publishOn });
  await save(slug, { basePricePence: 15_100, publishOn });
  await shop().database.query("UPDATE product SET on_sale_from = '2026-01-01' WHERE on_sale_from IS NOT NULL");
  await shop().database.query("UPDATE product_draft SET publish_on = '2026-01-01' WHERE product_id = $1", [
    await keyFor(slug),
  ]);
  const { logger, lines } = aLog();
  const { boss } = await openQueue(shop());
  await boss.send(PLANNED_PRODUCTS_JOB);
  await startPlannedProducts({ boss, database: shop().database, logger });
  await vi.waitFor(
    () =>
      expect(lines.map(({ msg }) => msg)).toEqual([
        "drafts of products published as planned",
        "products put on sale as planned",
      ]),
    { timeout: 20_000 },
  );
  expect(await priceAt(shop(), slug)).toBe(15_100);
  const [schedule] = (await boss.getSchedules()).filter(({ name }) => name === PLANNED_PRODUCTS_JOB);
  expect(schedule).toMatchObject({ cron: "0 * * * *" });
});
