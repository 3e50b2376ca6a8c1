import { execFile, execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import pg from "pg";
import { afterEach, beforeEach, expect, it } from "vitest";
import { createDataSource } from "../../src/composition/database/data-source.js";
import { runningEmbeddedDatabase, startEmbeddedDatabase } from "../../src/composition/database/embedded-database.js";
import { ServiceUnavailable } from "../../src/kernel/errors/shop-error.js";
import { asShopError } from "../../src/kernel/sql/database-errors.js";
import { buildServer } from "../harness/shop-process.js";
import { operations } from "../unit/operations/operations.js";

let dataDir: string;

beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), "embedded-database-"));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

it("refuses a second shop on the same data folder and says how to fix it", { timeout: 60_000 }, async () => {
  const { url, stop } = await startEmbeddedDatabase(dataDir, () => {});
  try {
    expect(runningEmbeddedDatabase(dataDir)).toBe(url);
    expect(new URL(url)).toMatchObject({ username: "shop", pathname: "/shop" });
    await expect(startEmbeddedDatabase(dataDir, () => {})).rejects.toThrow(
      `The shop is already running on this data folder (process ${process.pid}). Stop it, or set DATA_DIR to another folder.`,
    );
  } finally {
    await stop();
  }
});

it("is read through its socket; while it is away, that is a temporary failure", { timeout: 60_000 }, async () => {
  const { socketUrl, stop } = await startEmbeddedDatabase(dataDir, () => {});
  const database = createDataSource(socketUrl);
  const connect = () => database.initialize();
  try {
    await connect();
    expect(await database.query("SELECT inet_client_addr() AS ip, current_database() AS name")).toEqual([
      { ip: null, name: "shop" },
    ]);
    await database.destroy();
  } finally {
    await stop();
  }
  expect(asShopError(await connect().catch((error: unknown) => error))).toBeInstanceOf(ServiceUnavailable);
});

it("is reached by psql as the page says", { timeout: 60_000 }, async () => {
  const { stop } = await startEmbeddedDatabase(path.join(dataDir, ".data"), () => {});
  try {
    const command = operations.find(({ text }) => text.includes(" psql "))?.text ?? "";
    // What a psql in its place is given; none need be installed.
    const told = execFileSync("sh", ["-c", `psql() { echo "$PGPASSWORD" "$@"; }; ${command}`], { cwd: dataDir });
    const [password, host, port, database, user] = told.toString().trim().split(" ");
    expect([host, database, user]).toEqual(["--host=127.0.0.1", "shop", "shop"]);
    const client = new pg.Client({
      host: "127.0.0.1",
      port: Number(port?.replace("--port=", "")),
      database,
      user,
      password,
    });
    await client.connect();
    await client.end();
  } finally {
    await stop();
  }
});

it("gets the catalogue while a shop runs on it", { timeout: 90_000 }, async () => {
  buildServer();
  const { stop } = await startEmbeddedDatabase(dataDir, () => {});
  try {
    const seed = path.resolve(import.meta.dirname, "../../dist/commands/seed.js");
    const { stdout } = await promisify(execFile)(process.execPath, [seed], { env: { DATA_DIR: dataDir } });
    expect(stdout).toMatch(/^The catalogue holds \d+ products\.$/m);
  } finally {
    await stop();
  }
});

it.each([
  ["postgres", "17", /is of Postgres 17, .* Run `npm run database:upgrade`, which keeps the old one/],
  [
    "postgres",
    "99",
    /is of Postgres 99, .* Install the newer version of the shop again; .*`npm run database:upgrade -- --back`/,
  ],
  ["postgres.pg17-2026-11-27T12-00-00-000Z", "17", /has kept one in .* Run `npm run database:upgrade -- --back`/],
])("says what to do about the folder %s of Postgres %s", async (name, major, sentence) => {
  const data = path.join(dataDir, name, "data");
  mkdirSync(data, { recursive: true });
  writeFileSync(path.join(data, "PG_VERSION"), `${major}\n`);
  await expect(startEmbeddedDatabase(dataDir, () => {})).rejects.toThrow(sentence);
});
