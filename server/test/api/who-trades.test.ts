import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { traderLines } from "../../src/shop-profile/trader-lines.js";
import { readPage, type ReadPage } from "../builders/read-page.js";
import { describedThing, describedThings } from "../builders/structured-data.js";
import { aTrader } from "../builders/trader.js";
import { clientPages } from "../harness/client-pages.js";
import { useShop } from "../harness/shop.js";

// Pages are rendered from their sources, which is slow beside other test files.
vi.setConfig({ testTimeout: 60_000 });

const storefront = clientPages();
afterAll(() => storefront.close());
const settings = { publicUrl: "https://shop.example" };
const silent = useShop({ storefront, settings });
const known = useShop({ storefront, settings, profile: aTrader(), beside: silent });

const LINES = traderLines({ name: "Measured Blind Co.", ...aTrader() });
const PATHS = ["/", "/terms", "/privacy", "/contact", "/products/roller-blinds", "/checkout"] as const;

const pages = new Map<string, ReadPage>();
const pageOf = (shop: "known" | "silent", path: string) => {
  const page = pages.get(shop + path);
  if (!page) throw new Error(`${path} was not read.`);
  return page;
};
beforeAll(async () => {
  for (const [name, shop] of Object.entries({ known, silent }))
    for (const path of PATHS) pages.set(name + path, readPage(await (await fetch(shop().url + path)).text()));
}, 120_000);

const times = (text: string, words: string) => text.split(words).length - 1;

describe("a shop whose profile says who trades", () => {
  it.each(PATHS)("says it at the foot of %s", (path) => {
    for (const line of LINES) expect(pageOf("known", path).text).toContain(line);
  });

  it.each(["/terms", "/privacy"])("says it in the text of %s too", (path) => {
    for (const line of LINES) expect(times(pageOf("known", path).text, line)).toBe(2);
  });

  it("addresses the model form for cancelling to the seller", () => {
    expect(pageOf("known", "/terms").text).toMatch(
      /To Loom Blinds Ltd, trading as Measured Blind Co\., Unit 4, 2 Loom Street, [^:]*, hello@measured\.example:/,
    );
  });

  it("names its registration as a data controller on the privacy page", () => {
    expect(pageOf("known", "/privacy").text).toContain("Information Commissioner’s Office: ZA123456");
  });

  it("publishes it for search engines", () => {
    expect(describedThing(describedThings(pageOf("known", "/").things), "Organization")).toMatchObject({
      legalName: "Loom Blinds Ltd",
      vatID: "GB123456789",
      identifier: { value: "01234567" },
      address: { streetAddress: "Unit 4, 2 Loom Street", postalCode: "LS1 4AB" },
    });
  });
});

it.each(PATHS)("a shop that does not know says nothing on %s", (path) => {
  expect(pageOf("silent", path).text).not.toMatch(
    /company number|VAT number|trading name|Registered office|Complaints:|Address:|Office: Z|null|undefined/,
  );
});

it("the API answers the facts one by one and in lines", async () => {
  const query = `{ shop { legalName companyNumber vatNumber address { lines town postcode country } complaintsEmail
    registers { name number } processors { name purpose place } icoNumber traderLines } }`;
  const answers = await Promise.all([known, silent].map((shop) => shop().visitor().graphql<{ shop: object }>(query)));
  expect(answers.map(({ data }) => data.shop)).toEqual([
    { ...aTrader(), traderLines: LINES },
    expect.objectContaining({ legalName: null, address: null, registers: [], traderLines: [] }),
  ]);
});
