import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { closeSync, openSync, readFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { ROOT, toolEnvironment } from "../../scripts/steps.ts";

/** Processor time of a process since its start, and its memory now. */
type Usage = { cpuMicroseconds: number; rssBytes: number };

/** A server in its own process that reports its usage. */
export type MeasuredServer = {
  url: string;
  /** Milliseconds from start to the open port. */
  startMs: number;
  usage(): Promise<Usage>;
  stop(): Promise<void>;
};

type ServerOptions = {
  /** Arguments of Node: flags, file, arguments of the program. */
  command: readonly string[];
  env: NodeJS.ProcessEnv;
  /** Receives its output, as a log file does in production. */
  logFile: string;
};

const REPORTER = path.join(import.meta.dirname, "usage-reporter.js");
/** In milliseconds. */
const START_LIMIT = 30_000;
const POLL_INTERVAL = 10;

/** Starts a server and waits for the line with its URL. Rejects with its output when it does not open. */
export async function startServer({ command, env, logFile }: ServerOptions): Promise<MeasuredServer> {
  const start = performance.now();
  const log = openSync(logFile, "w");
  const child = spawn("node", ["--import", REPORTER, ...command], {
    cwd: ROOT,
    env: toolEnvironment({ NODE_ENV: "production", ...env }),
    stdio: ["ignore", log, log, "ipc"],
  });
  closeSync(log);
  const gone = once(child, "exit");
  const output = () => readFileSync(logFile, "utf8");
  for (let url; child.exitCode === null && performance.now() - start < START_LIMIT; await pause(POLL_INTERVAL)) {
    url = /open at (http:\S+)/.exec(output())?.[1];
    if (url === undefined) continue;
    return {
      url: url.replace("localhost", "127.0.0.1"),
      startMs: performance.now() - start,
      usage: () => readUsage(child),
      stop: () => stop(child, gone),
    };
  }
  await stop(child, gone);
  throw new Error(`${command.join(" ")} did not open:\n${output()}`);
}

async function readUsage(child: ChildProcess): Promise<Usage> {
  const message = once(child, "message");
  child.send("usage");
  const [usage] = await message;
  return usage;
}

/** Stops like Ctrl-C, without the grace period for a load balancer. */
async function stop(child: ChildProcess, gone: Promise<unknown>): Promise<void> {
  child.kill("SIGINT");
  await gone;
}
