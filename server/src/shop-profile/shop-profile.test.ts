import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, it } from "vitest";
import { readShopProfile, ShopProfileError } from "./shop-profile.js";

const folder = mkdtempSync(path.join(tmpdir(), "facts-"));
afterAll(() => rmSync(folder, { recursive: true }));

function aFile(content: string): string {
  const file = path.join(folder, "facts.json");
  writeFileSync(file, content);
  return file;
}

it("replaces the values in a file and keeps the others", () => {
  const profile = readShopProfile(aFile(`{"phone": "01632 960001"}`));
  expect(profile).toEqual({ ...readShopProfile(undefined), phone: "01632 960001" });
});

it("takes films by their ids, and one that is not made yet", () => {
  const { films } = readShopProfile(aFile(`{"films": {"inside-mount": "M7lc1UVf-VE", "shutters": null}}`));
  expect(films).toEqual({ "inside-mount": "M7lc1UVf-VE", shutters: null });
});

it("takes closed days with their names, and dates alone as files had them before", () => {
  const { closedDays } = readShopProfile(
    aFile(`{"closedDays": ["2026-12-24", {"date": "2026-12-31", "name": "New Year's Eve"}]}`),
  );
  expect(closedDays).toEqual([
    { date: "2026-12-24", name: "Closed" },
    { date: "2026-12-31", name: "New Year's Eve" },
  ]);
});

it("takes who trades", () => {
  const trader = {
    legalName: "Measured Blind Company Limited",
    companyNumber: "SC123456",
    vatNumber: "GB123456789",
    address: { lines: ["Unit 4", "2 Loom Street"], town: "Leith", postcode: "EH6 5AB", country: "United Kingdom" },
    complaintsEmail: "complaints@measured.example",
    registers: [{ name: "British Blind and Shutter Association", number: "1234" }],
    processors: [{ name: "Host Ltd", purpose: "hosting", place: "United Kingdom" }],
    icoNumber: "ZA123456",
  };
  expect(readShopProfile(aFile(JSON.stringify(trader)))).toEqual({ ...readShopProfile(undefined), ...trader });
});

it("knows nothing of who trades until a file says it", () => {
  expect(readShopProfile(undefined)).toMatchObject({
    legalName: null,
    companyNumber: null,
    address: null,
    registers: [],
  });
});

it.each([
  ["a company number that is too short", `{"companyNumber": "1234567"}`, /8 characters of a company number/],
  ["a VAT rate as a fraction", `{"vatPercent": 0.2}`, /vatPercent/],
  ["a VAT number without GB", `{"vatNumber": "123456789"}`, /GB and 9 or 12 digits/],
  ["a VAT number of ten digits", `{"vatNumber": "GB1234567890"}`, /GB and 9 or 12 digits/],
  ["a registration number of another office", `{"icoNumber": "12345678"}`, /such as Z1234567/],
  [
    "an address without a street",
    `{"address": {"lines": [], "town": "Leith", "postcode": "EH6 5AB", "country": "United Kingdom"}}`,
    /address\.lines/,
  ],
  [
    "a postcode that is none",
    `{"address": {"lines": ["2 Loom Street"], "town": "Leith", "postcode": "EH65AB", "country": "United Kingdom"}}`,
    /postcode such as BS6 7QX/,
  ],
  ["more stars than there are", `{"starRating": 6}`, /starRating/],
  ["a wrong value", `{"quoteDays": -1}`, /quoteDays/],
  [
    "a time that is none",
    `{"hours": [{"from": "Mon", "to": "Fri", "opens": "9am", "closes": "18:00"}]}`,
    /such as 09:00/,
  ],
  [
    "a day that ends before it begins",
    `{"hours": [{"from": "Mon", "to": "Fri", "opens": "18:00", "closes": "09:00"}]}`,
    /open before/,
  ],
  [
    "days in the wrong order",
    `{"hours": [{"from": "Sat", "to": "Mon", "opens": "09:00", "closes": "18:00"}]}`,
    /from Mon to Sun/,
  ],
  [
    "a profile that is no safe address",
    `{"socialProfiles": [{"name": "Instagram", "url": "javascript:alert(1)"}]}`,
    /socialProfiles/,
  ],
  ["a closed day that is no date", `{"closedDays": ["24 December"]}`, /closedDays/],
  ["a film that is none of the guides'", `{"films": {"cooking": "M7lc1UVf-VE"}}`, /films/],
  ["an address in place of a film's id", `{"films": {"shutters": "https://video.example/1"}}`, /such as M7lc1UVf-VE/],
  ["broken JSON", `{`, /JSON/],
])("names %s", (_case, content, message) => {
  expect(() => readShopProfile(aFile(content))).toThrow(ShopProfileError);
  expect(() => readShopProfile(aFile(content))).toThrow(message);
});
