import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { constants } from "node:os";
import { ROOT, toolEnvironment } from "./steps.ts";

/** A program that runs until it is told to stop. */
export type Program = { command: [program: string, ...args: string[]]; env?: NodeJS.ProcessEnv };

const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"] as const;
/** npm and the terminal both pass on one Ctrl-C: what comes within this time is the same wish. */
const SAME_WISH_MS = 500;

/**
 * Runs programs side by side until one of them ends or this process is told to stop, then stops the rest. Signals are
 * passed on, each once. Resolves with the exit code of the program that ended first, 128 + n when signal n ended it.
 */
export async function runTogether(programs: Program[]): Promise<number> {
  const children = programs.map(start);
  let lastWish = -Infinity;
  const passOn = (signal: NodeJS.Signals) => {
    if (performance.now() - lastWish < SAME_WISH_MS) return;
    lastWish = performance.now();
    for (const child of children) child.kill(signal);
  };
  for (const signal of SIGNALS) process.on(signal, passOn);
  const ends = children.map((child) => once(child, "exit").then(() => child));
  const first = await Promise.race(ends);
  for (const child of children) child.kill("SIGTERM");
  await Promise.all(ends);
  for (const signal of SIGNALS) process.off(signal, passOn);
  return first.exitCode ?? 128 + constants.signals[first.signalCode ?? "SIGTERM"];
}

function start({ command: [program, ...args], env }: Program): ChildProcess {
  return spawn(program, args, {
    cwd: ROOT,
    env: toolEnvironment(env),
    shell: process.platform === "win32",
    // Of its own process group: else Ctrl-C would reach it twice, from the terminal and from us.
    detached: process.platform !== "win32",
    stdio: ["ignore", "inherit", "inherit"],
  });
}
