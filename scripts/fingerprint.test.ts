import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { fingerprint } from "./fingerprint.ts";
import { ROOT } from "./steps.ts";

let folder: string;
/** Writes a file always with the same time, so that only its size changes. */
function write(name: string, content: string): void {
  writeFileSync(path.join(folder, name), content);
  utimesSync(path.join(folder, name), 5, 5);
}
const current = (...names: string[]) =>
  fingerprint((names.length > 0 ? names : ["."]).map((name) => path.relative(ROOT, path.join(folder, name))));

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "fingerprint-"));
  mkdirSync(path.join(folder, "inner"));
  write("a.ts", "a");
  write("inner/b.ts", "b");
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it("is the same while nothing changes, in any order of the paths", () => {
  expect(current()).toBe(current());
  expect(current("a.ts", "inner")).toBe(current("inner", "a.ts"));
});

it.each([
  ["added", () => write("inner/c.ts", "")],
  ["removed", () => rmSync(path.join(folder, "inner/b.ts"))],
  ["resized", () => write("inner/b.ts", "longer")],
  ["written", () => utimesSync(path.join(folder, "inner/b.ts"), 6, 6)],
  [
    "renamed",
    () => {
      rmSync(path.join(folder, "a.ts"));
      write("c.ts", "a");
    },
  ],
])("changes when a file is %s", (_, change) => {
  const before = current();
  change();
  expect(current()).not.toBe(before);
});
