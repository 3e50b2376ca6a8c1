import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";
import { freePort } from "@measured/embedded-postgres";
import { afterAll, beforeAll, inject } from "vitest";
import { findValkey } from "./valkey-program.js";

declare module "vitest" {
  interface ProvidedContext {
    /** Whether the shops of this project count limits in Valkey. */
    hasValkey: boolean;
  }
}

/** A Valkey of its own for a test, which keeps nothing on the disk. */
export class TestValkey {
  private child: ChildProcess | undefined;
  private readonly folder = mkdtempSync(path.join(tmpdir(), "valkey-"));

  private constructor(private readonly port: number) {}

  static async start(): Promise<TestValkey> {
    const valkey = new TestValkey(await freePort());
    await valkey.start();
    return valkey;
  }

  /** One for a shop of this project, if they have any. */
  static async ofProject(): Promise<TestValkey | undefined> {
    return inject("hasValkey") ? TestValkey.start() : undefined;
  }

  get url(): string {
    return `valkey://shop:${TestValkey.password}@127.0.0.1:${this.port}`;
  }

  /** Starts it, at first or after `kill`, without what it knew before. */
  async start(): Promise<void> {
    const program = findValkey();
    if (program === undefined) throw new Error("Neither Valkey nor Redis is installed.");
    const child = spawn(program, [...argumentsOf(this.port), "--dir", this.folder], {
      stdio: ["ignore", "pipe", "ignore"],
    });
    this.child = child;
    process.once("exit", this.end);
    await new Promise<void>((resolve, reject) => {
      createInterface({ input: child.stdout }).on("line", (line) => {
        if (/ready to accept connections/i.test(line)) resolve();
      });
      child.once("error", reject);
      child.once("exit", () => reject(new Error("Valkey ended before it was ready.")));
    });
  }

  /** Stops its answers, and neither closes nor refuses a connection. */
  freeze(): void {
    this.child?.kill("SIGSTOP");
  }

  unfreeze(): void {
    this.child?.kill("SIGCONT");
  }

  /** Ends it as a crash does. */
  async kill(): Promise<void> {
    const { child } = this;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const exit = once(child, "exit");
    this.end();
    await exit;
    process.off("exit", this.end);
  }

  /** Ends it for good. */
  async close(): Promise<void> {
    await this.kill();
    rmSync(this.folder, { recursive: true, force: true });
  }

  static readonly password = "a-password-for-tests";

  private readonly end = () => void this.child?.kill("SIGKILL");
}

/** Starts a Valkey before the tests of this file or block, and ends it after them. */
export function useValkey(): () => TestValkey {
  let valkey: TestValkey;
  beforeAll(async () => {
    valkey = await TestValkey.start();
  });
  afterAll(() => valkey.close());
  return () => valkey;
}

/** The rights of the user `shop` in the example of docs/operations.md. */
const RIGHTS =
  /^user shop .* ~shop:\* (.+)$/m
    .exec(readFileSync(path.resolve(import.meta.dirname, "../../../docs/operations.md"), "utf8"))?.[1]
    ?.split(" ") ?? [];

const argumentsOf = (port: number) => [
  ...["--port", String(port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"],
  // The shop's user has the rights that docs/operations.md gives it, and the default user none. Tests look at keys.
  ...["--user", "default", "off"],
  ...["--user", "shop", "on", `>${TestValkey.password}`, "~shop:*", ...RIGHTS, "+keys"],
];
