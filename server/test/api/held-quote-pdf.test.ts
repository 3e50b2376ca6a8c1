import { beforeAll, expect, it, vi } from "vitest";
import { formatDay } from "../../src/rules/delivery-date.js";
import { lastHeldDay } from "../../src/rules/held-quote.js";
import { formatPounds } from "../../src/rules/money.js";
import { aCustomer } from "../builders/account.js";
import { aCartWith } from "../builders/cart.js";
import { unquoted } from "../builders/emails.js";
import { aHeldQuote, aKeptCart, type TestHeldQuote } from "../builders/held-quote.js";
import { readPdf } from "../builders/read-pdf.js";
import { allMailSent, startWorker } from "../harness/post-office.js";
import { useShop } from "../harness/shop.js";
import { useSmtpServer } from "../harness/smtp-server.js";
import type { TestVisitor } from "../harness/visitor.js";

// The library that writes PDFs is loaded by the first one.
vi.setConfig({ testTimeout: 60_000 });

const shop = useShop();
const smtp = useSmtpServer();
let owner: TestVisitor;
let quote: TestHeldQuote;

const fetched = (visitor: TestVisitor, number: string) => visitor.send("GET", `/quotes/${number}.pdf`);

beforeAll(async () => {
  owner = shop().visitor();
  quote = await aKeptCart(owner);
});

it("the PDF of a quote says what is quoted, by room, until when and on what terms", async () => {
  const response = await fetched(owner, quote.number);
  expect([response.status, response.headers.get("content-type")]).toEqual([200, "application/pdf"]);
  expect(response.headers.get("cache-control")).toBe("private, no-store");
  expect(response.headers.get("content-disposition")).toBe(`attachment; filename="quote-${quote.number}.pdf"`);
  const { title, text } = await readPdf(new Uint8Array(await response.arrayBuffer()));
  expect(title).toBe(`Quote ${quote.number}`);
  const until = formatDay(lastHeldDay(new Date(quote.heldUntil)));
  const sums = [...quote.lines, quote.totals].map(({ totalPence }) => formatPounds(totalPence));
  for (const words of [until, "Roller Blinds", "Wooden Blinds", "Kitchen, left", "can be ordered once", ...sums])
    expect(text).toContain(words);
});

it("nobody else gets it; for them it is like one that is not there", async () => {
  const stranger = shop().visitor();
  await aCartWith(stranger);
  for (const [visitor, number] of [
    [stranger, quote.number],
    [shop().visitor(), quote.number],
    [owner, "MBQ999999"],
  ] as const) {
    const response = await fetched(visitor, number);
    expect([response.status, response.headers.get("cache-control")]).toEqual([404, "private, no-store"]);
    expect(await response.text()).toContain("There is no such quote.");
  }
});

it("the quote is mailed with its PDF where an address is given; names of windows only to one that its account has confirmed", async () => {
  const { visitor, account } = await aCustomer(shop());
  const mailed: [to: string, number: string][] = [];
  for (const email of [account.email, "stranger@larch.example"]) {
    await aCartWith(visitor, "roller-blinds", { roomName: "Attic", windowName: "left" });
    mailed.push([email, (await aHeldQuote(visitor, { email })).number]);
  }
  await startWorker(shop(), { smtpUrl: smtp().url });
  await allMailSent(shop());
  const [own = "", foreign = ""] = mailed.map(([to, number]) => {
    const [mail] = smtp().arrived.filter((each) => each.to === to);
    const text = unquoted(mail?.raw ?? "");
    expect(text).toContain(`/quotes/${number}`);
    expect(text).toContain(`quote-${number}.pdf`);
    return text;
  });
  expect(own).toContain("Attic, left");
  expect(foreign).not.toContain("Attic, left");
});
