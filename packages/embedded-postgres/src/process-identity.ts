import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync, statSync } from "node:fs";

/**
 * A key that differs between processes that had the same process id at different times (boot and start time); undefined when no
 * such process runs. Only equality means anything.
 */
export function processIdentity(pid: number): string | undefined {
  if (!exists(pid)) return undefined;
  if (process.platform === "linux") return linuxIdentity(pid);
  if (process.platform === "win32") {
    return output("powershell", ["-NoProfile", "-Command", `(Get-Process -Id ${pid}).StartTime.Ticks`]);
  }
  return output("ps", ["-o", "lstart=", "-p", String(pid)]);
}

/** The command line of a process; undefined where the system does not say. */
export function commandLine(pid: number): string | undefined {
  if (process.platform === "linux") return read(`/proc/${pid}/cmdline`)?.replaceAll("\0", " ");
  if (process.platform === "win32") return undefined;
  return output("ps", ["-ww", "-o", "command=", "-p", String(pid)]);
}

/** Whether a process that this user may inspect has the folder as its working directory. Linux only, else false. */
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
    // A process of another user is visible, but must not be signalled.
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
