import { createHash } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, expect, it } from "vitest";
import { END_OF_ROWS, headerLine, manifestLine, tableLine } from "./backup-contents.js";
import { verifyBackup } from "./read-backup.js";

const folder = mkdtempSync(path.join(tmpdir(), "shop-backup-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const ROWS = "1\tWhite\n2\tNavy\n";
const sum = { table: "public.color", rows: 2, sha256: createHash("sha256").update(ROWS).digest("hex") };
const text = [
  headerLine({ format: 1, madeAt: "2026-11-27T03:00:00.000Z", version: "0.1.0", migrations: [] }),
  ...[tableLine({ table: "public.color", columns: ["id", "name"] }), ROWS, END_OF_ROWS],
  manifestLine({ tables: [sum], sequences: [] }),
].join("");
const whole = gzipSync(text);

function fileOf(bytes: Buffer): string {
  const file = path.join(folder, "backup.gz");
  writeFileSync(file, bytes);
  return file;
}

it("a whole backup is read with its manifest", async () => {
  expect((await verifyBackup(fileOf(whole), undefined)).manifest.tables).toEqual([sum]);
});

it.each([
  ["more lines after its manifest", gzipSync(`${text}more\n`)],
  ["no end of the compression", whole.subarray(0, -8)],
  ["another checksum of the compression", Buffer.concat([whole.subarray(0, -8), Buffer.alloc(8)])],
  ["another row", gzipSync(text.replace("Navy", "Grey"))],
  ["no manifest", gzipSync(text.replace(/-- manifest.*\n/, ""))],
])("one with %s is damaged", async (_, bytes) => {
  await expect(verifyBackup(fileOf(bytes), undefined)).rejects.toThrow("is damaged, so none of it is used");
});
