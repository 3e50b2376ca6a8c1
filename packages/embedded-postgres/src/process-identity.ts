import { spawnSync } from "node:child_process";
import { readFileSync, readdirSync, statSync } from "node:fs";

/**
 * A text that tells this process from every other that had or will have the same number (boot and start time), or
 * undefined when no such process runs. Compare it, don't read it.
 */
export function processIdentity(pid: number): string | undefined {
  if (!exists(pid)) return undefined;
  if (process.platform === "linux") return linuxIdentity(pid);
  if (process.platform === "win32") {
    return output("powershell", ["-NoProfile", "-Command", `(Get-Process -Id ${pid}).StartTime.Ticks`]);
  }
  return output("ps", ["-o", "lstart=", "-p", String(pid)]);
}

/** The command a process was started with, arguments included; undefined when the system doesn't tell. */
export function commandLine(pid: number): string | undefined {
  if (process.platform === "linux") return read(`/proc/${pid}/cmdline`)?.replaceAll("\0", " ");
  if (process.platform === "win32") return undefined;
  return output("ps", ["-ww", "-o", "command=", "-p", String(pid)]);
}

/** Whether a process that we may look at has the folder as its working directory. Known on Linux only, else false. */
export function isWorkedIn(folder: string): boolean {
  if (process.platform !== "linux") return false;
  const { dev, ino } = statSync(folder);
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .some((pid) => {
      try {
        const directory = statSync(`/proc/${pid}/cwd`);
        return directory.dev === dev && directory.ino === ino;
      } catch {
        return false;
      }
    });
}

function exists(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Another user's process may be seen, yet not be signalled.
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

/** From proc(5): after the name in brackets, field 3 is the state and field 22 the start in ticks since the boot. */
function linuxIdentity(pid: number): string | undefined {
  const stat = read(`/proc/${pid}/stat`);
  const fields = stat?.slice(stat.lastIndexOf(")") + 2).split(" ");
  if (!fields || fields[0] === "Z") return undefined;
  return `${read("/proc/sys/kernel/random/boot_id")?.trim()}:${fields[19]}`;
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return undefined;
  }
}

function output(command: string, args: string[]): string | undefined {
  const { status, stdout } = spawnSync(command, args, { encoding: "utf8", windowsHide: true });
  return status === 0 ? stdout.trim() || undefined : undefined;
}
