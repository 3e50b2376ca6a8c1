import type pg from "pg";
import type { DataSource, EntityManager } from "typeorm";
import type { PostgresDriver } from "typeorm/driver/postgres/PostgresDriver.js";
import { countStatement } from "./statement-count.js";

/** One statement. With a `name`, of which there must be few, Postgres reads its text once a connection and keeps the plan. */
export type Statement = { name?: string | undefined; text: string; values: readonly unknown[] };

/** The rows of a reading statement, on the shop's own connections but without TypeORM's way to them. */
export async function readRows<Row extends pg.QueryResultRow>(
  database: DataSource,
  { name, text, values }: Statement,
): Promise<Row[]> {
  countStatement();
  const { master: pool }: { master: pg.Pool } = database.driver as PostgresDriver;
  const { rows } = await pool.query<Row>({ ...(name !== undefined && { name }), text, values: [...values] });
  return rows;
}

/** The same within a transaction, also for a statement that writes. */
export async function rowsWithin<Row extends pg.QueryResultRow>(
  manager: EntityManager,
  { name, text, values }: Statement,
): Promise<Row[]> {
  countStatement();
  const client: pg.ClientBase = await manager.queryRunner?.connect();
  const { rows } = await client.query<Row>({ ...(name !== undefined && { name }), text, values: [...values] });
  return rows;
}
