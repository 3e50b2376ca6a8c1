import type pg from "pg";
import type { DataSource, EntityManager } from "typeorm";
import { copyIn } from "../kernel/sql/copy.js";
import { rowsOf } from "../kernel/sql/query.js";
import type { BackupManifest, CopiedTable } from "./backup-contents.js";
import { BackupError } from "./backup-error.js";
import type { BackupPart } from "./backup-parser.js";
import {
  backupQueries,
  copyInText,
  emptyTables,
  filledTables,
  loosen,
  SET_SEQUENCE,
  tighten,
} from "./backup.queries.js";

/**
 * Replaces all rows of the database by those of a backup, in one transaction: after a failure it is as before.
 * @param database without limits of time, with the tables of the backup's migrations
 * @throws {BackupError} for tables or columns that the database does not have
 */
export async function loadBackup(database: DataSource, parts: AsyncGenerator<BackupPart>): Promise<void> {
  await database.transaction(async (manager) => {
    const tables = await rowsOf(manager, backupQueries.tables);
    const foreignKeys = await rowsOf(manager, backupQueries.foreignKeys);
    const filled = await rowsOf(manager, filledTables(tables));
    await manager.query(loosen(tables, foreignKeys).join(";\n"));
    if (filled.length > 0) await manager.query(emptyTables(filled.map(({ table }) => table)));
    await loadParts(manager, tables, parts);
    await manager.query(tighten(tables, foreignKeys).join(";\n"));
  });
  await database.query("ANALYZE");
}

async function loadParts(
  manager: EntityManager,
  tables: readonly CopiedTable[],
  parts: AsyncGenerator<BackupPart>,
): Promise<void> {
  const client = (await manager.queryRunner?.connect()) as pg.ClientBase;
  const columnsOf = new Map(tables.map(({ table, columns }) => [table, columns]));
  for (let next = await parts.next(); !next.done; next = await parts.next()) {
    const part = next.value;
    if (part.type === "table") {
      if (!part.table.columns.every((column) => columnsOf.get(part.table.table)?.includes(column)))
        throw new BackupError(`This version of the shop has no place for ${part.table.table} of the backup.`);
      await copyIn(client, copyInText(part.table), rowsIn(parts));
    }
    if (part.type === "manifest") await setSequences(manager, part.manifest);
  }
}

/** The rows of one table. It leaves the parts after them to the caller. */
async function* rowsIn(parts: AsyncGenerator<BackupPart>): AsyncGenerator<Buffer> {
  for (let next = await parts.next(); !next.done && next.value.type === "rows"; next = await parts.next())
    yield next.value.lines;
}

async function setSequences(manager: EntityManager, { sequences }: BackupManifest): Promise<void> {
  for (const { sequence, value } of sequences) if (value !== null) await manager.query(SET_SEQUENCE, [sequence, value]);
}
