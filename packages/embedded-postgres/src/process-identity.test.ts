import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect, it } from "vitest";
import { commandLine, processIdentity } from "./process-identity.ts";

it("is the same each time for one process, and another for another process", async () => {
  const child = spawn(process.execPath, ["--eval", "setInterval(() => {}, 1000)"], { stdio: "ignore" });
  await once(child, "spawn");
  try {
    expect(processIdentity(child.pid ?? 0)).toBe(processIdentity(child.pid ?? 0));
    expect(processIdentity(child.pid ?? 0)).not.toBe(processIdentity(process.pid));
    expect(commandLine(child.pid ?? 0)).toContain("setInterval");
  } finally {
    child.kill("SIGKILL");
    await once(child, "exit");
  }
  expect(processIdentity(child.pid ?? 0)).toBeUndefined();
});

it("is undefined for a process id that no process has", () => {
  expect(processIdentity(2 ** 22 + 1)).toBeUndefined();
});
