import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { withTax } from "../../src/rules/included-tax.js";
import { formatPoundsShort } from "../../src/rules/money.js";
import { readPage, textOf } from "../builders/read-page.js";
import { clientPages } from "../harness/client-pages.js";
import { useShop } from "../harness/shop.js";

// Pages are rendered from their sources, which is slow beside other test files.
vi.setConfig({ testTimeout: 60_000 });

const ORIGIN = "https://shop.example";
const storefront = clientPages();
const shop = useShop({ pricePolicy: "uk", storefront, settings: { publicUrl: ORIGIN } });
afterAll(() => storefront.close());

/** Every page of the sitemap and the product feed, by path: text and structured data. */
const documents = new Map<string, string>();
/** Stored prices whose price with tax differs, as pages write them, without those that are another price with tax. */
let netPrices: string[] = [];

const read = async (path: string) => (await fetch(shop().url + path)).text();

beforeAll(async () => {
  const xml = await read("/sitemap.xml");
  for (const [, address = ""] of xml.matchAll(/<loc>(.*?)<\/loc>/g)) {
    const path = textOf(address).slice(ORIGIN.length);
    const { text, things, titles, meta } = readPage(await read(path));
    documents.set(path, [text.replaceAll(/\s+/g, " "), titles, meta("description"), JSON.stringify(things)].join("\n"));
  }
  documents.set("the product feed", await read("/feeds/google.xml"));
  const rows: Record<string, number | null>[] = await shop().database.query(
    "SELECT base_price_pence, was_price_pence, from_price_pence FROM product",
  );
  const stored = new Set(rows.flatMap((row) => Object.values(row)).filter((pence) => pence !== null));
  const shown = new Set([...stored].map((pence) => withTax(pence, 8)));
  netPrices = [...stored, 49_900].filter((pence) => !shown.has(pence)).map(formatPoundsShort);
}, 180_000);

const documentsWith = (pattern: RegExp) =>
  [...documents].flatMap(([path, text]) => {
    const found = pattern.exec(text);
    return found ? [`${path}: ${text.slice(Math.max(0, found.index - 40), found.index + 40)}`] : [];
  });

const escaped = (text: string) => text.replaceAll(".", String.raw`\.`);

it("no page, title, structured data or feed has a price without tax", () => {
  expect(documents.size).toBeGreaterThan(100);
  expect(netPrices.length).toBeGreaterThan(40);
  // "£84" and "84.00", but not the beginning of "£840" or "£84.50".
  const anywhere = netPrices.flatMap((price) => {
    const pounds = escaped(price.slice(1).replaceAll(",", ""));
    const decimal = pounds.includes(".") ? pounds : String.raw`${pounds}\.00`;
    return [
      String.raw`${escaped(price)}(?![\d,]|\.\d)`,
      String.raw`(?<=")${decimal}(?=")`,
      String.raw`(?<!\d)${decimal}(?= GBP)`,
    ];
  });
  expect(documentsWith(new RegExp(anywhere.join("|")))).toEqual([]);
});

it("nothing speaks of tax that is added", () => {
  expect(documentsWith(/estimated tax|delivery and tax|plus tax|excluding (?:tax|VAT)/i)).toEqual([]);
});

/** The beginning of a price, but not of "free from £538.92". */
const PRICE = /(?<!free )from (?:about )?£/i;

it("delivery stands beside the first price of each page", () => {
  const priced = [...documents].filter(([path, text]) => path.startsWith("/") && PRICE.test(text));
  expect(priced.length).toBeGreaterThan(80);
  const silent = priced.filter(([, text]) => {
    const [body = ""] = text.split("\n");
    const first = body.search(PRICE);
    return first !== -1 && !/£29\.99 delivery|free delivery/.test(body.slice(first, first + 160));
  });
  expect(silent.map(([path, text]) => `${path}: ${text.slice(text.search(PRICE)).slice(0, 160)}`)).toEqual([]);
});
