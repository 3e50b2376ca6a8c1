import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { endOrphan, readPostmaster } from "./postmaster-file.ts";

let data: string;

beforeEach(() => {
  data = mkdtempSync(path.join(tmpdir(), "postmaster-file-"));
});
afterEach(() => rmSync(data, { recursive: true, force: true }));

const write = (lines: string[]) => writeFileSync(path.join(data, "postmaster.pid"), lines.join("\n"));

it("reads process id, port and state", () => {
  write(["4711", data, "1763800000", "5433", "", "127.0.0.1", "", "ready   "]);
  expect(readPostmaster(data)).toEqual({ pid: 4711, port: 5433, isReady: true });
});

it("a Postgres that is starting up is not ready", () => {
  write(["4711", data, "1763800000", "5433", "", "127.0.0.1", "", "starting"]);
  expect(readPostmaster(data)?.isReady).toBe(false);
});

it.each([
  ["a missing file", undefined],
  ["an empty file", [""]],
  ["a file without a process id", ["gone", "x"]],
])("finds no Postgres in %s", (_, lines) => {
  if (lines) write(lines);
  expect(readPostmaster(data)).toBeUndefined();
});

it("removes the file of a Postgres that it had to end", async () => {
  const orphan = spawn(process.execPath, ["--eval", "setInterval(() => {}, 1000)", "postgres", data]);
  const gone = once(orphan, "exit");
  write([String(orphan.pid), data, "1763800000", "5433", "", "", "", "ready"]);
  const lines: string[] = [];
  await endOrphan(data, (line) => lines.push(line));
  expect(await gone).toEqual([null, "SIGINT"]);
  expect(lines).toEqual([`Ending a Postgres that outlived its owner (process ${orphan.pid}).`]);
  expect(readPostmaster(data)).toBeUndefined();
});

it("leaves a Postgres of another folder alone", async () => {
  const other = spawn(process.execPath, ["--eval", "setInterval(() => {}, 1000)", "postgres", "/another/folder"]);
  await once(other, "spawn");
  try {
    write([String(other.pid), data, "1763800000", "5433", "", "", "", "ready"]);
    const lines: string[] = [];
    await endOrphan(data, (line) => lines.push(line));
    expect(lines).toEqual([]);
    expect(readPostmaster(data)?.pid).toBe(other.pid);
    expect(other.signalCode).toBeNull();
  } finally {
    other.kill("SIGKILL");
    await once(other, "exit");
  }
});
