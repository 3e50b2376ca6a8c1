import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";

/** Milliseconds within which a program must answer. */
const OPEN_WITHIN = 30_000;
/** Characters of its last words that are kept for an error. */
const SAID = 1000;

/** Whether the program can be run; `version` is its argument for that. */
export const isInstalled = (program: string, version: string): boolean => spawnSync(program, [version]).status === 0;

/** Starts a program, and resolves with a function that ends it once `url` answers anything. It never outlives this process. */
export async function startProgram(
  program: string,
  args: readonly string[],
  url: string,
  env: NodeJS.ProcessEnv = process.env,
): Promise<() => Promise<void>> {
  const child = spawn(program, args, { env, stdio: ["ignore", "ignore", "pipe"] });
  let said = "";
  child.stderr.setEncoding("utf8").on("data", (text: string) => (said = (said + text).slice(-SAID)));
  const gone = once(child, "exit");
  const kill = () => void child.kill("SIGTERM");
  process.once("exit", kill);
  for (const end = performance.now() + OPEN_WITHIN; !(await answers(url)); await sleep(100)) {
    const isOver = child.exitCode !== null || performance.now() > end;
    if (isOver) kill();
    if (isOver) throw new Error(`${program} did not open at ${url}: ${said}`);
  }
  return async () => {
    process.off("exit", kill);
    kill();
    await gone;
  };
}

const answers = (url: string) =>
  fetch(url).then(
    (response) => response.arrayBuffer().then(() => true),
    () => false,
  );
