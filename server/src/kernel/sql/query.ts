import { z } from "zod";
import { readRows, type Connection } from "./rows.js";

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

/** The rows of a query for these values of $1, $2 … */
export const rowsOf = <Row extends z.ZodObject>(
  connection: Connection,
  { name, text }: Query<Row>,
  values: readonly unknown[] = [],
): Promise<z.output<Row>[]> => readRows(connection, { name, text, values });

/** The row of a query that always has one, such as a count. */
export async function rowOf<Row extends z.ZodObject>(
  connection: Connection,
  query: Query<Row>,
  values: readonly unknown[] = [],
): Promise<z.output<Row>> {
  const [row] = await rowsOf(connection, query, values);
  if (!row) throw new Error(`A statement returned no row: ${query.text}`);
  return row;
}

/** Rows that tell only which ones were changed. */
export const keys = z.object({ id: z.uuid() });
