import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { createRequire } from "node:module";
import path from "node:path";
import { createInterface } from "node:readline";

const SERVER = path.resolve(import.meta.dirname, "../..");
const ROOT = path.resolve(SERVER, "..");

/** A process that said where its shop is open. */
export type ShopProcess = { process: ChildProcess; url: string };

/** Compiles what has changed of the server, for a shop in a process of its own. */
export function buildServer(): void {
  const compiler = path.join(
    path.dirname(createRequire(import.meta.url).resolve("typescript/package.json")),
    "bin/tsc",
  );
  execFileSync(process.execPath, [compiler, "-b", SERVER]);
}

/** The shop as it is started for shoppers, without pages; resolves when it is open. End it with a signal. */
export function startShopProcess(env: Record<string, string>): Promise<ShopProcess> {
  return untilOpen(
    spawn(process.execPath, [path.join(SERVER, "dist/main.js")], { env: environment(env), stdio: STDIO }),
  );
}

/** What `npm start` needs, so that it does not have to be built then. */
export function buildWithNpm(): void {
  execFileSync("npm", ["run", "build"], { cwd: ROOT, env: environment({}) });
}

/** `npm start` in a process group of its own, as a terminal gives it one. */
export function startWithNpm(env: Record<string, string>): Promise<ShopProcess> {
  return untilOpen(spawn("npm", ["start"], { cwd: ROOT, env: environment(env), stdio: STDIO, detached: true }));
}

const STDIO: ["ignore", "pipe", "inherit"] = ["ignore", "pipe", "inherit"];

const environment = (env: Record<string, string>) => ({
  ...{ PATH: process.env["PATH"], HOME: process.env["HOME"] },
  ...{ PORT: "0", PAGES: "off", SESSION_SECRETS: "s".repeat(32) },
  ...env,
});

async function untilOpen(child: ChildProcess): Promise<ShopProcess> {
  const url = await new Promise<string>((resolve, reject) => {
    child.once("exit", (code) => reject(new Error(`The shop ended with ${code} before it was open.`)));
    if (child.stdout)
      createInterface({ input: child.stdout }).on("line", (line) => {
        const [, address] = /open at (\S+)/.exec(line) ?? [];
        if (address !== undefined) resolve(address);
      });
  });
  return { process: child, url };
}
