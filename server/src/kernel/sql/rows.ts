import pg from "pg";
import type { DataSource, EntityManager } from "typeorm";
import type { PostgresDriver } from "typeorm/driver/postgres/PostgresDriver.js";
import { countStatement } from "./statement-count.js";

/** A statement. With a `name` Postgres prepares it once per connection and reuses the plan; there must be few names. */
export type Statement = { name?: string | undefined; text: string; values: readonly unknown[] };

/** Runs a statement on a connection of a pool, by default TypeORM's, without TypeORM's overhead. */
export async function readRows<Row extends pg.QueryResultRow>(
  database: DataSource | pg.Pool,
  { name, text, values }: Statement,
): Promise<Row[]> {
  countStatement();
  const pool: pg.Pool = database instanceof pg.Pool ? database : (database.driver as PostgresDriver).master;
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
