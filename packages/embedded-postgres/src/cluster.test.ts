import { existsSync, mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { postgresAccount } from "./account.ts";
import { clusterFiles, clusterPassword, prepareFolder } from "./cluster.ts";

let parent: string;

beforeEach(() => {
  parent = mkdtempSync(path.join(tmpdir(), "cluster-"));
});
afterEach(() => rmSync(parent, { recursive: true, force: true }));

it("creates the folder with its parents, for its owner alone", () => {
  const folder = path.join(parent, "a/b");
  expect(prepareFolder(folder, postgresAccount())).toBe(folder);
  expect(statSync(folder).mode & 0o777).toBe(0o700);
});

it("resolves a link, so that two paths are one folder", () => {
  const folder = path.join(parent, "real");
  prepareFolder(folder, postgresAccount());
  symlinkSync(folder, path.join(parent, "link"));
  expect(prepareFolder(path.join(parent, "link"), postgresAccount())).toBe(folder);
});

it("refuses a folder of another user, and names both", () => {
  const folder = path.join(parent, "theirs");
  const account = { uid: 4_000_001, prefix: [] };
  prepareFolder(folder, postgresAccount());
  writeFileSync(clusterFiles(folder).data, "");
  expect(() => prepareFolder(folder, account)).toThrow(
    expect.objectContaining({ code: "NOT_OWNER", message: expect.stringContaining("number 4000001") }),
  );
});

it("says that a missing password has to come from a backup", () => {
  expect(() => clusterPassword(parent)).toThrow(/password is missing: .*Restore it from a backup\./);
  expect(existsSync(clusterFiles(parent).password)).toBe(false);
});
