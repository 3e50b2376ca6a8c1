import { expect, it } from "vitest";
import { readSettings, SettingsError } from "../../src/settings.js";

it("needs nothing at all", () => {
  expect(readSettings({})).toMatchObject({ port: 4000, pricePolicy: "consistent", databaseUrl: undefined });
});

it("takes an empty variable as one that is not set", () => {
  expect(readSettings({ PORT: "", DATABASE_URL: "" })).toMatchObject({ port: 4000, databaseUrl: undefined });
});

it("names every fault in one list", () => {
  const wrong = { PORT: "front door", PRICE_POLICY: "cheap", PUBLIC_URL: "shop", API_EXPLORER: "maybe" };
  expect(() => readSettings(wrong)).toThrow(SettingsError);
  for (const name of Object.keys(wrong)) expect(() => readSettings(wrong)).toThrow(`${name} must be`);
});

it("asks for session secrets with another database, each of 32 characters", () => {
  const DATABASE_URL = "postgres://shop@db/shop";
  expect(() => readSettings({ DATABASE_URL })).toThrow(/SESSION_SECRETS is missing/);
  expect(() => readSettings({ DATABASE_URL, SESSION_SECRETS: "short" })).toThrow(/SESSION_SECRETS needs at least 32/);
  const [newer, older] = ["n".repeat(32), "o".repeat(40)];
  expect(readSettings({ DATABASE_URL, SESSION_SECRETS: `${newer}, ${older}` }).sessionSecrets).toEqual([newer, older]);
});

it("refuses another kind of database", () => {
  expect(() => readSettings({ DATABASE_URL: "mysql://shop@db/shop" })).toThrow(/DATABASE_URL must be a postgres/);
});

it("drops the slash at the end of the public address", () => {
  expect(readSettings({ PUBLIC_URL: "https://shop.example/" }).publicUrl).toBe("https://shop.example");
});

it.each([
  ["SMTP_URL", "http://mail.example", /SMTP_URL must be an smtp/],
  ["SMTP_URL", "mail.example", /SMTP_URL must be an smtp/],
  ["MAIL_FROM", "Shop", /MAIL_FROM must be an address/],
  ["MAIL_FROM", "Shop <hello@shop.example>\r\nBcc: x@y.example", /MAIL_FROM must be an address/],
])("refuses %s=%j", (name, value, message) => {
  expect(() => readSettings({ [name]: value })).toThrow(message);
});

it.each(["hello@shop.example", "The Shop <hello@shop.example>"])("sends mail as %s", (from) => {
  expect(readSettings({ MAIL_FROM: from, SMTP_URL: "smtps://u:p@mail.example:465" })).toMatchObject({
    mailFrom: from,
    smtpUrl: "smtps://u:p@mail.example:465",
  });
});

it("limits rates, and takes other figures", () => {
  expect(readSettings({}).rateLimits).toMatchObject({
    "session-writes": 300,
    "address-writes": 600,
    enquiry: 5,
    "address-enquiries": 60,
  });
  const { rateLimits } = readSettings({ RATE_LIMIT_SESSION_WRITES: "10000" });
  expect(rateLimits).toMatchObject({ "session-writes": 10_000, "address-writes": 600 });
  for (const wrong of ["0", "-1", "1.5", "many"])
    expect(() => readSettings({ RATE_LIMIT_ENQUIRIES: wrong })).toThrow(/RATE_LIMIT_ENQUIRIES/);
});

it("takes DATABASE_URL for the direct address too, unless another one is given, which needs it beside it", () => {
  const pooled = { DATABASE_URL: "postgres://pooler/shop", SESSION_SECRETS: "s".repeat(32) };
  const direct = "postgres://postgres/shop";
  expect(readSettings({})).toMatchObject({ databaseDirectUrl: undefined });
  expect(readSettings(pooled)).toMatchObject({ databaseDirectUrl: "postgres://pooler/shop" });
  expect(readSettings({ ...pooled, DATABASE_DIRECT_URL: direct })).toMatchObject({ databaseDirectUrl: direct });
  expect(() => readSettings({ DATABASE_DIRECT_URL: direct })).toThrow(
    "DATABASE_DIRECT_URL needs DATABASE_URL beside it",
  );
});
