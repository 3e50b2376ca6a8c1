import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";

/** A Valkey of its own on a port of 127.0.0.1, which keeps nothing on the disk. */
export class ValkeyServer {
  static readonly password = "a-password-for-tests";
  readonly program: string;
  private readonly port: number;
  private child: ChildProcess | undefined;
  private readonly folder = mkdtempSync(path.join(tmpdir(), "valkey-"));

  /** It runs after `start`. */
  constructor(program: string, port: number) {
    this.program = program;
    this.port = port;
  }

  get url(): string {
    return `valkey://shop:${ValkeyServer.password}@127.0.0.1:${this.port}`;
  }

  /** Starts it, at first or after `kill`, without what it knew before. */
  async start(): Promise<void> {
    const child = spawn(this.program, [...argumentsOf(this.port), "--dir", this.folder], {
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

  private readonly end = () => void this.child?.kill("SIGKILL");
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
  ...["--user", "shop", "on", `>${ValkeyServer.password}`, "~shop:*", ...RIGHTS, "+keys"],
];
