import { describe, expect, it } from "vitest";
import { UNKNOWN_TRADER } from "../rules/trader-facts.js";
import { readSettings } from "../settings.js";
import { readShopProfile, type ShopProfile } from "../shop-profile/shop-profile.js";
import { startWarnings } from "./start-warnings.js";

const profile = {
  ...readShopProfile(undefined),
  email: "hello@loom.co.uk",
  legalName: "Loom Blinds Ltd",
  companyNumber: "01234567",
  address: { lines: ["2 Loom Street"], town: "Leeds", postcode: "LS1 4AB", country: "United Kingdom" },
  complaintsEmail: "complaints@loom.co.uk",
};
const warningsOf = (environment: NodeJS.ProcessEnv, changes: Partial<ShopProfile> = {}) =>
  startWarnings(readSettings(environment), { ...profile, ...changes });

describe("prices without tax", () => {
  it.each(["consistent", "as-specified"])("are warned of at a public https URL: %s", (PRICE_POLICY) => {
    expect(warningsOf({ PUBLIC_URL: "https://shop.example", PRICE_POLICY })).toContainEqual(
      expect.stringMatching(`^PRICE_POLICY=${PRICE_POLICY} shows prices without tax.*set PRICE_POLICY=uk`),
    );
  });

  it("are not shown under uk", () => {
    const warnings = warningsOf({ PUBLIC_URL: "https://shop.example", PRICE_POLICY: "uk" });
    expect(warnings.join()).not.toContain("PRICE_POLICY");
  });
});

it.each([
  [{}, 0],
  [{ vatNumber: "GB123456789" }, 1],
  [{ vatNumber: "GB123456789", vatPercent: 20 }, 0],
])("VAT without its rate is warned of: %j, %i times", (vat, count) => {
  const warnings = warningsOf({ PUBLIC_URL: "https://shop.example", PRICE_POLICY: "uk" }, vat);
  expect(warnings.filter((warning) => warning.startsWith("SHOP_PROFILE_FILE lacks vatPercent: "))).toHaveLength(count);
});

describe("sample reviews", () => {
  it.each([{}, { SAMPLE_REVIEWS: "on" }])("are warned of at a public https URL: %j", (setting) => {
    expect(warningsOf({ PUBLIC_URL: "https://shop.example", ...setting })).toContainEqual(
      expect.stringMatching(/^SAMPLE_REVIEWS=on .*set SAMPLE_REVIEWS=off/),
    );
  });

  it("are not warned of where they are off", () => {
    const warnings = warningsOf({ PUBLIC_URL: "https://shop.example", SAMPLE_REVIEWS: "off" });
    expect(warnings.join()).not.toContain("SAMPLE_REVIEWS");
  });
});

describe("facts that a trader must give", () => {
  const LAWFUL = { PUBLIC_URL: "https://shop.example", PRICE_POLICY: "uk", SAMPLE_REVIEWS: "off" };

  it("are not warned of where the profile has them", () => {
    expect(warningsOf(LAWFUL)).toEqual([]);
  });

  it("are warned of one by one", () => {
    const warnings = warningsOf(LAWFUL, { ...UNKNOWN_TRADER, email: "hello@measured.example" });
    expect(warnings.map((warning) => /^SHOP_PROFILE_FILE lacks (\w+): /.exec(warning)?.[1])).toEqual([
      "legalName",
      "address",
      "email",
      "complaintsEmail",
    ]);
  });

  it.each([
    ["Loom Blinds Ltd", 1],
    ["Loom Blinds LLP", 1],
    ["Jo Whitfield", 0],
  ])("of %s, without a number, are lacking: %i", (legalName, count) => {
    expect(warningsOf(LAWFUL, { legalName, companyNumber: null })).toHaveLength(count);
  });
});

it.each([{}, { PUBLIC_URL: "http://localhost:4000" }])("a shop that is not public is not warned: %j", (environment) => {
  expect(warningsOf(environment)).toEqual([]);
});
