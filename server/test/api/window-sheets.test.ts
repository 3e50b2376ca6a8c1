import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { orderPdfParts } from "../../src/composition/order-pdfs/order-pdf-parts.js";
import { printSheets } from "../../src/orders/print-sheets.js";
import { readShopProfile } from "../../src/shop-profile/shop-profile.js";
import { aCartWith } from "../builders/cart.js";
import { placeOrder } from "../builders/order.js";
import { readPdf } from "../builders/read-pdf.js";
import { clientPages } from "../harness/client-pages.js";
import { useShop } from "../harness/shop.js";

// Pages are loaded from their sources, which is slow beside other test files.
vi.setConfig({ testTimeout: 60_000 });

const shop = useShop();
const storefront = clientPages();
const folder = mkdtempSync(path.join(tmpdir(), "sheets-"));
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await storefront.close();
});

/** Output and exit code of the command. */
async function print(...words: string[]): Promise<[number, string]> {
  const lines: string[] = [];
  const pdfParts = orderPdfParts({
    shopProfile: readShopProfile(undefined),
    storefront,
    logger: pino({ level: "silent" }),
  });
  const context = { database: shop().database, pdfParts, close: async () => {} };
  const code = await printSheets(
    words,
    async () => context,
    (line) => lines.push(line),
  );
  return [code, lines.join("\n")];
}

async function sheetsOf(number: string) {
  const file = path.join(folder, `${number}.pdf`);
  expect((await print(number, file))[0]).toBe(0);
  return readPdf(readFileSync(file));
}

/** A roman blind with a chain in a named window, and two venetians of 1185 × 1200 mm. */
async function anOrder(): Promise<string> {
  const visitor = shop().visitor();
  await aCartWith(visitor, "roman-blinds", {
    ...{ width: 47.2441, height: 47.2441, roomName: "Bedroom", windowName: "left" },
    customizations: [
      { name: "control", value: "chain" },
      { name: "height from floor", value: "2300 mm" },
    ],
  });
  await aCartWith(visitor, "venetian-blinds", { quantity: 2, width: 46.6535, height: 47.2441 });
  const { data, errors } = await placeOrder(visitor);
  if (!data) throw new Error(`Nothing was ordered: ${JSON.stringify(errors)}`);
  return data.placeOrder.order.number;
}

let number: string;
let printed: Awaited<ReturnType<typeof readPdf>>;
beforeAll(async () => {
  number = await anOrder();
  printed = await sheetsOf(number);
}, 60_000);

describe("the sheets of an order", () => {
  it("are a page for each window, three for an order of one and of two alike", () => {
    expect(printed.pages).toHaveLength(3);
    expect(printed.title).toBe(`Sheets of order ${number}`);
    for (const [index, place] of ["line 1 · 1 of 1", "line 2 · 1 of 2", "line 2 · 2 of 2"].entries())
      expect(printed.pages[index]).toContain(`${number} · ${place}`);
  });

  it("name the window, or else its place in the order", () => {
    expect(printed.pages[0]).toContain("Bedroom, left");
    expect(printed.pages[2]).toContain("Line 2, window 2 of 2");
  });

  it("say which lines are cut from one batch, and nothing of it where there are none", async () => {
    expect(printed.pages.join("\n")).not.toContain("Same batch");
    const visitor = shop().visitor();
    for (const windowName of ["left", "right"]) await aCartWith(visitor, "roman-blinds", { windowName });
    await aCartWith(visitor, "venetian-blinds");
    const { data } = await placeOrder(visitor);
    const { pages } = await sheetsOf(data?.placeOrder.order.number ?? "");
    expect(pages).toHaveLength(3);
    const batches = pages.map((page) => /Same batch\s+With lines? ([\d, ]+)/.exec(page)?.[1]?.trim());
    expect(batches).toEqual(["2", "1", undefined]);
  });

  it("have a code of their own to scan, and the drawing", () => {
    const alternatives = printed.elements.flatMap(({ role, alt }) => (role === "Figure" ? [alt] : []));
    expect(alternatives).toEqual([
      `QR code: ${number}/1/1/1`,
      expect.stringMatching(/^Roman Blinds in .+, 1200 × 1200 mm$/),
      `QR code: ${number}/2/1/2`,
      expect.stringMatching(/^Venetian Blinds in .+, 1185 × 1200 mm$/),
      `QR code: ${number}/2/2/2`,
      expect.stringMatching(/^Venetian Blinds in /),
    ]);
  });

  it("state what was measured, each adjustment and what is made of each part", () => {
    const words = ["Inside the recess", "The workshop", "± 5 mm in width, ± 5 mm in drop", "1185 × 1200 mm"];
    for (const each of [
      ...words,
      "Blind, width",
      "−10 mm to move freely",
      "1175 mm",
      "−5 mm to clear the sill",
      "1195 mm",
    ])
      expect(printed.pages[1]).toContain(each);
  });

  it("state every choice, also those that were left out", () => {
    for (const each of ["Fixing", "Top", "Control side", "Left"]) expect(printed.pages[0]).toContain(each);
  });

  it("state how a chain is made safe, and nothing of it where there is none", () => {
    for (const each of [
      ...["Child safety", "2300 mm", "750 mm at most", "1500 mm at most, for the loop"],
      ...["Tension device on the", "At least 1500 mm"],
    ])
      expect(printed.pages[0]).toContain(each);
    expect(printed.pages[0]?.match(/2300 mm/g)).toHaveLength(1);
    expect(printed.pages[1]).not.toContain("Child safety");
  });

  it("leave room for the batch, the weight, the people and the signature", () => {
    for (const each of ["Warning label", "Booklet", "Batch", "Weight", "People to lift", "Fitter’s signature"])
      expect(printed.pages[2]).toContain(each);
  });

  it("warn that nothing is cut before the visit, until the order is being made", async () => {
    expect(printed.pages[0]).toContain("Do not cut yet");
    const other = await anOrder();
    await shop().database.query("UPDATE orders SET status = 'MANUFACTURING' WHERE number = $1", [other]);
    expect((await sheetsOf(other)).text).not.toContain("Do not cut yet");
  });

  it("say nothing of the shopper", () => {
    for (const typed of ["Whitfield", "Larch", "jo@"]) expect(printed.text).not.toContain(typed);
  });
});

describe("the sheets of an order that was placed under other rules", () => {
  it("state what was kept, with the versions of those rules", async () => {
    const kept = await anOrder();
    const lines = (where: string) =>
      `order_line SET ${where} WHERE order_id = (SELECT id FROM orders WHERE number = $1) AND position = 0`;
    await shop().database.query(
      `UPDATE ${lines(`option_rules_version = 71, cord_rules_version = 72,
        making = jsonb_set(jsonb_set(making, '{rulesVersion}', '"2020-01-01"'), '{parts,0,width,madeMm}', '1111'),
        cord_safety = jsonb_set(jsonb_set(cord_safety, '{hangingLengthMm}', '333'), '{deviceHeightMm}', '1234')`)}`,
      [kept],
    );
    const { pages } = await sheetsOf(kept);
    for (const each of [
      ...["Rules: fit of 2020-01-01, options 71, child safety 72", "1111 mm", "333 mm at most", "666 mm at most"],
      "At least 1234 mm",
    ])
      expect(pages[0]).toContain(each);
  });

  it("say where nothing was kept", async () => {
    const old = await anOrder();
    await shop().database.query(
      `UPDATE order_line SET making = NULL, choices = '[]', cord_safety = NULL, option_rules_version = NULL, cord_rules_version = NULL
       WHERE order_id = (SELECT id FROM orders WHERE number = $1)`,
      [old],
    );
    const { pages } = await sheetsOf(old);
    expect(pages[0]).toContain("Not kept: ask before cutting");
    expect(pages[0]).toContain("Ordered before the versions of rules were kept");
    expect(pages[0]).toContain("Chain");
  });
});

describe("npm run sheets", () => {
  it("takes the number in any case, and says where the sheets are", async () => {
    const file = path.join(folder, "lower.pdf");
    expect(await print(number.toLowerCase(), file)).toEqual([0, `Sheets of order ${number}: 3, in ${file}`]);
  });

  it.each([[[]], [["MBC1"]], [["MBC123456", "a.pdf", "b.pdf"]]])("says how it is used: %j", async (words) => {
    expect(await print(...words)).toEqual([1, expect.stringContaining("npm run sheets -- MBC123456")]);
  });

  it("writes nothing of an order that is not there, or cancelled", async () => {
    expect(await print("MBC0000000")).toEqual([1, "There is no order MBC0000000."]);
    const cancelled = await anOrder();
    await shop().database.query("UPDATE orders SET status = 'CANCELLED' WHERE number = $1", [cancelled]);
    expect(await print(cancelled)).toEqual([1, `Order ${cancelled} is CANCELLED: nothing of it is made.`]);
  });
});
