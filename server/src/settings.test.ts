import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { sessionSecrets } from "./http/sessions/session-secrets.js";
import { SettingsError } from "./kernel/settings/settings-error.js";
import { doubtsAbout, readSettings, SHOWN_IN_COMPOSE } from "./settings.js";

it("has a default for every setting", () => {
  expect(readSettings({})).toMatchObject({ port: 4000, pricePolicy: "consistent", databaseUrl: undefined });
});

it("treats an empty variable as unset", () => {
  expect(readSettings({ PORT: "", DATABASE_URL: "" })).toMatchObject({ port: 4000, databaseUrl: undefined });
});

it("lists every error at once", () => {
  const wrong = { PORT: "front door", PRICE_POLICY: "cheap", PUBLIC_URL: "shop", API_EXPLORER: "maybe" };
  expect(() => readSettings(wrong)).toThrow(SettingsError);
  for (const name of Object.keys(wrong)) expect(() => readSettings(wrong)).toThrow(`${name} must be`);
});

it("requires session secrets of 32 characters with DATABASE_URL", () => {
  const DATABASE_URL = "postgres://shop@db/shop";
  expect(() => readSettings({ DATABASE_URL })).toThrow(/SESSION_SECRETS is missing/);
  expect(() => readSettings({ DATABASE_URL, SESSION_SECRETS: "short" })).toThrow(/SESSION_SECRETS needs at least 32/);
  const [newer, older] = ["n".repeat(32), "o".repeat(40)];
  expect(readSettings({ DATABASE_URL, SESSION_SECRETS: `${newer}, ${older}` }).sessionSecrets).toEqual([newer, older]);
});

it.each([{ NODE_ENV: "production" }, { PUBLIC_URL: "https://shop.example" }, { PUBLIC_URL: "HTTPS://shop.example" }])(
  "refuses DEMO with %j",
  (env) => {
    expect(readSettings(env).demo).toBe(false);
    expect(() => readSettings({ DEMO: "on", ...env })).toThrow(/DEMO must be off/);
  },
);

it("takes DEMO for developers", () => {
  expect(readSettings({ DEMO: "on", NODE_ENV: "development", PUBLIC_URL: "http://localhost:4000" }).demo).toBe(true);
});

it.each(["127.0.0.1", "::1", "0.0.0.0", "shop-1.internal"])("listens on HOST %s", (HOST) => {
  expect(readSettings({ HOST }).host).toBe(HOST);
});

it.each(["127.0.0.1:4000", "http://127.0.0.1", "a b", "[::1]"])("refuses HOST %s", (HOST) => {
  expect(() => readSettings({ HOST })).toThrow(/HOST must be an IP address or name of this machine/);
});

it("refuses another kind of database", () => {
  expect(() => readSettings({ DATABASE_URL: "mysql://shop@db/shop" })).toThrow(/DATABASE_URL must be a postgres/);
});

it.each(["https://shop.example/", "HTTPS://Shop.Example", "https://shop.example:443"])(
  "spells the public address in one way: %s",
  (given) => {
    expect(readSettings({ PUBLIC_URL: given }).publicUrl).toBe("https://shop.example");
  },
);

it("refuses an invalid PUBLIC_URL", () => {
  expect(() => readSettings({ PUBLIC_URL: "ftp://shop.example" })).toThrow(/PUBLIC_URL must be an address/);
});

it.each([
  ["https://pictures.example", "https://pictures.example"],
  ["https://pictures.example/", "https://pictures.example"],
  ["HTTPS://CDN.example:443/shop//", "https://cdn.example/shop"],
  ["http://127.0.0.1:9000/bucket", "http://127.0.0.1:9000/bucket"],
])("spells ASSETS_URL %s in one way", (given, url) => {
  expect(readSettings({ ASSETS_URL: given }).assetsUrl).toBe(url);
});

it.each([
  ...["pictures.example", "/pictures", "//pictures.example", "ftp://pictures.example", "https://"],
  ...["https://key:secret@pictures.example", "https://pictures.example/?v=1", "https://pictures.example/?"],
  ...["https://pictures.example/#top", "https://*.example", "https://a.example, https://b.example"],
  ...["https://a.example;script-src", "https://a.example/a b", "https://a.example/o'b", 'https://a.example/"'],
])("refuses ASSETS_URL %s", (given) => {
  expect(() => readSettings({ ASSETS_URL: given })).toThrow(/ASSETS_URL must be an address such as https:/);
});

it("refuses pictures by http on pages by https", () => {
  const ASSETS_URL = "http://pictures.example";
  expect(() => readSettings({ PUBLIC_URL: "https://shop.example", ASSETS_URL })).toThrow(
    /ASSETS_URL must begin with https, as PUBLIC_URL does/,
  );
  expect(readSettings({ PUBLIC_URL: "http://localhost:4000", ASSETS_URL }).assetsUrl).toBe(ASSETS_URL);
});

it.each([
  ["https://front.example", ["https://front.example"]],
  ["https://front.example, http://localhost:5173", ["https://front.example", "http://localhost:5173"]],
  ["*", ["*"]],
  ["", []],
])("reads ALLOWED_ORIGINS %j", (given, origins) => {
  expect(readSettings({ ALLOWED_ORIGINS: given }).allowedOrigins).toEqual(origins);
});

it.each([
  "front.example",
  "https://front.example/",
  "https://Front.example",
  "ftp://front.example",
  "null",
  "https://a.example,*",
  "https://a.example,",
])("refuses ALLOWED_ORIGINS %s", (given) => {
  expect(() => readSettings({ ALLOWED_ORIGINS: given })).toThrow(/ALLOWED_ORIGINS must be origins such as/);
});

it("warns about an https PUBLIC_URL without a proxy, because the shop itself speaks http", () => {
  const PUBLIC_URL = "https://shop.example";
  expect(doubtsAbout(readSettings({ PUBLIC_URL }))).toEqual([
    expect.stringMatching(/remembered: PUBLIC_URL .* TRUST_PROXY/),
  ]);
  expect(doubtsAbout(readSettings({ PUBLIC_URL, TRUST_PROXY: "1" }))).toEqual([]);
  expect(doubtsAbout(readSettings({ PUBLIC_URL: "http://shop.example" }))).toEqual([]);
});

it("warns once where PUBLIC_URL is missing, but not in development", () => {
  expect(doubtsAbout(readSettings({}))).toEqual([expect.stringMatching(/^PUBLIC_URL is not set/)]);
  expect(doubtsAbout(readSettings({ DEV: "on" }))).toEqual([]);
});

describe("the public values in docker-compose.yml", () => {
  const compose = readFileSync(path.resolve(import.meta.dirname, "../../docker-compose.yml"), "utf8");
  const shown = {
    SESSION_SECRETS: SHOWN_IN_COMPOSE.secret,
    DATABASE_URL: `postgres://shop:${SHOWN_IN_COMPOSE.password}@postgres:5432/shop`,
  };
  const own = { SESSION_SECRETS: "s".repeat(32), DATABASE_URL: "postgres://shop:another@postgres:5432/shop" };

  it("are its defaults", () => {
    const filled = compose.replaceAll(/\$\{\w+:-([^}]*)\}/g, "$1");
    for (const [name, value] of Object.entries(shown)) expect(filled).toContain(`${name}: ${value}\n`);
  });

  it("are accepted over http", () => {
    expect(readSettings(shown)).toMatchObject({ databaseUrl: shown.DATABASE_URL });
    expect(readSettings({ ...shown, PUBLIC_URL: "http://shop.example" }).sessionSecrets).toEqual([
      shown.SESSION_SECRETS,
    ]);
  });

  it.each([
    ["SESSION_SECRETS", shown.SESSION_SECRETS],
    ["SESSION_SECRETS", `${own.SESSION_SECRETS}, ${shown.SESSION_SECRETS}`],
    ["DATABASE_URL", shown.DATABASE_URL],
    ["DATABASE_DIRECT_URL", shown.DATABASE_URL],
    ["DATABASE_URL", shown.DATABASE_URL.replace(":shop@", ":%73hop@")],
    ["DATABASE_READ_URLS", `${own.DATABASE_URL},${shown.DATABASE_URL}`],
  ])("are refused with an https PUBLIC_URL: %s=%s", (name, value) => {
    const variables = { ...own, PUBLIC_URL: "HTTPS://shop.example" };
    expect(readSettings(variables).publicUrl).toBe("https://shop.example");
    expect(() => readSettings({ ...variables, [name]: value })).toThrow(
      new RegExp(`${name} has the \\w+ that docker-compose.yml shows`),
    );
  });
});

it.each(["", " , ", "short", `${"s".repeat(32)},`, " ".repeat(40)])("refuses an empty or short secret: %j", (given) => {
  const variables = {
    PUBLIC_URL: "https://shop.example",
    DATABASE_URL: "postgres://shop@db/shop",
    SESSION_SECRETS: given,
  };
  expect(() => readSettings(variables)).toThrow(/SESSION_SECRETS (is missing|needs at least 32)/);
});

describe("the session secret in the data folder", () => {
  const aFolder = () => {
    const folder = mkdtempSync(path.join(tmpdir(), "secret-"));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    return folder;
  };

  it("is created once, readable only by its owner", () => {
    const folder = aFolder();
    const made = sessionSecrets(undefined, folder);
    expect(made[0]).toMatch(/^[\w-]{64}$/);
    expect(sessionSecrets(undefined, folder)).toEqual(made);
    expect(statSync(path.join(folder, "session-secret")).mode & 0o777).toBe(0o600);
  });

  it.each(["", "\n", "cut short"])("is refused when it is %j", (content) => {
    const folder = aFolder();
    writeFileSync(path.join(folder, "session-secret"), content);
    expect(() => sessionSecrets(undefined, folder)).toThrow(SettingsError);
    expect(() => sessionSecrets(undefined, folder)).toThrow(/session-secret is too short\. Delete the file/);
  });
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

it("has rate limits that can be changed", () => {
  expect(readSettings({}).rateLimits).toMatchObject({
    "session-writes": 300,
    "ip-writes": 600,
    enquiries: 5,
    "ip-enquiries": 60,
  });
  const { rateLimits } = readSettings({ RATE_LIMIT_SESSION_WRITES: "10000" });
  expect(rateLimits).toMatchObject({ "session-writes": 10_000, "ip-writes": 600 });
  for (const wrong of ["0", "-1", "1.5", "many"])
    expect(() => readSettings({ RATE_LIMIT_ENQUIRIES: wrong })).toThrow(/RATE_LIMIT_ENQUIRIES/);
});

it.each(Object.keys(readSettings({}).rateLimits))("reads the limit %s from the variable of its name", (limit) => {
  const variable = `RATE_LIMIT_${limit.toUpperCase().replaceAll("-", "_")}`;
  expect(readSettings({ [variable]: "7" }).rateLimits).toEqual({ ...readSettings({}).rateLimits, [limit]: 7 });
});

it("reads the URLs of replicas, which need DATABASE_URL", () => {
  const primary = { DATABASE_URL: "postgres://primary/shop", SESSION_SECRETS: "s".repeat(32) };
  const [one, other] = ["postgres://one/shop", "postgres://shop:a%2Cb@other/shop"];
  expect(readSettings(primary).databaseReadUrls).toEqual([]);
  const read = readSettings({ ...primary, DATABASE_READ_URLS: `${one}, ${other}` });
  expect(read.databaseReadUrls).toEqual([one, other]);
  expect(() => readSettings({ DATABASE_READ_URLS: one })).toThrow("DATABASE_READ_URLS needs DATABASE_URL beside it");
  expect(() => readSettings({ ...primary, DATABASE_READ_URLS: `${one},http://other` })).toThrow(
    "DATABASE_READ_URLS must be a postgres:// address, or several separated by commas",
  );
});

it("uses DATABASE_URL as the direct URL unless DATABASE_DIRECT_URL is set, which requires DATABASE_URL", () => {
  const pooled = { DATABASE_URL: "postgres://pooler/shop", SESSION_SECRETS: "s".repeat(32) };
  const direct = "postgres://postgres/shop";
  expect(readSettings({})).toMatchObject({ databaseDirectUrl: undefined });
  expect(readSettings(pooled)).toMatchObject({ databaseDirectUrl: "postgres://pooler/shop" });
  expect(readSettings({ ...pooled, DATABASE_DIRECT_URL: direct })).toMatchObject({ databaseDirectUrl: direct });
  expect(() => readSettings({ DATABASE_DIRECT_URL: direct })).toThrow(
    "DATABASE_DIRECT_URL needs DATABASE_URL beside it",
  );
});

it.each(["valkey", "valkeys", "redis", "rediss"])("takes a VALKEY_URL with %s://", (protocol) => {
  const url = `${protocol}://shop:secret@valkey.example:6379`;
  expect(readSettings({ VALKEY_URL: url })).toMatchObject({ valkeyUrl: url });
});

it("refuses a VALKEY_URL of another kind, and does not repeat it", () => {
  const read = () => readSettings({ VALKEY_URL: "http://shop:a-password@valkey.example" });
  expect(read).toThrow("VALKEY_URL must be a valkey:// address");
  expect(read).not.toThrow("a-password");
});

it("takes a ROLE of its own with a database for several processes alone", () => {
  expect(readSettings({}).role).toBe("all");
  expect(() => readSettings({ ROLE: "worker" })).toThrow(/ROLE can be worker with DATABASE_URL alone/);
  const env = { DATABASE_URL: "postgres://shop@db/shop", SESSION_SECRETS: "s".repeat(32) };
  expect(readSettings({ ...env, ROLE: "web" }).role).toBe("web");
  expect(() => readSettings({ ...env, ROLE: "worker" })).toThrow(/PUBLIC_URL is missing; with ROLE=worker/);
});

describe("purges", () => {
  const SHARED = { SHARED_CACHE: "60" };

  it("go to each of several caches", () => {
    const given = { ...SHARED, PURGE_URL: "http://10.0.0.1:6081, https://cache.example/purge" };
    expect(readSettings(given).purgeUrl).toEqual(["http://10.0.0.1:6081", "https://cache.example/purge"]);
  });

  it.each([
    [{ PURGE_URL: "http://10.0.0.1" }, /PURGE_URL needs SHARED_CACHE/],
    [{ ...SHARED, PURGE_URL: "cache" }, /PURGE_URL must be addresses/],
    [{ ...SHARED, PURGE_URL: "http://shop:secret@10.0.0.1" }, /PURGE_URL must be addresses/],
    [{ ...SHARED, PURGE_URL: "https://api.example", PURGE_API: "fastly" }, /PURGE_TOKEN is missing/],
    [{ SHARED_CACHE: "100000" }, /SHARED_CACHE must be/],
  ])("are refused with %j", (env, message) => {
    expect(() => readSettings(env)).toThrow(message);
  });
});
