import { describe, expect, it } from "vitest";
import { changesIn, differencesOf, fingerprintOf, plannedChangesIn } from "./price-changes.js";
import { readPriceCsv } from "./price-csv.js";

const HEAD = "Slug,Name,Price (GBP),Was price (GBP)";
const read = (...lines: string[]) => readPriceCsv([HEAD, ...lines].join("\n"));

const PRODUCTS = [
  { id: 1, slug: "rollers", name: "Rollers", basePence: 5000, wasPence: null },
  { id: 2, slug: "romans", name: "Romans", basePence: 8000, wasPence: 9000 },
  { id: 3, slug: "pergolas", name: "Pergolas", basePence: 72_350, wasPence: null },
];
const compare = (...lines: string[]) => changesIn(read(...lines).lines, PRODUCTS);

describe("a price list", () => {
  it("has a price in pounds and pence on each line", () => {
    expect(read("rollers,Rollers,50.00,", 'romans,"Romans, lined", £80.5 ,"1,090"').lines).toEqual([
      { line: 2, slug: "rollers", basePence: 5000, wasPence: null },
      { line: 3, slug: "romans", basePence: 8050, wasPence: 109_000 },
    ]);
  });

  it("without a column of was-prices leaves them as they are", () => {
    const { lines } = readPriceCsv("price (gbp), SLUG \n82,romans");
    expect(lines).toEqual([{ line: 2, slug: "romans", basePence: 8200, wasPence: undefined }]);
    expect(changesIn(lines, PRODUCTS).changes).toMatchObject([{ after: { basePence: 8200, wasPence: 9000 } }]);
  });

  it.each([
    ["rollers,Rollers,,", "no price"],
    ["rollers,Rollers,-5,", "no price"],
    ["rollers,Rollers,1e3,", "no price"],
    ["rollers,Rollers,50.001,", "no price"],
    ["rollers,Rollers,50,x", "no was-price"],
    [",Rollers,50,", "slug is missing"],
  ])("tells what is wrong with the line %j", (line, message) => {
    expect(read("romans,,80,90", line).problems).toEqual([
      { line: 3, slug: line.split(",")[0] || null, message: expect.stringContaining(message) },
    ]);
  });

  it("names each product once, and has headings", () => {
    expect(read("rollers,,50,", "rollers,,51,").problems).toMatchObject([{ line: 3, message: /line 2/ }]);
    expect(readPriceCsv("Slug;Price (GBP)\nrollers;50").problems).toMatchObject([{ line: null, message: /headings/ }]);
    expect(readPriceCsv("").problems).toMatchObject([{ line: null }]);
    expect(read('rollers,"Rollers,50').problems).toMatchObject([{ line: 2, message: /never closed/ }]);
  });

  it("has a bound", () => {
    const many = Array.from({ length: 10_001 }, (_, index) => `slug-${index},,50,`);
    expect(read(...many).problems).toMatchObject([{ line: null, message: /at most 10000 lines/ }]);
  });
});

describe("what a price list changes", () => {
  it("is every price that differs, with its percentage", () => {
    const { changes, unchanged, problems } = compare("rollers,,55,60", "romans,,80,90");
    expect([unchanged, problems]).toEqual([1, []]);
    expect(differencesOf(changes)).toEqual([
      { slug: "rollers", name: "Rollers", field: "BASE_PRICE", oldPence: 5000, newPence: 5500, percent: 10 },
      { slug: "rollers", name: "Rollers", field: "WAS_PRICE", oldPence: null, newPence: 6000, percent: null },
    ]);
    expect(differencesOf(compare("romans,,70,").changes).map(({ percent }) => percent)).toEqual([-12.5, null]);
  });

  it.each([
    ["curtains,,50,", /no product/],
    ["rollers,,50.50,", /whole pounds/],
    ["rollers,,600,", /whole pounds/],
    ["rollers,,0,", /whole pounds/],
    ["rollers,,55,55", /higher than the price/],
    ["romans,,91,90", /higher than the price/],
    ["rollers,,50,99999", /was-price/],
  ])("keeps the rules of products: %s", (line, message) => {
    expect(compare(line)).toMatchObject({ changes: [], problems: [{ line: 2, message }] });
  });

  it("leaves a price that is older than a rule", () => {
    expect(compare("pergolas,,723.50,")).toEqual({ changes: [], problems: [], unchanged: 1 });
  });

  it("has a fingerprint that stands for it alone", () => {
    const of = (...lines: string[]) => fingerprintOf(compare(...lines).changes);
    expect(of("rollers,,55,", "romans,,81,90")).toBe(of("romans,,81,90", "rollers,,55,"));
    expect(new Set([of("rollers,,55,"), of("rollers,,56,"), of("rollers,,55,60"), of()]).size).toBe(4);
    const { lines } = read("rollers,,55,");
    const moved = PRODUCTS.map((product) => ({ ...product, basePence: product.basePence + 100 }));
    expect(fingerprintOf(changesIn(lines, moved).changes)).not.toBe(of("rollers,,55,"));
  });
});

describe("a planned price list on its day", () => {
  const planned = (csv: string, products = PRODUCTS) => plannedChangesIn(readPriceCsv(csv).lines, products);

  it("changes what is not so already, from the prices of that day", () => {
    expect(planned(`${HEAD}\nrollers,,50,\nromans,,75,85`)).toEqual({
      changes: [
        {
          ...{ id: 2, slug: "romans", name: "Romans" },
          before: { basePence: 8000, wasPence: 9000 },
          after: { basePence: 7500, wasPence: 8500 },
        },
      ],
      problems: [],
    });
  });

  it("leaves out a product that is no more", () => {
    const { changes, problems } = planned(`${HEAD}\ngone,,50,\nromans,,81,`);
    expect(changes).toMatchObject([{ slug: "romans" }]);
    expect(problems).toEqual([{ line: 2, slug: "gone", message: "The product has been withdrawn" }]);
  });

  it.each([
    ["82", 9000, []],
    ["90", null, [{ line: 2, slug: "romans", message: "Its was-price was not higher any more, and has ended" }]],
  ])("keeps a was-price that it does not name while that is higher: %s", (pounds, wasPence, problems) => {
    const outcome = planned(`Slug,Price (GBP)\nromans,${pounds}`);
    expect(outcome).toMatchObject({ changes: [{ after: { wasPence } }], problems });
  });
});
