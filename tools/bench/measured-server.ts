import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { closeSync, openSync, readFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { ROOT, toolEnvironment } from "../../scripts/steps.ts";

/** What a process has used: processor time since its start, and memory now. */
type Usage = { cpuMicroseconds: number; rssBytes: number };

/** A server in a process of its own, which tells what it uses. */
export type MeasuredServer = {
  url: string;
  /** Milliseconds from its start until it was open. */
  startMs: number;
  usage(): Promise<Usage>;
  stop(): Promise<void>;
};

type ServerOptions = {
  /** What Node is given: flags, file, arguments. */
  command: readonly string[];
  env: NodeJS.ProcessEnv;
  /** Takes what it says, as a log file in production does. */
  logFile: string;
};

const REPORTER = path.join(import.meta.dirname, "usage-reporter.js");
/** Milliseconds. */
const PATIENCE = 30_000;
const GLANCE = 10;

/** Starts a server and waits until it says where it is open. Rejects with what it said when it does not open. */
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
  const said = () => readFileSync(logFile, "utf8");
  for (let url; child.exitCode === null && performance.now() - start < PATIENCE; await pause(GLANCE)) {
    url = /open at (http:\S+)/.exec(said())?.[1];
    if (url === undefined) continue;
    return {
      url: url.replace("localhost", "127.0.0.1"),
      startMs: performance.now() - start,
      usage: () => askUsage(child),
      stop: () => stop(child, gone),
    };
  }
  await stop(child, gone);
  throw new Error(`${command.join(" ")} did not open:\n${said()}`);
}

async function askUsage(child: ChildProcess): Promise<Usage> {
  const answer = once(child, "message");
  child.send("usage");
  const [usage] = await answer;
  return usage;
}

/** As Ctrl-C does: without the time that a balancer needs. */
async function stop(child: ChildProcess, gone: Promise<unknown>): Promise<void> {
  child.kill("SIGINT");
  await gone;
}
