import { execFileSync, spawn, type ChildProcess } from "node:child_process";
import { createRequire } from "node:module";
import path from "node:path";
import { createInterface } from "node:readline";

const SERVER = path.resolve(import.meta.dirname, "../..");
const ROOT = path.resolve(SERVER, "..");

/** Takes what ends a process for good, to be called when its test is over: `onTestFinished`, of the test's own context in a concurrent one. */
type AtEnd = (end: () => void) => void;

/** A process, the URL of its shop, and that of its metrics where it has some. */
export type ShopProcess = { process: ChildProcess; url: string; metricsUrl: string | undefined };

/** Compiles the server, for shops in their own process. */
export function buildServer(): void {
  const compiler = path.join(
    path.dirname(createRequire(import.meta.url).resolve("typescript/package.json")),
    "bin/tsc",
  );
  execFileSync(process.execPath, [compiler, "-b", SERVER]);
}

/** Starts the shop as in production, without pages; resolves when it listens. End it with a signal; it never outlives its test. */
export function startShopProcess(env: Record<string, string>, atEnd: AtEnd): Promise<ShopProcess> {
  const main = path.join(SERVER, "dist/main.js");
  const child = spawn(process.execPath, [main], { env: environment(env), stdio: STDIO });
  atEnd(() => void child.kill("SIGKILL"));
  return untilOpen(child);
}

/** Builds everything for `npm start` in advance. */
export function buildWithNpm(): void {
  execFileSync("npm", ["run", "build"], { cwd: ROOT, env: environment({}) });
}

/** Runs `npm start` in its own process group, as a terminal does. No process of the group outlives its test. */
export function startWithNpm(env: Record<string, string>, atEnd: AtEnd): Promise<ShopProcess> {
  const child = spawn("npm", ["start"], { cwd: ROOT, env: environment(env), stdio: STDIO, detached: true });
  atEnd(() => endGroup(child));
  return untilOpen(child);
}

/** Kills what is left of a process group. */
function endGroup({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, "SIGKILL");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ESRCH") throw error;
  }
}

const STDIO: ["ignore", "pipe", "inherit"] = ["ignore", "pipe", "inherit"];

const environment = (env: Record<string, string>) => ({
  ...{ PATH: process.env["PATH"], HOME: process.env["HOME"] },
  ...{ PORT: "0", PAGES: "off", SESSION_SECRETS: "s".repeat(32) },
  ...env,
});

async function untilOpen(child: ChildProcess): Promise<ShopProcess> {
  let metricsUrl: string | undefined;
  const url = await new Promise<string>((resolve, reject) => {
    child.once("exit", (code) => reject(new Error(`The shop ended with ${code} before it was open.`)));
    if (child.stdout)
      createInterface({ input: child.stdout }).on("line", (line) => {
        metricsUrl ??= /^Metrics are at (\S+)/.exec(line)?.[1]; // told before the shop is open
        const [, address] = /open at (\S+)/.exec(line) ?? [];
        if (address !== undefined) resolve(address);
      });
  });
  return { process: child, url, metricsUrl };
}
