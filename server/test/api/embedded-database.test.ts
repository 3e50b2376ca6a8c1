import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { runningEmbeddedDatabase, startEmbeddedDatabase } from "../../src/composition/database/embedded-database.js";

let dataDir: string;

beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), "embedded-database-"));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

it("refuses a second shop on the same data folder and says how to fix it", { timeout: 60_000 }, async () => {
  const { url, stop } = await startEmbeddedDatabase(dataDir, () => {});
  try {
    expect(runningEmbeddedDatabase(dataDir)).toBe(url);
    expect(new URL(url)).toMatchObject({ username: "shop", pathname: "/shop" });
    await expect(startEmbeddedDatabase(dataDir, () => {})).rejects.toThrow(
      `The shop is already running on this data folder (process ${process.pid}). Stop it, or set DATA_DIR to another folder.`,
    );
  } finally {
    await stop();
  }
});
