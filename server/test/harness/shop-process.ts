import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { createRequire } from "node:module";
import path from "node:path";
import { createInterface } from "node:readline";

const SERVER = path.resolve(import.meta.dirname, "../..");

/** Compiles what has changed of the server, for a shop in a process of its own. */
export function buildServer(): void {
  const compiler = path.join(
    path.dirname(createRequire(import.meta.url).resolve("typescript/package.json")),
    "bin/tsc",
  );
  execFileSync(process.execPath, [compiler, "-b", SERVER]);
}

/** The shop as it is started for shoppers, without pages; resolves when it is open. End it with a signal. */
export async function startShopProcess(env: Record<string, string>): Promise<{ process: ChildProcess; url: string }> {
  const child = spawn(process.execPath, [path.join(SERVER, "dist/main.js")], {
    env: { PATH: process.env["PATH"], PORT: "0", PAGES: "off", SESSION_SECRETS: "s".repeat(32), ...env },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const url = await new Promise<string>((resolve, reject) => {
    child.once("exit", (code) => reject(new Error(`The shop ended with ${code} before it was open.`)));
    createInterface({ input: child.stdout }).on("line", (line) => {
      const [, address] = /open at (\S+)/.exec(line) ?? [];
      if (address !== undefined) resolve(address);
    });
  });
  return { process: child, url };
}
