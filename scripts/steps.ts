import { spawn } from "node:child_process";
import path from "node:path";

/** The folder of the repository; every command runs there. */
export const ROOT = path.resolve(import.meta.dirname, "..");

/** The result of one step. */
export type StepResult = { name: string; ok: boolean; seconds: number; output: string };

type Command = [program: string, ...args: string[]];

/** The environment of every command: the tools in node_modules are found by their names, `node` among them. */
export function toolEnvironment(extra: NodeJS.ProcessEnv = {}): NodeJS.ProcessEnv {
  const tools = path.join(ROOT, "node_modules", ".bin");
  return { ...process.env, PATH: `${tools}${path.delimiter}${process.env["PATH"] ?? ""}`, ...extra };
}

/** Runs a command with its output on the screen; resolves with its exit code. */
export async function runVisibly([program, ...args]: Command, env: NodeJS.ProcessEnv = {}): Promise<number> {
  const { code } = await run([program, ...args], { env, show: true });
  return code;
}

/** Runs a command without showing its output. A step never rejects: it fails. */
export function runStep(name: string, command: Command, env: NodeJS.ProcessEnv = {}): Promise<StepResult> {
  return timed(name, async () => {
    const { code, output } = await run(command, { env, show: false });
    return { ok: code === 0, output };
  });
}

/** Times a function; an error in it is a failure with its message as output. */
export async function timed(name: string, work: () => Promise<{ ok: boolean; output: string }>): Promise<StepResult> {
  const start = performance.now();
  const seconds = () => (performance.now() - start) / 1000;
  try {
    const { ok, output } = await work();
    return { name, ok, output, seconds: seconds() };
  } catch (error) {
    return { name, ok: false, output: error instanceof Error ? error.message : String(error), seconds: seconds() };
  }
}

/** Prints one line for a step, and the output of a failed one. */
export function report({ name, ok, seconds, output }: StepResult): void {
  console.log(`${ok ? "✓" : "✗"} ${name.padEnd(34)} ${seconds.toFixed(1).padStart(5)} s`);
  if (!ok) console.log(`\n${output.trim()}\n`);
}

function run(
  [program, ...args]: Command,
  { env, show }: { env: NodeJS.ProcessEnv; show: boolean },
): Promise<{ code: number; output: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd: ROOT,
      env: toolEnvironment(env),
      // On Windows the tools are .cmd files, which only a shell can start.
      shell: process.platform === "win32",
      stdio: show ? "inherit" : ["ignore", "pipe", "pipe"],
    });
    let output = "";
    const keep = (chunk: Buffer) => (output += chunk.toString());
    child.stdout?.on("data", keep);
    child.stderr?.on("data", keep);
    child.once("error", reject);
    child.once("close", (code) => resolve({ code: code ?? 1, output }));
  });
}
