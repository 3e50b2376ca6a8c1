import pg from "pg";
import { DataSource, type EntityManager } from "typeorm";
import type { PostgresDriver } from "typeorm/driver/postgres/PostgresDriver.js";
import { countStatement } from "./statement-count.js";

/** A statement. With a `name` Postgres prepares it once per connection and reuses the plan; there must be few names. */
export type Statement = { name?: string | undefined; text: string; values: readonly unknown[] };

/** Any connection of a pool, or that of an entity manager's transaction. */
export type Connection = DataSource | EntityManager | pg.Pool;

/** Runs a statement, which may also write, without TypeORM's overhead and returns its rows. */
export async function readRows<Row extends pg.QueryResultRow>(
  connection: Connection,
  { name, text, values }: Statement,
): Promise<Row[]> {
  countStatement();
  const client = await clientOf(connection);
  const { rows } = await client.query<Row>({ ...(name !== undefined && { name }), text, values: [...values] });
  return rows;
}

async function clientOf(connection: Connection): Promise<Pick<pg.ClientBase, "query">> {
  if (connection instanceof pg.Pool) return connection;
  const { queryRunner, dataSource } = connection instanceof DataSource ? connection.manager : connection;
  return queryRunner ? queryRunner.connect() : (dataSource.driver as PostgresDriver).master;
}
