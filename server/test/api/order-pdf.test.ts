import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { formatPounds } from "../../src/rules/money.js";
import { formatVisitDay } from "../../src/rules/visit-words.js";
import { readSettings } from "../../src/settings.js";
import { aCustomer } from "../builders/account.js";
import { aCartWith } from "../builders/cart.js";
import { mutate } from "../builders/mutation.js";
import { aCheckout, placeOrder, type TestOrder } from "../builders/order.js";
import { readPdf } from "../builders/read-pdf.js";
import { aBooking, aFreeTime, aToken, book, cancel } from "../builders/visit.js";
import { clientPages } from "../harness/client-pages.js";
import { useShop, type TestShop } from "../harness/shop.js";
import type { TestVisitor } from "../harness/visitor.js";

// Pages are loaded from their sources, which is slow beside other test files.
vi.setConfig({ testTimeout: 60_000 });

const EMAIL = "Jo@Larch.example";
const storefront = clientPages();
const shop = useShop({ storefront });
const withoutPages = useShop({ beside: shop });
const strictShop = useShop({
  settings: { rateLimits: { ...readSettings({}).rateLimits, "order-look-ups": 2, "ip-reads": 200 } },
});
afterAll(() => storefront.close());

async function anOrder(visitor: TestVisitor, changes: Record<string, unknown> = {}): Promise<TestOrder> {
  await aCartWith(visitor, "roller-blinds", { quantity: 2, width: 47.2441, height: 55.1181 });
  const { data, errors } = await placeOrder(visitor, aCheckout({ email: EMAIL, ...changes }));
  if (!data) throw new Error(`Nothing was ordered: ${JSON.stringify(errors)}`);
  return data.placeOrder.order;
}

const fetched = (visitor: TestVisitor, number: string) => visitor.send("GET", `/orders/${number}.pdf`);
const FORM = { "content-type": "application/x-www-form-urlencoded" };
const posted = (on: TestShop, number: string, email: string) =>
  on.visitor().send("POST", `/orders/${number}.pdf`, new URLSearchParams({ email }).toString(), FORM);

let owner: TestVisitor;
let order: TestOrder;
beforeAll(async () => {
  owner = shop().visitor();
  order = await anOrder(owner);
});

async function pdfOf(response: Response) {
  expect([response.status, response.headers.get("content-type")]).toEqual([200, "application/pdf"]);
  return readPdf(new Uint8Array(await response.arrayBuffer()));
}

/** The refusal of a PDF: its status and sentence. */
async function refusalOf(response: Response): Promise<[number, string]> {
  expect(response.headers.get("cache-control")).toBe("private, no-store");
  const [, sentence = ""] = /<h1[^>]*>.*?<\/h1>\s*<p>(.*?)<\/p>/s.exec(await response.text()) ?? [];
  return [response.status, sentence];
}
const UNKNOWN = [404, "There is no such order."];

describe("the PDF of an order", () => {
  it("is a private file for the session that placed it", async () => {
    const response = await fetched(owner, order.number);
    expect(response.headers.get("cache-control")).toBe("private, no-store");
    expect(response.headers.get("content-disposition")).toBe(`attachment; filename="order-${order.number}.pdf"`);
    expect((await pdfOf(response)).title).toBe(`Order ${order.number}`);
  });

  it("states the order's lines, sums, address and next step", async () => {
    const { text } = await pdfOf(await fetched(owner, order.number));
    const { subtotalPence, deliveryPence, taxPence, totalPence } = order.totals;
    for (const pence of [subtotalPence, taxPence, totalPence]) expect(text).toContain(formatPounds(pence));
    expect(text).toContain(deliveryPence === 0 ? "Free" : formatPounds(deliveryPence));
    for (const words of [
      ...[order.number, "Roller Blinds", "1200 × 1400 mm", "47.24 × 55.12 in", "Jo Whitfield", "14 Larch Terrace"],
      ...["BS6 7QX", EMAIL, "Measure and fit it for me", "arrange a visit", "020 7946 0123"],
    ])
      expect(text).toContain(words);
  });

  it("states the time of a booked visit in place of how one is arranged", async () => {
    const visitor = shop().visitor();
    const { number } = await anOrder(visitor);
    const { data } = await book(visitor, aBooking(await aFreeTime(shop()), { orderNumber: number }));
    const { startsAt = "" } = data?.bookVisit.visit ?? {};
    const read = async () => (await pdfOf(await fetched(visitor, number))).text.replaceAll(/\s+/g, " ");
    const text = await read();
    expect(text).toContain(`Our visit is arranged: ${formatVisitDay(new Date(startsAt))}`);
    expect(text).not.toContain("arrange a visit");
    await cancel(shop().visitor(), await aToken(shop(), { id: data?.bookVisit.visit?.id ?? "" }));
    expect(await read()).toContain("to arrange a visit");
  });

  it("has the drawing of each line, with its size in words", async () => {
    const { elements } = await pdfOf(await fetched(owner, order.number));
    const figures = elements.filter(({ role }) => role === "Figure");
    expect(figures).toHaveLength(1);
    expect(figures[0]?.alt).toMatch(/^Roller Blinds in .+, 1200 × 1400 mm$/);
  });

  it("has no drawings in a shop without pages", async () => {
    const visitor = withoutPages().visitor();
    const { number } = await anOrder(visitor);
    const { elements, text } = await pdfOf(await fetched(visitor, number));
    expect(elements.filter(({ role }) => role === "Figure")).toEqual([]);
    expect(text).toContain(number);
  });

  it("is read in any case of its number", async () => {
    expect((await fetched(owner, order.number.toLowerCase())).status).toBe(200);
  });

  it("goes without a drawing that fails", async () => {
    const fails = vi.spyOn(storefront, "renderDrawing").mockRejectedValueOnce(new Error("no drawing"));
    const { elements } = await pdfOf(await fetched(owner, order.number));
    fails.mockRestore();
    expect(elements.filter(({ role }) => role === "Figure")).toEqual([]);
    expect(shop().log.some(({ msg }) => msg === "line of an order not drawn")).toBe(true);
  });
});

describe("access to the PDF of an order", () => {
  it("is refused to strangers as for an order that is not there", async () => {
    expect(await refusalOf(await fetched(shop().visitor(), order.number))).toEqual(UNKNOWN);
    const other = shop().visitor();
    await anOrder(other);
    expect(await refusalOf(await fetched(other, order.number))).toEqual(UNKNOWN);
    expect(await refusalOf(await fetched(owner, "MBC0000000"))).toEqual(UNKNOWN);
  });

  it("ends for a session that signs out", async () => {
    const { visitor } = await aCustomer(shop());
    const { number } = await anOrder(visitor);
    expect((await fetched(visitor, number)).status).toBe(200);
    await mutate(visitor, "signOut");
    expect(await refusalOf(await fetched(visitor, number))).toEqual(UNKNOWN);
  });

  it("is given for number and e-mail address together, as a form", async () => {
    const response = await posted(shop(), order.number, " jo@larch.EXAMPLE ");
    expect(response.headers.get("content-disposition")).toContain(order.number);
    expect((await pdfOf(response)).text).toContain("14 Larch Terrace");
    expect(response.headers.getSetCookie()).toEqual([]);
  });

  it("needs the right e-mail address", async () => {
    for (const email of ["somebody@larch.example", "%", ""])
      expect(await refusalOf(await posted(shop(), order.number, email))).toEqual(UNKNOWN);
    expect((await owner.send("GET", `/orders/${order.number}.pdf?email=x`)).status).toBe(200);
    const stranger = shop().visitor();
    expect((await stranger.send("GET", `/orders/${order.number}.pdf?email=${EMAIL}`)).status).toBe(404);
  });

  it("allows a few look-ups by e-mail address that fail", async () => {
    const { number } = await anOrder(strictShop().visitor());
    const wrong = "x@larch.example";
    const statuses = [];
    for (const email of [EMAIL, EMAIL, EMAIL, wrong, wrong, wrong])
      statuses.push((await posted(strictShop(), number, email)).status);
    expect(statuses).toEqual([200, 200, 200, 404, 404, 429]);
  });

  it("allows a few PDFs in a while", async () => {
    const visitor = strictShop().visitor();
    const { number } = await anOrder(visitor);
    const responses = [];
    for (let times = 0; times < 6; times += 1) responses.push(await fetched(visitor, number));
    expect(responses[0]?.status).toBe(200);
    const refused = responses.find(({ status }) => status === 429);
    expect(Number(refused?.headers.get("retry-after"))).toBeGreaterThan(0);
  });

  it.each(["/orders/MBC1.pdf", "/orders/MBC482913", "/orders/../orders.pdf"])("is none at %s", async (path) => {
    expect((await owner.send("GET", path)).headers.get("content-type")).not.toBe("application/pdf");
  });
});
