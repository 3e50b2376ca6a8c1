import type { DataSource, EntityManager } from "typeorm";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { z } from "zod";
import { createDataSource } from "../../src/composition/database/data-source.js";
import { replicaFindings } from "../../src/doctor/replica-findings.js";
import { readingFromPrimary, readOnFromPrimary } from "../../src/kernel/sql/public-read.js";
import { rowOf } from "../../src/kernel/sql/query.js";
import { Replicas } from "../../src/replicas/replicas.js";
import { aLog } from "../harness/log.js";
import { pauseReplay, resumeReplay, runAt, useReplicatedDatabase } from "../harness/replicated-database.js";

const database = useReplicatedDatabase(1);
let source: DataSource;
let replicas: Replicas;
beforeAll(async () => {
  source = await createDataSource(database().url).initialize();
  replicas = new Replicas({ urls: database().replicaUrls, logger: aLog().logger });
});
afterAll(async () => {
  await replicas.close();
  await source.destroy();
});

const SOON = { timeout: 10_000, interval: 20 };

const now = () => performance.now();
const ofOneColumn = (column: string) => ({
  row: z.object({ found: z.unknown() }),
  text: `SELECT ${column} AS found`,
});
/** Whether the statement was answered by a replica. */
const isFromReplica = async (connection: DataSource | EntityManager = source) =>
  (await rowOf(connection, ofOneColumn("pg_is_in_recovery()"))).found;
const read = () => replicas.read(isFromReplica);
const theVersion = async () =>
  Number((await runAt(database().url, "SELECT version FROM catalogue_version"))[0]?.["version"]);
/** The primary says that it has this version, now and for a minute. */
const confirm = (version: number, { askedAt = now(), moment = "tomorrow" } = {}) =>
  replicas.confirm({ version, moment, askedAt, validUntil: now() + 60_000 });
const becomesReplicas = () => vi.waitFor(async () => expect(await read()).toBe(true), SOON);

it("a read asks a replica only while the primary has confirmed the version that it has", async () => {
  const version = await theVersion();
  expect(await read()).toBe(false);
  confirm(version);
  await becomesReplicas();
  confirm(version + 1);
  expect(await read()).toBe(false);
  confirm(version - 1);
  expect(await read()).toBe(false);
  confirm(version);
  await becomesReplicas();
  replicas.confirm({ version, moment: "tomorrow", askedAt: now(), validUntil: now() });
  expect(await read()).toBe(false);
});

it("a read asks the primary after a change, until it has been asked anew", async () => {
  const version = await theVersion();
  confirm(version);
  await becomesReplicas();
  const before = now();
  replicas.doubt();
  expect(await read()).toBe(false);
  confirm(version, { askedAt: before - 1 });
  expect(await read()).toBe(false);
  confirm(version);
  await becomesReplicas();
});

it("a read asks the primary where the clock has just changed the catalogue, until replicas' clocks have too", async () => {
  const version = await theVersion();
  confirm(version);
  await becomesReplicas();
  confirm(version, { moment: "the day after" });
  expect(await read()).toBe(false);
  await becomesReplicas();
  confirm(version);
});

it("a read asks the primary within transactions, for what is somebody's own, and outside of its computation", async () => {
  confirm(await theVersion());
  await becomesReplicas();
  const places = await replicas.read(async () => [
    await isFromReplica(source.manager),
    await source.transaction((manager) => isFromReplica(manager)),
    await readingFromPrimary(isFromReplica),
    await isFromReplica(),
    readOnFromPrimary(),
    await isFromReplica(),
  ]);
  expect(places).toEqual([true, false, false, true, undefined, false]);
  expect(await isFromReplica()).toBe(false);
});

it("a read goes on at the primary after a statement that only the replica refuses, which stays in use", async () => {
  confirm(await theVersion());
  await becomesReplicas();
  const found = await replicas.read(async () => {
    const { found: position } = await rowOf(source, ofOneColumn("pg_current_wal_lsn()::text"));
    return [position, await isFromReplica()];
  });
  expect(found).toEqual([expect.stringMatching(/^[0-9A-F]+\/[0-9A-F]+$/), false]);
  expect(await read()).toBe(true);
  const refused = replicas.read(() => rowOf(source, ofOneColumn("no_such_column")));
  await expect(refused).rejects.toThrow("no_such_column");
});

it("the doctor tells whether a replica follows the database", async () => {
  const { url, replicaUrls } = database();
  const [follower = ""] = replicaUrls;
  const ofReplica = () => replicaFindings(source, replicaUrls);
  expect(await ofReplica()).toEqual([{ kind: "well", sentence: "Replica 1 follows the database." }]);
  await pauseReplay(follower);
  // Else it is written a moment after its commit.
  await runAt(url, "SET synchronous_commit = on; UPDATE product SET base_price_pence = base_price_pence + 1");
  const [behind] = await ofReplica();
  expect(behind).toMatchObject({ kind: "fault", sentence: expect.stringMatching(/^Replica 1 is \d+ kB behind/) });
  await resumeReplay(follower);
});
