import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { closeSync, existsSync, fchownSync, fstatSync, openSync, readFileSync, renameSync } from "node:fs";
import { createServer } from "node:net";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { PostgresAccount } from "./account.ts";
import type { PostgresBinaries } from "./binaries.ts";
import { clusterFiles } from "./cluster.ts";
import { readPostmaster } from "./postmaster-file.ts";
import { removeSockets, socketDirectories } from "./unix-socket.ts";
import { watchOver } from "./watchdog.ts";

/** Recovery after a crash reads the log since the last checkpoint: seconds here, minutes on a slow disk at most. */
const START_LIMIT_MS = 120_000;
const STOP_LIMIT_MS = 15_000;
const POLL_MS = 10;
/** Another process may take the free port before Postgres does. */
const PORT_ATTEMPTS = 5;

const SETTINGS = {
  listen_addresses: "127.0.0.1",
  unix_socket_permissions: "0700",
  max_connections: 100,
  shared_buffers: "64MB",
  timezone: "UTC",
  log_timezone: "UTC",
};
/** For data that is thrown away. */
const FAST_SETTINGS = { fsync: "off", synchronous_commit: "off", full_page_writes: "off", autovacuum: "off" };

type Launch = {
  folder: string;
  account: PostgresAccount;
  binaries: PostgresBinaries;
  fast: boolean;
  readOnly: boolean;
  /** The port to listen on; any free one unless given. With it, the log continues the previous one. */
  port?: number;
  /** Cancels the start. */
  signal?: AbortSignal;
};

/** A Postgres that accepts connections on a port of this machine. */
export type PostgresProcess = {
  port: number;
  /** Resolves after its end with the signal or the exit code, such as SIGKILL or "code 1". */
  ended: Promise<string>;
  /** Cancels running statements and ends it; resolves after its end. May be called again. */
  stop(): Promise<void>;
};

/** Starts Postgres on a prepared cluster. Rejects with an Error that quotes its log when it does not come up. */
export async function startProcess(launch: Launch): Promise<PostgresProcess> {
  for (let attempt = 1; ; attempt++) {
    const port = launch.port ?? (await freePort());
    const { child, logStart } = spawnPostgres(launch, port);
    const exited = once(child, "exit").then(
      () => undefined,
      (error: Error) => error,
    );
    const dismissWatchdog = child.pid === undefined ? async () => {} : watchOver(child.pid);
    const failure = await untilReady(child, exited, { ...launch, logStart });
    if (failure === undefined) return running(child, exited, { port, dismissWatchdog });
    child.kill("SIGQUIT");
    await exited;
    await dismissWatchdog();
    const isPortTaken = launch.port === undefined && failure.includes("could not bind");
    if (!isPortTaken || attempt === PORT_ATTEMPTS) throw new Error(failure);
  }
}

function spawnPostgres(
  { folder, account, binaries, fast, readOnly, port: knownPort }: Launch,
  port: number,
): { child: ChildProcess; logStart: number } {
  const files = clusterFiles(folder);
  removeSockets(folder);
  // After a crash the log says why: it stays.
  if (knownPort === undefined && existsSync(files.log)) renameSync(files.log, files.previousLog);
  // A file, not a pipe: a pipe breaks when this process dies, and would end Postgres before it has written everything to disk.
  const output = openSync(files.log, "a", 0o600);
  const logStart = fstatSync(output).size;
  if (account.service) fchownSync(output, account.service.uid, account.service.gid);
  const settings = Object.entries({
    ...SETTINGS,
    ...{ port, unix_socket_directories: socketDirectories(folder) },
    ...(fast ? FAST_SETTINGS : {}),
    ...(readOnly ? { default_transaction_read_only: "on" } : {}),
  });
  const args = ["-D", files.data, ...settings.flatMap(([name, value]) => ["-c", `${name}=${value}`])];
  const [command = binaries.postgres, ...rest] = [...account.prefix, binaries.postgres, ...args];
  const child = spawn(command, rest, {
    ...account.service,
    cwd: path.parse(files.data).root,
    detached: true,
    windowsHide: true,
    stdio: ["ignore", output, output],
  });
  closeSync(output);
  child.unref();
  return { child, logStart };
}

/** Resolves with undefined when Postgres accepts connections, else with the reason why it does not. */
async function untilReady(
  child: ChildProcess,
  exited: Promise<Error | undefined>,
  { folder, signal, logStart }: Launch & { logStart: number },
): Promise<string | undefined> {
  const files = clusterFiles(folder);
  const until = performance.now() + START_LIMIT_MS;
  while (performance.now() < until) {
    if (child.pid === undefined) return `Postgres did not start: ${(await exited)?.message}`;
    if (hasExited(child))
      return `Postgres did not start: ${lastFailure(files.log, logStart)} The whole log: ${files.log}`;
    if (signal?.aborted) return "Postgres was stopped while it started.";
    const postmaster = readPostmaster(files.data);
    if (postmaster?.pid === child.pid && postmaster.isReady) return undefined;
    await sleep(POLL_MS);
  }
  return `Postgres was not ready after ${START_LIMIT_MS / 1000} seconds. Its log: ${files.log}`;
}

function running(
  child: ChildProcess,
  exited: Promise<Error | undefined>,
  { port, dismissWatchdog }: { port: number; dismissWatchdog: () => Promise<void> },
): PostgresProcess {
  const ended = exited.then(async () => {
    // At once: another program may soon have its process id.
    await dismissWatchdog();
    return child.signalCode ?? `code ${child.exitCode}`;
  });
  const stop = async () => {
    child.kill("SIGINT");
    const overdue = setTimeout(() => child.kill("SIGQUIT"), STOP_LIMIT_MS);
    // The timer keeps this process alive; the unreferenced child does not.
    await ended.finally(() => clearTimeout(overdue));
  };
  let stopping: Promise<void> | undefined;
  return { port, ended, stop: () => (stopping ??= stop()) };
}

const hasExited = (child: ChildProcess) => child.exitCode !== null || child.signalCode !== null;

/** The last line about a failure in the log, from this byte on. */
function lastFailure(log: string, start: number): string {
  const lines = readFileSync(log).subarray(start).toString().trim().split("\n");
  return (lines.findLast((line) => /FATAL|PANIC|could not bind/.test(line)) ?? lines.at(-1) ?? "").trim();
}

/** A free port of 127.0.0.1. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  if (address === null || typeof address === "string") throw new Error("The system gave no free port.");
  return address.port;
}
