import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import pg from "pg";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { PACKAGE } from "./binaries.ts";
import { startEmbeddedPostgres } from "./embedded-postgres.ts";
import { runningPostgres } from "./running-postgres.ts";

const here = (file: string) => fileURLToPath(new URL(file, import.meta.url));

let folder: string;
let cleanUp: (() => unknown)[];

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "embedded-postgres-"));
  cleanUp = [() => rmSync(folder, { recursive: true, force: true })];
});

afterEach(async () => {
  for (const step of cleanUp.toReversed()) await step();
});

async function start(log?: (line: string) => void, { fast = true } = {}) {
  const postgres = await startEmbeddedPostgres({ folder, fast, ...(log && { log }) });
  cleanUp.push(() => postgres.stop());
  return postgres;
}

/** Starts Postgres in a process of its own, which a test may kill. */
async function startElsewhere(): Promise<{ url: string; owner: ChildProcess }> {
  const owner = fork(here("../test/owner-process.ts"), [folder]);
  cleanUp.push(() => owner.kill("SIGKILL"));
  const failed = once(owner, "exit").then(([code]) => Promise.reject(new Error(`The owner ended with ${code}.`)));
  const [url] = (await Promise.race([once(owner, "message"), failed])) as [string];
  return { url, owner };
}

async function kill(owner: ChildProcess) {
  const exit = once(owner, "exit");
  owner.kill("SIGKILL");
  await exit;
}

async function query(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  client.on("error", () => {});
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
}

const file = (name: string) => path.join(folder, name);
const postmasterPid = () => Number(readFileSync(file("data/postmaster.pid"), "utf8").split("\n")[0]);

describe("embedded Postgres", { timeout: 60_000 }, () => {
  it("other processes of this machine find its URL while it runs", async () => {
    expect(runningPostgres({ folder })).toBeUndefined();
    const { url, stop } = await start();
    expect(runningPostgres({ folder })).toBe(url);
    await stop();
    expect(runningPostgres({ folder })).toBeUndefined();
  });

  it("refuses data of another major version and leaves them alone", async () => {
    const { stop } = await start();
    await stop();
    const own = readFileSync(file("data/PG_VERSION"), "utf8");
    for (const [major, code] of [
      [17, "OLDER_DATA"],
      [99, "NEWER_DATA"],
    ] as const) {
      writeFileSync(file("data/PG_VERSION"), `${major}\n`);
      await expect(start()).rejects.toMatchObject({
        code,
        message: expect.stringContaining(`is of Postgres ${major},`),
      });
    }
    expect(existsSync(file("owner.json"))).toBe(false);
    writeFileSync(file("data/PG_VERSION"), own);
    expect(await query((await start()).url, "select 1 as one")).toEqual([{ one: 1 }]);
  });

  it("runs the programs of a named folder, for reading alone", async () => {
    await (await start()).stop();
    const programs = path.join(path.dirname(fileURLToPath(import.meta.resolve(PACKAGE))), "../native");
    const { url, stop } = await startEmbeddedPostgres({ folder, programs, readOnly: true });
    cleanUp.push(stop);
    await expect(query(url, "create table stock ()")).rejects.toThrow("read-only transaction");
    await expect(startEmbeddedPostgres({ folder, programs: folder })).rejects.toMatchObject({
      code: "NO_BINARIES",
      message: `There is no Postgres in ${folder}, which should have it in bin.`,
    });
  });

  it("runs a database and a role of any name", async () => {
    const location = { folder, database: "stock list", role: "clerk" };
    const { url, stop } = await startEmbeddedPostgres({ ...location, fast: true });
    cleanUp.push(stop);
    expect(runningPostgres(location)).toBe(url);
    expect(await query(url, "select current_database() as database, current_user as role")).toEqual([
      { database: "stock list", role: "clerk" },
    ]);
  });

  it.runIf(process.platform !== "win32").each(["here", 'a "b", c%20?#@[é]'])(
    "is reached through a socket in %s, by its user alone",
    async (name) => {
      folder = path.join(folder, name);
      const { socketUrl } = await start();
      expect(await query(socketUrl, "select inet_client_addr() as ip")).toEqual([{ ip: null }]);
      const sockets = readdirSync(folder).filter((entry) => /^\.s\.PGSQL\.\d+$/.test(entry));
      expect(sockets.map((socket) => statSync(file(socket)).mode & 0o777)).toEqual([0o700]);
    },
  );

  it("has no socket where its path would be too long", async () => {
    folder = path.join(folder, "f".repeat(90));
    const { url, socketUrl } = await start();
    expect(socketUrl).toBe(url);
    expect(await query(url, "select 1 as alive")).toEqual([{ alive: 1 }]);
  });

  it("keeps its data after a stop and a start", async () => {
    const first = await start();
    await query(first.url, "create table kept as select 'blind' as what");
    await first.stop();
    await expect(query(first.url, "select 1")).rejects.toThrow("ECONNREFUSED");
    const second = await start();
    expect(await query(second.url, "select what from kept")).toEqual([{ what: "blind" }]);
  });

  it("leaves no process and no lock when it stops", async () => {
    const { stop } = await start();
    const pid = postmasterPid();
    await stop();
    expect(() => process.kill(pid, 0)).toThrow("ESRCH");
    expect(readdirSync(folder).toSorted()).toEqual(["data", "password", "postgres.log"]);
  });

  it("can be stopped twice at once", async () => {
    const { stop } = await start();
    await expect(Promise.all([stop(), stop()])).resolves.toBeDefined();
  });

  it("runs in UTC, sorts by the root collation and takes 100 connections", async () => {
    const { url } = await start();
    expect(
      await query(
        url,
        `select current_setting('timezone') as zone, current_setting('max_connections') as connections,
           datlocale as locale, (select string_agg(w, '' order by w) from unnest(array['b', 'A', 'ä', 'B', 'a']) w) as sorted
         from pg_database where datname = current_database()`,
      ),
    ).toEqual([{ zone: "UTC", connections: "100", locale: "und", sorted: "aAäbB" }]);
  });

  it("lets no other user read the password or the data", async () => {
    await start();
    expect(statSync(file("password")).mode & 0o777).toBe(0o600);
    expect(statSync(file("data")).mode & 0o777).toBe(0o700);
  });

  it("refuses a second start on its folder and names the owner", async () => {
    const { owner, url } = await startElsewhere();
    await expect(start()).rejects.toMatchObject({
      code: "IN_USE",
      pid: owner.pid,
      message: `Process ${owner.pid} already runs Postgres on this folder.`,
    });
    expect(await query(url, "select 1 as alive")).toEqual([{ alive: 1 }]);
  });

  it("refuses a second start within one process", async () => {
    await start();
    await expect(start()).rejects.toThrow(`Process ${process.pid} already runs`);
  });

  it("lets one of several simultaneous starts succeed", async () => {
    const results = await Promise.allSettled([start(), start(), start()]);
    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  });

  it("has the data of a process that was killed", async () => {
    const { owner, url } = await startElsewhere();
    await query(url, "create table kept as select 7 as lines");
    await kill(owner);
    const { url: again } = await start();
    expect(await query(again, "select lines from kept")).toEqual([{ lines: 7 }]);
  });

  it("recovers when its process and Postgres were killed together", async () => {
    const { owner, url } = await startElsewhere();
    await query(url, "create table kept as select 7 as lines");
    process.kill(postmasterPid(), "SIGKILL");
    await kill(owner);
    const { url: again } = await start();
    expect(await query(again, "select lines from kept")).toEqual([{ lines: 7 }]);
    const { port } = new URL(again);
    const sockets = readdirSync(folder).filter((entry) => entry.startsWith(".s."));
    expect(sockets.every((entry) => entry.startsWith(`.s.PGSQL.${port}`))).toBe(true);
  });

  it("ends by itself soon after its process was killed", async () => {
    const { owner } = await startElsewhere();
    const pid = postmasterPid();
    await kill(owner);
    await expect.poll(() => isRunning(pid), { timeout: 10_000 }).toBe(false);
  });

  it("restarts on the same port with all commits after it was killed", async () => {
    const lines: string[] = [];
    const { url, socketUrl } = await start((line) => lines.push(line), { fast: false });
    await query(url, "create table kept as select 7 as lines");
    const pid = postmasterPid();
    process.kill(pid, "SIGKILL");
    await expect.poll(() => lines.at(-1), { timeout: 20_000 }).toMatch(/^Postgres is back after/);
    expect(lines).toContain("Postgres ended by itself (SIGKILL). Starting it again.");
    expect(postmasterPid()).not.toBe(pid);
    expect(await query(url, "select lines from kept")).toEqual([{ lines: 7 }]);
    expect(await query(socketUrl, "select lines from kept")).toEqual([{ lines: 7 }]);
  });

  it("reports the loss of its data and creates no empty cluster in its place", async () => {
    const { lost } = await start();
    renameSync(file("data"), file("moved"));
    process.kill(Number(readFileSync(file("moved/postmaster.pid"), "utf8").split("\n")[0]), "SIGKILL");
    expect((await lost).message).toBe(`Postgres could not be started again: Its data is no longer in ${file("data")}.`);
    expect(existsSync(file("data"))).toBe(false);
  });

  it("ends a Postgres that outlived its process and its watchdog", async () => {
    const first = await start();
    const pid = postmasterPid();
    const lines: string[] = [];
    rmSync(file("owner.json"));
    const { url } = await start((line) => lines.push(line));
    expect(lines).toContain(`Ending a Postgres that outlived its owner (process ${pid}).`);
    expect(postmasterPid()).not.toBe(pid);
    expect((await first.lost).message).toContain("was removed or replaced");
    expect(await query(url, "select 1 as alive")).toEqual([{ alive: 1 }]);
    await first.stop();
  });

  it.each([
    ["of a process that is gone", JSON.stringify({ pid: 2 ** 22 + 1, identity: "x" })],
    ["whose process id another process has now", JSON.stringify({ pid: process.pid, identity: "another boot:1" })],
    ["with half of its content", '{"pid":'],
  ])("takes over a lock %s", async (_, content) => {
    await (await start()).stop();
    writeFileSync(file("owner.json"), content);
    const { url } = await start();
    expect(await query(url, "select 1 as alive")).toEqual([{ alive: 1 }]);
  });

  it("starts although another program has the process id of the last Postgres", async () => {
    await (await start()).stop();
    writeFileSync(file("data/postmaster.pid"), `${process.pid}\n${file("data")}\n0\n1\n\n\n\nready\n`, { mode: 0o600 });
    const { url } = await start();
    expect(await query(url, "select 1 as alive")).toEqual([{ alive: 1 }]);
  });

  it("reports why it does not start and releases the folder", async () => {
    await (await start()).stop();
    const settings = readFileSync(file("data/postgresql.auto.conf"), "utf8");
    writeFileSync(file("data/postgresql.auto.conf"), "no setting\n");
    await expect(start()).rejects.toThrow(/^Postgres did not start: .*FATAL: .*contains errors/);
    writeFileSync(file("data/postgresql.auto.conf"), settings);
    await expect(start()).resolves.toBeDefined();
  });
});

/** Whether a process runs; a zombie does not. */
function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return process.platform !== "linux" || !readFileSync(`/proc/${pid}/stat`, "utf8").includes(") Z ");
  } catch {
    return false;
  }
}
