import { pino } from "pino";
import { beforeAll, describe, expect, it } from "vitest";
import { RenderQueue } from "../../src/ssr/render-queue.js";
import { StaffRole } from "../../src/staff/access/permissions.js";
import { OrderSheetsService } from "../../src/staff/orders/order-sheets.service.js";
import { anEmailContext } from "../builders/emails.js";
import { readPdf } from "../builders/read-pdf.js";
import { aStoredOrder, type StoredOrder } from "../builders/staff-orders.js";
import { aMember, aSignedInMember, StaffClient } from "../builders/staff.js";
import { useShop } from "../harness/shop.js";

const shop = useShop();
let staff: StaffClient;
let owner: StaffClient;
let order: StoredOrder;
let cancelled: StoredOrder;

beforeAll(async () => {
  ({ client: staff } = await aSignedInMember(shop(), StaffRole.ORDERS));
  ({ client: owner } = await aSignedInMember(shop()));
  order = await aStoredOrder(
    shop(),
    {
      firstName: "=1+1",
      lastName: 'Zoë, "Smith"',
      address: "@SUM(A1)",
      city: "-Bristol",
      state: "+Avon",
      zipCode: "BS6 7QX",
    },
    { placed_at: "2025-07-31T23:00:00Z" },
  );
  cancelled = await aStoredOrder(shop(), {}, { status: "CANCELLED" });
});

const get = (client: StaffClient, path: string, headers: Record<string, string> = {}) =>
  fetch(`${shop().url}/admin${path}`, { headers: { ...(client.cookie && { cookie: client.cookie }), ...headers } });

const linesOf = async (response: Response) => (await response.text()).split("\r\n").filter((line) => line !== "");

describe("orders as CSV", () => {
  it("have a heading and a line each, in UTF-8 that Excel knows", async () => {
    const response = await get(staff, "/orders.csv");
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("text/csv; charset=utf-8");
    expect(response.headers.get("content-disposition")).toMatch(/^attachment; filename="orders-\d{4}-\d\d-\d\d\.csv"$/);
    expect(response.headers.get("cache-control")).toBe("private, no-store");
    const bytes = new Uint8Array(await response.arrayBuffer());
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const lines = new TextDecoder().decode(bytes).split("\r\n");
    expect(lines[0]).toMatch(/^Number,Placed at \(UTC\),Status,/);
    expect(lines.slice(1, 3).map((line) => line.split(",")[0])).toEqual([cancelled.number, order.number]);
  });

  it("no cell is a formula, and quotes and commas stay within theirs", async () => {
    const [, line] = await linesOf(await get(staff, `/orders.csv?search=${order.number}`));
    expect(line).toContain(',\'=1+1,"Zoë, ""Smith""",');
    expect(line).toContain(",'@SUM(A1),");
    expect(line).toContain(",'-Bristol,'+Avon,BS6 7QX,");
  });

  it.each([
    ["status=CANCELLED", () => [cancelled]],
    ["status=CANCELLED,PROCESSING&sort=OLDEST", () => [order, cancelled]],
    ["status=&search=", () => [cancelled, order]],
    ["from=2025-08-01&to=2025-08-01", () => [order]],
    ["late=true", () => []],
  ])("follow the list: %s", async (query, orders) => {
    const [, ...lines] = await linesOf(await get(staff, `/orders.csv?${query}`));
    expect(lines.map((line) => line.split(",")[0])).toEqual(orders().map(({ number }) => number));
  });

  it.each([
    "status=LOST",
    "late=maybe",
    "from=yesterday",
    "sort=PRICE",
    `search=${"x".repeat(201)}`,
    "from=2026-02-30",
  ])("refuses %s", async (query) => {
    expect((await get(staff, `/orders.csv?${query}`)).status).toBe(400);
  });

  it("are audited with the filter, but not with the words of a search", async () => {
    await get(staff, "/orders.csv?status=PROCESSING&search=whitfield");
    const { data } = await owner.graphql<{ audit: { nodes: { what: string; after: string }[] } }>(
      "{ audit(first: 1) { nodes { what after } } }",
    );
    const [entry] = data.audit.nodes;
    expect(entry?.what).toBe("orders.exported");
    expect(JSON.parse(entry?.after ?? "")).toEqual({
      ...{ status: "PROCESSING", late: null, from: null, to: null, isSearch: true, sort: "NEWEST" },
    });
  });

  it("are read in batches", async () => {
    await shop().database.query(
      `INSERT INTO orders (number, visitor_id, idempotency_key, request_hash, estimated_delivery, email, payment_method, shipping_method,
        first_name, last_name, address, city, state, zip_code, subtotal_pence, discount_pence, delivery_pence, tax_pence, total_pence, placed_at)
       SELECT 'MBC' || 1000000 + n, visitor_id, gen_random_uuid(), '', estimated_delivery, email, payment_method, shipping_method, first_name, last_name,
        address, city, state, zip_code, subtotal_pence, discount_pence, delivery_pence, tax_pence, total_pence, '2020-01-01'
       FROM orders, generate_series(1, 1100) n WHERE number = $1`,
      [order.number],
    );
    const lines = await linesOf(await get(staff, "/orders.csv?to=2020-01-01"));
    expect(new Set(lines.map((line) => line.split(",")[0])).size).toBe(1101);
    await shop().database.query("DELETE FROM orders WHERE placed_at = '2020-01-01'");
  });
});

describe("sheets of an order", () => {
  it("are a PDF without the shopper's name", async () => {
    const response = await get(staff, `/orders/${order.number}/sheets.pdf`);
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("application/pdf");
    expect(response.headers.get("content-disposition")).toBe(`attachment; filename="sheets-${order.number}.pdf"`);
    const { title, text } = await readPdf(new Uint8Array(await response.arrayBuffer()));
    expect(title).toContain(`Sheets of order ${order.number}`);
    expect(text).not.toContain("Smith");
  });

  it("are refused for a cancelled order, and for none", async () => {
    expect((await get(staff, `/orders/${cancelled.number}/sheets.pdf`)).status).toBe(409);
    expect((await get(staff, "/orders/MBC000000/sheets.pdf")).status).toBe(404);
    expect((await get(staff, "/orders/x/sheets.pdf")).status).toBe(404);
  });
});

describe("sheets of many orders", () => {
  it("are one PDF, in the order that was asked for", async () => {
    const other = await aStoredOrder(shop());
    const response = await get(staff, `/orders/sheets.pdf?numbers=${other.number},${order.number.toLowerCase()}`);
    expect(response.status).toBe(200);
    expect(response.headers.get("content-disposition")).toBe('attachment; filename="sheets.pdf"');
    const { title, text } = await readPdf(new Uint8Array(await response.arrayBuffer()));
    expect(title).toContain("Sheets of 2 orders");
    const places = [other, order].map(({ number }) => text.indexOf(`${number} · line 1 · 1 of`));
    expect(places[0]).toBeGreaterThan(-1);
    expect(places[1]).toBeGreaterThan(places[0] ?? 0);
  });

  it("are one file for the queue: others go between its orders, and it is not refused when they fill it", async () => {
    const logger = pino({ level: "silent" });
    const queue = new RenderQueue(logger, { atOnce: 1, waiting: 2 });
    const done: string[] = [];
    const others: Promise<unknown>[] = [];
    const ask = (task: () => void) => void others.push(queue.run(async () => task()).catch(() => "refused"));
    const drawLine = async () => {
      done.push("order");
      if (others.length > 0) return Buffer.from("drawing");
      // The queue is full, and asked again as soon as the first of them has its turn.
      ask(() => (ask(() => {}), done.push("other")));
      ask(() => done.push("other"));
      return Buffer.from("drawing");
    };
    const writePdf = async () => Buffer.from(done.join());
    const { shop: profile } = anEmailContext();
    const sheets = new OrderSheetsService(shop().database, { shop: profile, drawLine, writePdf, logger }, queue);
    const numbers = [order.number, (await aStoredOrder(shop())).number];
    expect(String(await sheets.sheetsPdf(numbers))).toBe("order,other,other,order");
    await Promise.all(others);
  });

  it.each([
    ["numbers=", 400],
    [`numbers=${Array.from({ length: 26 }, (_, index) => `MBC${200_000 + index}`).join(",")}`, 400],
    ["numbers=MBC000000", 404],
  ])("are refused for %s", async (query, status) => {
    expect((await get(staff, `/orders/sheets.pdf?${query}`)).status).toBe(status);
  });

  it("are refused with a sentence where they are too many, and for a cancelled order among others", async () => {
    const large = await Promise.all(Array.from({ length: 6 }, () => aStoredOrder(shop())));
    const numbers = large.map(({ number }) => number);
    await shop().database.query(
      `UPDATE order_line SET quantity = 99, total_pence = 99 * unit_price_pence
       WHERE order_id IN (SELECT id FROM orders WHERE number = ANY($1))`,
      [numbers],
    );
    const refused = await get(staff, `/orders/sheets.pdf?numbers=${numbers.join(",")}`);
    expect([refused.status, await refused.text()]).toEqual([
      400,
      "These orders have 594 sheets; a file has 500 at most.",
    ]);
    expect((await get(staff, `/orders/sheets.pdf?numbers=${order.number},${cancelled.number}`)).status).toBe(409);
  });
});

describe("labels of parcels", () => {
  it("are one for each piece, with the recipient, of the orders in the order that was asked for", async () => {
    const other = await aStoredOrder(shop(), { firstName: "Ada", lastName: "Larch", zipCode: "BA1 1AA" });
    await shop().database.query(
      "UPDATE order_line SET quantity = 2, total_pence = 2 * unit_price_pence WHERE order_id = (SELECT id FROM orders WHERE number = $1)",
      [order.number],
    );
    const response = await get(staff, `/orders/labels.pdf?numbers=${other.number},${order.number.toLowerCase()}`);
    expect(response.status).toBe(200);
    expect(response.headers.get("content-disposition")).toBe('attachment; filename="labels.pdf"');
    const { title, text, elements } = await readPdf(new Uint8Array(await response.arrayBuffer()));
    expect(title).toContain("Labels of 2 orders");
    for (const part of ["Ada Larch", "BA1 1AA", "@SUM(A1)", "BS6 7QX", `${order.number} · parcel 2 of 2`])
      expect(text).toContain(part);
    expect(text.indexOf("Ada Larch")).toBeLessThan(text.indexOf("@SUM(A1)"));
    expect(elements.flatMap(({ role, alt }) => (role === "Figure" ? [alt] : []))).toEqual([
      `QR code: ${other.number}/1/1/1`,
      `QR code: ${order.number}/1/1/2`,
      `QR code: ${order.number}/1/2/2`,
    ]);
  });

  it("are of one order by its name, and on a second page from the fifth on", async () => {
    const many = await aStoredOrder(shop());
    await shop().database.query(
      "UPDATE order_line SET quantity = 5, total_pence = 5 * unit_price_pence WHERE order_id = (SELECT id FROM orders WHERE number = $1)",
      [many.number],
    );
    const response = await get(staff, `/orders/labels.pdf?numbers=${many.number}`);
    expect(response.headers.get("content-disposition")).toBe(`attachment; filename="labels-${many.number}.pdf"`);
    const { pages } = await readPdf(new Uint8Array(await response.arrayBuffer()));
    expect(pages).toHaveLength(2);
    expect(pages[1]).toContain("parcel 5 of 5");
  });

  it.each([
    ["", 400],
    ["numbers=", 400],
    ["numbers=MBC123456,x", 400],
    [`numbers=${Array.from({ length: 101 }, (_, index) => `MBC${200_000 + index}`).join(",")}`, 400],
    ["numbers=MBC000000", 404],
  ])("are refused for %s", async (query, status) => {
    expect((await get(staff, `/orders/labels.pdf?${query}`)).status).toBe(status);
  });

  it("are refused for a cancelled order among others, with its number", async () => {
    const response = await get(staff, `/orders/labels.pdf?numbers=${order.number},${cancelled.number}`);
    expect([response.status, await response.text()]).toEqual([
      409,
      `Order ${cancelled.number} is CANCELLED: nothing of it is made.`,
    ]);
  });
});

describe.each([["/orders.csv"], ["/orders/MBC000000/sheets.pdf"]])("%s is refused", (path) => {
  it("without sign-in, with a forged cookie and without the second factor", async () => {
    const client = new StaffClient(shop().url);
    expect((await get(client, path)).status).toBe(401);
    client.cookie = "staff=a-forged-token";
    expect((await get(client, path)).status).toBe(401);
    await client.signIn((await aMember(shop())).email);
    expect((await get(client, path)).status).toBe(401);
  });

  it("to other roles", async () => {
    const { client } = await aSignedInMember(shop(), StaffRole.CATALOGUE);
    const response = await get(client, path);
    expect([response.status, await response.text()]).toEqual([
      403,
      "Your role does not include this. Please ask an owner.",
    ]);
  });

  it("to pages of other origins", async () => {
    expect((await get(staff, path, { "sec-fetch-site": "cross-site" })).status).toBe(403);
  });
});
