import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, it } from "vitest";
import { readSettings } from "../../settings.js";

const folder = mkdtempSync(path.join(tmpdir(), "secret-files-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const DATABASE_URL = "postgres://shop:a-password@postgres:5432/shop";
const SECRET = "s".repeat(32);

function file(name: string, content: string): string {
  const written = path.join(folder, name);
  writeFileSync(written, content);
  return written;
}

it("secrets are read from files, without the line's end", () => {
  const settings = readSettings({
    DATABASE_URL_FILE: file("database-url", `${DATABASE_URL}\n`),
    SESSION_SECRETS_FILE: file("session-secrets", `${SECRET}\r\n`),
    SMTP_URL_FILE: file("smtp-url", "smtp://mail.example:587"),
  });
  expect(settings).toMatchObject({
    databaseUrl: DATABASE_URL,
    databaseDirectUrl: DATABASE_URL,
    sessionSecrets: [SECRET],
    smtpUrl: "smtp://mail.example:587",
  });
});

it("so are replicas, Valkey and the token of a shared cache", () => {
  const settings = readSettings({
    DATABASE_URL,
    SESSION_SECRETS: SECRET,
    DATABASE_READ_URLS_FILE: file("read-urls", `${DATABASE_URL},postgres://shop:a-password@replica:5432/shop\n`),
    VALKEY_URL_FILE: file("valkey-url", "valkey://shop:a-password@valkey:6379\n"),
    PURGE_TOKEN_FILE: file("purge-token", "a-token\n"),
  });
  expect(settings).toMatchObject({
    databaseReadUrls: [DATABASE_URL, "postgres://shop:a-password@replica:5432/shop"],
    valkeyUrl: "valkey://shop:a-password@valkey:6379",
    purgeToken: "a-token",
  });
});

it("a secret in a file follows the rules of its variable", () => {
  expect(() => readSettings({ DATABASE_URL, SESSION_SECRETS_FILE: file("short", "short") })).toThrow(
    /SESSION_SECRETS needs at least 32 characters/,
  );
});

it("names each file that can't be read, is empty, or comes with its variable, and no secret", () => {
  const variables = {
    DATABASE_URL,
    DATABASE_URL_FILE: file("other-url", DATABASE_URL),
    SESSION_SECRETS_FILE: path.join(folder, "missing"),
    SMTP_URL_FILE: file("empty", "\n"),
  };
  expect(() => readSettings(variables)).toThrow(
    expect.objectContaining({
      message: [
        "These settings are wrong; see .env.example:",
        "  DATABASE_URL_FILE can't be given together with DATABASE_URL",
        `  SESSION_SECRETS_FILE must name a file that can be read and is not empty: ${path.join(folder, "missing")}`,
        `  SMTP_URL_FILE must name a file that can be read and is not empty: ${path.join(folder, "empty")}`,
      ].join("\n"),
    }),
  );
});

it("an empty name of a file counts as none", () => {
  expect(readSettings({ DATABASE_URL_FILE: "" }).databaseUrl).toBeUndefined();
});
