import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type OutgoingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { MIGRATION_NAMES } from "../../src/composition/database/data-source.js";
import { admitPatient } from "../../src/composition/doctor-context.js";
import { unreachable } from "../../src/doctor/database-findings.js";
import { examine, type Patient } from "../../src/doctor/doctor-command.js";
import { aCartWith } from "../builders/cart.js";
import { placeOrder } from "../builders/order.js";
import { aFolder, anEmptyDatabase } from "../harness/backups.js";
import { useShop } from "../harness/shop.js";
import { useSmtpServer } from "../harness/smtp-server.js";

const shop = useShop();
const smtp = useSmtpServer();
const folder = aFolder();

/** Runs `npm run doctor` for the shop of this file with `changes` of its environment. */
async function doctor(changes: NodeJS.ProcessEnv = {}, patient: Partial<Patient> = {}) {
  const lines: string[] = [];
  const environment = {
    ...{ DATABASE_URL: shop().databaseUrl, SESSION_SECRETS: "s".repeat(32), DATA_DIR: folder, SMTP_URL: smtp().url },
    ...changes,
  };
  const tell = (line: string) => lines.push(line);
  // Not that of the machine on which tests run, which may be full.
  const diskSpace = async () => ({ free: 400e9, size: 1000e9 });
  const code = await examine(() => ({ ...admitPatient(tell, environment), diskSpace, ...patient }), tell);
  return { code, printed: lines.join("\n") };
}

it("finds a shop well, and tells what its operator may not know", async () => {
  const { code, printed } = await doctor();
  expect(printed).toMatch(/^ok {5}The database answers: Postgres \d+/m);
  expect(printed).toContain("ok     The clocks of this machine and of the database agree.");
  expect(printed).toContain("ok     The database's tables are those of this version.");
  expect(printed).toMatch(/^ok {5}The queue of e-mails and jobs moves; \d+ wait\.$/m);
  expect(printed).toMatch(/^ok {5}The mail server \S+ takes e-mails\.$/m);
  expect(printed).toMatch(/^note {3}PUBLIC_URL is not set/m);
  expect(printed).toMatch(/^note {3}There is no backup in /m);
  expect(printed).not.toContain("FAULT");
  expect(code).toBe(0);
});

it("tells of settings that are wrong, by name", async () => {
  const { code, printed } = await doctor({ PORT: "much" });
  expect(printed).toMatch(/^FAULT {2}These settings are wrong.*\n {2}PORT must be a port number$/s);
  expect(code).toBe(1);
});

it("tells of a database that is away, and prints no password", async () => {
  const away = "postgres://shop:a-secret-password@127.0.0.1:1/shop";
  const { code, printed } = await doctor({ DATABASE_URL: away });
  expect(printed).toMatch(/^FAULT {2}The database can't be reached/m);
  expect(printed).toMatch(/^ok {5}The mail server/m);
  expect(printed).not.toContain("a-secret-password");
  expect(code).toBe(1);
});

it.each([
  ["28P01", /refuses the role or password/],
  ["3D000", /does not exist/],
  ["ENOTFOUND", /can't be reached \(ENOTFOUND\)/],
])("a connection that fails with %s has its own sentence", (code, sentence) => {
  expect(unreachable(Object.assign(new Error("secret"), { code })).sentence).toMatch(sentence);
});

it("tells of a database without tables, of missing migrations and of those of a newer version", async () => {
  const empty = await anEmptyDatabase();
  expect((await doctor({ DATABASE_URL: empty.url })).printed).toMatch(/^FAULT {2}The database has no tables yet\./m);
  await empty.drop();
  const newer = await doctor({}, { migrations: [...MIGRATION_NAMES, "FromTomorrow1"] });
  expect(newer.printed).toContain("FAULT  The database lacks 1 migrations.");
  const older = await doctor({}, { migrations: MIGRATION_NAMES.slice(1) });
  expect(older.printed).toContain("note   The database has 1 migrations of a newer version.");
});

it("tells of an embedded database of another Postgres, and of one that an upgrade has kept", async () => {
  const dataDir = aFolder();
  for (const name of ["postgres", "postgres.pg16-2026-11-27T12-00-00-000Z"]) {
    mkdirSync(path.join(dataDir, name, "data"), { recursive: true });
    writeFileSync(path.join(dataDir, name, "data/PG_VERSION"), "17\n");
  }
  const { code, printed } = await doctor({ DATABASE_URL: undefined, DATA_DIR: dataDir });
  rmSync(dataDir, { recursive: true });
  expect(printed).toMatch(/^FAULT {2}The database in \S+ is of Postgres 17, .* Run `npm run database:upgrade`/m);
  expect(printed).toMatch(/^note {3}\S+ is the database of Postgres 16 that was replaced on 2026-11-27\. Remove it/m);
  expect(code).toBe(1);
});

it("tells of e-mails that nobody sends, and of those that were given up", async () => {
  const visitor = shop().visitor();
  await aCartWith(visitor);
  await placeOrder(visitor);
  await shop().database.query("UPDATE pgboss.job SET start_after = now() - interval '2 hours'");
  const waiting = await doctor();
  expect(waiting.printed).toMatch(/^FAULT {2}\d+ e-mails and jobs wait, the oldest for 120 minutes\./m);
  expect(waiting.code).toBe(1);
  await shop().database.query("UPDATE pgboss.job SET state = 'failed'");
  expect((await doctor()).printed).toMatch(/^note {3}\d+ e-mails were given up/m);
});

it("tells of a mail server that is away, and prints no password", async () => {
  const { code, printed } = await doctor({ SMTP_URL: "smtp://shop:a-secret-password@127.0.0.1:1" });
  expect(printed).toMatch(/^FAULT {2}The mail server 127\.0\.0\.1:1 can't be reached/m);
  expect(printed).not.toContain("a-secret-password");
  expect(code).toBe(1);
});

it("tells of a Valkey that is away, and prints no password", async () => {
  const { code, printed } = await doctor({ VALKEY_URL: "valkey://shop:a-secret-password@127.0.0.1:1" });
  expect(printed).toMatch(/^FAULT {2}Valkey at 127\.0\.0\.1:1 can't be reached \(ECONNREFUSED\)/m);
  expect(printed).not.toContain("a-secret-password");
  expect(code).toBe(1);
});

describe("of pictures elsewhere", () => {
  const store = createServer(({ url }, response) => void response.writeHead(answer.status, answer.headers).end(url));
  let answer: { status: number; headers: OutgoingHttpHeaders };
  beforeAll(() => new Promise<void>((resolve) => store.listen(0, "127.0.0.1", resolve)));
  const address = () => `http://127.0.0.1:${(store.address() as AddressInfo).port}`;

  it("says where they come from, and what they lack", async () => {
    const path = /images\/[\w-]+\.webp/.source;
    answer = { status: 200, headers: { "access-control-allow-origin": "*" } };
    const well = await doctor({ ASSETS_URL: address() });
    expect(well.printed).toMatch(/^ok {5}Pictures come from 127\.0\.0\.1:\d+\.$/m);
    answer = { status: 200, headers: {} };
    const colorless = await doctor({ ASSETS_URL: address() });
    expect(colorless.printed).toMatch(
      new RegExp(`^FAULT  \\S+/${path} comes without Access-Control-Allow-Origin`, "m"),
    );
    answer = { status: 404, headers: {} };
    const empty = await doctor({ ASSETS_URL: address() });
    expect(empty.printed).toMatch(new RegExp(`^FAULT  \\S+/${path} answers 404\\.`, "m"));
    expect([well.code, colorless.code, empty.code]).toEqual([0, 1, 1]);
  });

  it("tells that they can't be fetched, and examines a database without tables", async () => {
    const away = address();
    await new Promise((resolve) => store.close(resolve));
    const { printed } = await doctor({ ASSETS_URL: away });
    expect(printed).toMatch(/^FAULT {2}http:\S+ can't be fetched \(ECONNREFUSED\)/m);
    const bare = await anEmptyDatabase();
    const ofBare = await doctor({ ASSETS_URL: away, DATABASE_URL: bare.url });
    await bare.drop();
    expect(ofBare.printed).toMatch(/^FAULT {2}The database has no tables yet\./m);
    expect(ofBare.printed).not.toContain("can't be fetched");
  });
});

it("tells of a replica that is away and of one that is none, and prints no password", async () => {
  const away = "postgres://shop:a-secret-password@127.0.0.1:1/shop";
  const { code, printed } = await doctor({ DATABASE_READ_URLS: `${away},${shop().databaseUrl}` });
  expect(printed).toMatch(/^FAULT {2}Replica 1 of DATABASE_READ_URLS can't be asked \(ECONNREFUSED\)\./m);
  expect(printed).toMatch(/^FAULT {2}Replica 2 of DATABASE_READ_URLS is no replica/m);
  expect(printed).not.toContain("a-secret-password");
  expect(code).toBe(1);
});
