import { randomUUID } from "node:crypto";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { inject } from "vitest";
import { backUp } from "../../src/backups/backup-command.js";
import { backupsIn } from "../../src/backups/backup-files.js";
import type { RestoreParts } from "../../src/backups/restore-backup.js";
import { restore } from "../../src/backups/restore-command.js";
import { createDataSource, MIGRATION_NAMES } from "../../src/composition/database/data-source.js";
import { migrate } from "../../src/composition/database/run-migrations.js";
import { PATIENT } from "../../src/kernel/sql/connection-limits.js";
import { administer, databaseUrl } from "./database.js";

/** What a command printed, and its exit code. */
export type CommandResult = { code: number; printed: string };

export const aFolder = (): string => mkdtempSync(path.join(tmpdir(), "shop-backups-"));

/**
 * A database without rows.
 * @param made another one whose tables it has; without one it has none
 */
export async function anEmptyDatabase(made?: string): Promise<{ url: string; drop(): Promise<void> }> {
  const { url } = inject("databaseServer");
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  const template = made === undefined ? "" : ` TEMPLATE ${new URL(made).pathname.slice(1)}`;
  await administer(url, `CREATE DATABASE ${name}${template}`);
  return { url: databaseUrl(url, name), drop: () => administer(url, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`) };
}

/** A connection without limits of time, as commands have. */
export const connect = (url: string) => createDataSource(url, PATIENT).initialize();

/** Runs `npm run backup` on the database, with the newest file of the folder. */
export async function backUpInto(
  folder: string,
  url: string,
  { recipients = [], kept = 14, words = [] }: { recipients?: string[]; kept?: number; words?: string[] } = {},
): Promise<CommandResult & { file: string }> {
  const lines: string[] = [];
  const open = async () => {
    const database = await connect(url);
    return { database, close: () => database.destroy() };
  };
  const parts = { folder, recipients, kept, version: "0.1.0" };
  const code = await backUp(
    words,
    open,
    parts,
    (line) => lines.push(line),
    () => AbortSignal.abort(),
  );
  const [file = ""] = await backupsIn(folder);
  return { code, printed: lines.join("\n"), file };
}

export const restoreParts = (url: string, keyFile?: string): RestoreParts & { close(): Promise<void> } => ({
  ...{ url, keyFile, connect, migrate, migrations: MIGRATION_NAMES },
  close: async () => {},
});

/** Runs `npm run restore` on the database. */
export async function restoreFrom(
  file: string,
  url: string,
  { keyFile, words = [] }: { keyFile?: string; words?: string[] } = {},
): Promise<CommandResult> {
  const lines: string[] = [];
  const code = await restore(
    [file, ...words],
    async () => restoreParts(url, keyFile),
    (line) => lines.push(line),
  );
  return { code, printed: lines.join("\n") };
}
