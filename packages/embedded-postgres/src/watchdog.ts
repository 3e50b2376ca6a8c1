import { spawn } from "node:child_process";
import { once } from "node:events";

/**
 * Ends a process soon after this one has ended, even by SIGKILL: a shell waits for the end of a pipe that only this process holds
 * open. Returns a function that ends the shell. Windows has no such shell: there the next start ends the orphan.
 */
export function watchOver(pid: number): () => Promise<void> {
  if (process.platform === "win32") return async () => {};
  // Of its own process group, so that Ctrl-C in the terminal does not reach it.
  const shell = spawn("/bin/sh", ["-c", 'read -r _; kill -INT "$1" 2>/dev/null', "sh", String(pid)], {
    detached: true,
    cwd: "/",
    stdio: ["pipe", "ignore", "ignore"],
  });
  const gone = once(shell, "exit").catch(() => {});
  shell.stdin.on("error", () => {});
  // Neither the shell nor its pipe keeps this process alive.
  shell.unref();
  (shell.stdin as typeof shell.stdin & { unref?: () => void }).unref?.();
  return async () => {
    if (shell.pid !== undefined && shell.exitCode === null && shell.signalCode === null) {
      process.kill(-shell.pid, "SIGKILL");
    }
    await gone;
  };
}
