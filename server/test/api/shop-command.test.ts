import "reflect-metadata";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { globalId, keyOf } from "../../src/kernel/graphql/global-id.js";
import { MailQueue } from "../../src/mail/mail-queue.js";
import { londonDay } from "../../src/rules/london-time.js";
import { readShopProfile } from "../../src/shop-profile/shop-profile.js";
import { runShopCommand } from "../../src/staff/shop-command/shop-command.js";
import { mutate } from "../builders/mutation.js";
import { aStoredOrder } from "../builders/staff-orders.js";
import { useShop } from "../harness/shop.js";

const shop = useShop();
let mail: MailQueue;

beforeAll(async () => {
  mail = await MailQueue.open({ databaseUrl: shop().databaseUrl, logger: pino({ level: "silent" }) });
});
afterAll(() => mail.close());

/** Runs the command; returns its exit code and what it prints. */
async function run(...words: string[]): Promise<{ code: number; printed: string }> {
  const lines: string[] = [];
  const context = {
    ...{ database: shop().database, mail, shop: readShopProfile(undefined), close: async () => {} },
    pricePolicy: "consistent" as const,
  };
  const code = await runShopCommand(
    words,
    async () => context,
    (line) => lines.push(line),
  );
  return { code, printed: lines.join("\n") };
}

async function aReview(): Promise<string> {
  const input = {
    productId: globalId("Product", 1),
    rating: 4,
    comment: "It fits.\nNeat.",
    name: "Jo",
    location: "Bath",
  };
  const { data } = await mutate<"writeReview", { review: { id: string } }>(
    shop().visitor(),
    "writeReview",
    input,
    "review { id }",
  );
  return keyOf("Review", data?.writeReview.review.id ?? "");
}

const isPublished = async (id: string) =>
  (await shop().database.query("SELECT is_published FROM review WHERE id = $1", [id]))[0].is_published;

it("lists, publishes and declines reviews", async () => {
  const id = await aReview();
  expect((await run("reviews")).printed).toContain(`${id}  WAITING  4 of 5  Roller Blinds  It fits. Neat.`);
  const { code, printed } = await run("reviews", "publish", id, "--json");
  expect([code, JSON.parse(printed)]).toMatchObject([0, [{ id: Number(id), state: "PUBLISHED", version: 2 }]]);
  expect(await isPublished(id)).toBe(true);
  expect((await run("reviews", "decline", id, "OFF_TOPIC")).printed).toContain(`${id}  DECLINED`);
  expect(await isPublished(id)).toBe(false);
  const [{ by, what }] = await shop().database.query(
    "SELECT staff_id AS by, what FROM staff_audit WHERE subject_type = 'Review' AND subject_id = $1 ORDER BY id DESC",
    [id],
  );
  expect([by, what]).toEqual([null, "review.declined"]);
});

it("answers a review", async () => {
  const id = await aReview();
  const [answered] = JSON.parse((await run("reviews", "answer", id, "Thank you.", "--json")).printed);
  expect(answered).toMatchObject({ answer: "Thank you.", state: "WAITING" });
});

describe("orders", () => {
  it("are listed by what is open or late, and found", async () => {
    const open = await aStoredOrder(shop(), { lastName: "Ashdown" });
    const late = await aStoredOrder(shop(), { lastName: "Ashdown" }, { estimated_delivery: "2026-01-05" });
    const done = await aStoredOrder(shop(), { lastName: "Ashdown" }, { status: "CANCELLED" });
    const numbersOf = async (...words: string[]): Promise<string[]> => {
      const rows: { number: string; lastName: string }[] = JSON.parse((await run(...words, "--json")).printed);
      return rows.filter(({ lastName }) => lastName === "Ashdown").map(({ number }) => number);
    };
    expect(await numbersOf("orders")).toEqual([late.number, open.number]);
    expect(await numbersOf("orders", "late")).toEqual([late.number]);
    expect(await numbersOf("orders", "find", "ashd")).toEqual([done.number, late.number, open.number]);
    expect((await run("orders", "late")).printed).toMatch(
      new RegExp(`${late.number}  PROCESSING  promised for 2026-01-05, late  Jo Ashdown, BS6 7QX  1 pieces  £\\d`),
    );
  });

  it("are exported as the CSV of the back office, and as JSON, in batches", async () => {
    const { number, key } = await aStoredOrder(shop(), {}, { note: "Ring twice,\nplease." });
    await shop().database.query(
      `INSERT INTO orders (number, visitor_id, idempotency_key, request_hash, estimated_delivery, email, payment_method, shipping_method,
        first_name, last_name, address, city, state, zip_code, subtotal_pence, discount_pence, delivery_pence, tax_pence, total_pence, placed_at)
       SELECT 'MBC' || 1000000 + n, visitor_id, gen_random_uuid(), '', estimated_delivery, email, payment_method, shipping_method, first_name, last_name,
        address, city, state, zip_code, subtotal_pence, discount_pence, delivery_pence, tax_pence, total_pence, '2020-01-01'
       FROM orders, generate_series(1, 1100) n WHERE id = $1`,
      [key],
    );
    const { count } = (await shop().database.query("SELECT count(*)::int AS count FROM orders"))[0];
    const { code, printed } = await run("orders", "export", "--csv");
    const records = printed.split(/\r\n?/).filter((record) => record !== "");
    expect([code, records.length]).toEqual([0, count + 1]);
    expect(records[0]).toMatch(/^\ufeffNumber,Placed at \(UTC\),Status,/);
    expect(new Set(records.slice(1).map((record) => record.split(",")[0])).size).toBe(count);
    expect(printed).toContain('"Ring twice,\nplease."');
    expect((await run("orders", "export")).printed).toBe(printed);
    const rows: { number: string }[] = JSON.parse((await run("orders", "export", "--json")).printed);
    expect([rows.length, new Set(rows.map((row) => row.number)).size]).toEqual([count, count]);
    expect(rows.map((row) => row.number)).toContain(number);
    expect(rows[0]).not.toHaveProperty("sortKey");
    expect((await run("orders", "late", "--csv")).code).toBe(1);
    expect((await run("orders", "export", "--csv", "--json")).code).toBe(1);
    await shop().database.query("DELETE FROM orders WHERE placed_at = '2020-01-01'");
  });

  it("are shown with their lines as they are made", async () => {
    const { number } = await aStoredOrder(shop());
    const { code, printed } = await run("orders", "show", number.toLowerCase());
    expect([code, printed]).toEqual([0, expect.stringContaining("Jo Whitfield, 14 Larch Terrace, Bristol, BS6 7QX")]);
    expect(printed).toMatch(/^1\. 1 × Roller Blinds · /m);
    expect(printed).toMatch(/^ {3}Size as typed: /m);
    const [order] = JSON.parse((await run("orders", "show", number, "--json")).printed);
    expect(order).toMatchObject({ number, status: "PROCESSING", lines: [{ quantity: 1 }], changes: [] });
  });

  it("are moved, each for itself, with the e-mails and the audit of staff", async () => {
    const [one, other] = [await aStoredOrder(shop()), await aStoredOrder(shop())];
    const { number, key } = await aStoredOrder(shop(), {}, { status: "CANCELLED" });
    const words = ["orders", "move", [one.number, number, other.number].join(), "manufacturing"];
    const refusal = `Order ${number} is CANCELLED and can't become MANUFACTURING. It stays so.`;
    expect(await run(...words)).toEqual({
      code: 1,
      printed: [
        ...[`Order ${one.number} is MANUFACTURING now.`, refusal, `Order ${other.number} is MANUFACTURING now.`],
      ].join("\n"),
    });
    const { code, printed } = await run("orders", "move", `${one.number}, ${other.number}`, "SHIPPED", "--json");
    const shipped = (moved: string) => ({ number: moved, status: "SHIPPED", refusal: null });
    expect([code, JSON.parse(printed)]).toEqual([0, [shipped(one.number), shipped(other.number)]]);
    const audit = await shop().database.query(
      "SELECT staff_id AS by, after FROM staff_audit WHERE subject_type = 'Order' AND subject_id = ANY ($1) ORDER BY id",
      [[one.key, key]],
    );
    expect(audit).toEqual([
      { by: null, after: { status: "MANUFACTURING" } },
      { by: null, after: { status: "SHIPPED" } },
    ]);
    const mails = await shop().database.query(
      "SELECT data->>'kind' AS kind FROM pgboss.job WHERE data->>'about' = $1 AND data->>'kind' = 'order-shipped'",
      [one.key],
    );
    expect(mails).toHaveLength(1);
  });
});

it("lists, creates and ends promotions", async () => {
  expect((await run("promotions")).printed).toMatch(/ENDED {2}Winter sale {2}WINTER25 {2}10 % {2}0 orders/);
  const [created] = JSON.parse((await run("promotions", "create", "Autumn offer", "autumn26", "15", "--json")).printed);
  expect(created).toMatchObject({ name: "Autumn offer", code: "AUTUMN26", percent: 15, state: "RUNNING" });
  expect((await run("promotions", "end", String(created.id))).printed).toContain("ENDED  Autumn offer");
  expect(await run("promotions", "end", String(created.id))).toEqual({
    ...{ code: 1, printed: "This promotion has ended already." },
  });
});

it("plans and cancels prices", async () => {
  const folder = await mkdtemp(path.join(tmpdir(), "prices-"));
  const file = path.join(folder, "prices.csv");
  await writeFile(file, "Slug,Price (GBP)\nroller-blinds,58");
  const day = londonDay(new Date(Date.now() + 30 * 24 * 60 * 60 * 1000));
  const [list] = JSON.parse((await run("prices", "plan", "Summer prices", file, day, "--json")).printed);
  expect(list).toMatchObject({ state: "PLANNED", effectiveFrom: day, appliedAt: null });
  expect((await run("prices")).printed).toContain(`Summer prices  1 products  from ${day}`);
  expect((await run("prices", "revert", String(list.id))).printed).toContain(`from ${day}, cancelled`);
  expect(await run("prices", "plan", "Summer prices", file, "tomorrow")).toMatchObject({
    ...{ code: 1, printed: expect.stringContaining("Please choose a day after today") },
  });
  await rm(folder, { recursive: true });
});

it("makes unique codes", async () => {
  const [{ id }] = JSON.parse((await run("promotions", "create-unique", "Press offer", "20", "--json")).printed);
  const { code, printed } = await run("promotions", "make-codes", String(id), "3");
  expect([code, printed.split("\n")]).toEqual([0, Array(3).fill(expect.stringMatching(/^[2-9A-Z]{10}$/))]);
  expect((await run("promotions")).printed).toContain("Press offer  (3 of 3 codes open)  20 %  0 orders");
  expect((await run("promotions", "make-codes", String(id), "0")).code).toBe(1);
});

it("exports, previews, imports and takes back prices", async () => {
  const folder = await mkdtemp(path.join(tmpdir(), "prices-"));
  const file = path.join(folder, "prices.csv");
  const before = (await run("prices", "export")).printed;
  expect(before).toMatch(/^\uFEFFSlug,Name,Price \(GBP\),Was price \(GBP\)\r\nroller-blinds,Roller Blinds,50\.00,/);
  await writeFile(file, before.replace("Roller Blinds,50.00", "Roller Blinds,56.00"));
  expect((await run("prices", "preview", file)).printed).toBe(
    [
      "roller-blinds  price  £50.00 → £56.00  12 %",
      "1 prices would change, 0 lines can't be imported.",
      "0 open carts have such products: £0.00 now, £0.00 then.",
      "0 open quote requests name such products.",
    ].join("\n"),
  );
  const [preview] = JSON.parse((await run("prices", "preview", file, "--json")).printed);
  expect(preview).toMatchObject({ problems: [], differences: [{ slug: "roller-blinds", newPence: 5600 }] });
  const [list] = JSON.parse((await run("prices", "import", "Spring prices", file, "--json")).printed);
  expect(list).toMatchObject({ name: "Spring prices", lineCount: 1, importedBy: null });
  expect((await run("prices", "export")).printed).not.toBe(before);
  expect((await run("prices", "revert", String(list.id))).printed).toMatch(
    /Spring prices {2}1 products {2}taken back$/,
  );
  expect((await run("prices", "export")).printed).toBe(before);
  expect((await run("prices")).printed).toContain("Spring prices");
  await writeFile(file, "Slug,Price (GBP)\nno-such,5");
  expect(await run("prices", "import", "Summer prices", file)).toEqual({
    ...{ code: 1, printed: "Line 2: no-such: The shop has no product with this slug" },
  });
  await rm(folder, { recursive: true });
});

it.each([
  [["prices", "preview", "/no/such/file.csv"], "The file /no/such/file.csv can't be read."],
  [["prices", "revert", "999999"], "There is no such price list."],
  [["promotions", "create", "Winter sale", "WINTER99", "10"], "Another promotion has this name"],
  [["promotions", "create", "Spring", "SPRING", "ten"], "Percent must be a whole number from 1 to 100"],
  [["promotions", "end", "999999"], "There is no such promotion."],
  [["orders", "show", "MBC000000"], "There is no such order."],
  [["orders", "move", "MBC000000", "SHIPPED"], "There is no order MBC000000."],
  [
    ["orders", "move", "MBC000000", "LOST"],
    "A status is one of PROCESSING, MANUFACTURING, SHIPPED, DELIVERED, CANCELLED.",
  ],
  [["reviews", "publish", "x"], "There is no such review. Its writer may have erased it."],
])("%j is refused", async (words, printed) => {
  expect(await run(...words)).toEqual({ code: 1, printed });
});

it.each([[[]], [["orders", "move"]], [["reviews", "publish"]], [["reviews", "decline", "1", "DULL"]], [["toString"]]])(
  "%j prints how it is used",
  async (words) => {
    const { code, printed } = await run(...words);
    expect(code).toBe(1);
    expect(printed).toContain("npm run shop -- reviews decline 123 FAKE");
  },
);
