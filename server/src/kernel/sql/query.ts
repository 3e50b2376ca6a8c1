import type pg from "pg";
import { EntityManager, type DataSource } from "typeorm";
import type { z } from "zod";
import { readRows, rowsWithin } from "./rows.js";

/**
 * A statement and the schema of its rows. Requests trust the schema and don't pay for checking rows;
 * server/test/api/queries.test.ts runs every query against the database and checks them.
 */
export type Query<Row extends z.ZodObject = z.ZodObject> = {
  row: Row;
  text: string;
  /** As of a statement: of few statements Postgres keeps the plan. */
  name?: string | undefined;
};

/** The rows of a query for these values of $1, $2 … With the manager of a transaction it runs within it. */
export const rowsOf = <Row extends z.ZodObject>(
  database: DataSource | EntityManager | pg.Pool,
  { name, text }: Query<Row>,
  values: readonly unknown[] = [],
): Promise<z.output<Row>[]> =>
  database instanceof EntityManager
    ? rowsWithin(database, { name, text, values })
    : readRows(database, { name, text, values });

/** The row of a query that always has one, such as a count. */
export async function rowOf<Row extends z.ZodObject>(
  database: DataSource | EntityManager | pg.Pool,
  query: Query<Row>,
  values: readonly unknown[] = [],
): Promise<z.output<Row>> {
  const [row] = await rowsOf(database, query, values);
  if (!row) throw new Error(`A statement returned no row: ${query.text}`);
  return row;
}
