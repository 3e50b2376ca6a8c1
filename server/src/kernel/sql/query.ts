import pg from "pg";
import { DataSource, type EntityManager } from "typeorm";
import type { PostgresDriver } from "typeorm/driver/postgres/PostgresDriver.js";
import { z } from "zod";
import { askForRead } from "./public-read.js";
import { countStatement } from "./statement-count.js";

/**
 * A statement and the schema of its rows. Requests trust the schema and don't pay for checking rows; tests run every query against
 * the database and check them (server/test/harness/queries.ts).
 */
export type Query<Row extends z.ZodObject = z.ZodObject> = {
  row: Row;
  text: string;
  /** With a name Postgres prepares it once per connection and reuses the plan; there must be few names. */
  name?: string | undefined;
};

/** Any connection of a pool, or that of an entity manager's transaction. */
type Connection = DataSource | EntityManager | pg.Pool;

/**
 * The rows of a query for these values of $1, $2 …, without TypeORM's overhead. From a replica within a public read (`readingFrom`),
 * unless the connection is a transaction's.
 */
export async function rowsOf<Row extends z.ZodObject>(
  connection: Connection,
  { name, text }: Query<Row>,
  values: readonly unknown[] = [],
): Promise<z.output<Row>[]> {
  countStatement();
  const statement = { ...(name !== undefined && { name }), text, values: [...values] };
  const ask = (client: Pick<pg.ClientBase, "query">) => client.query<z.output<Row>>(statement);
  const client = await clientOf(connection);
  const { rows } = await (client instanceof DataSource ? askForRead(poolOf(client), ask) : ask(client));
  return rows;
}

/** A query with the values of its $1, $2 … */
export type ValuedQuery<Row extends z.ZodObject = z.ZodObject> = Query<Row> & { values: readonly unknown[] };

/**
 * The same rows as one JSON value, which takes less time where they are wide. For queries without dates, which JSON does not
 * know.
 */
export async function rowsByJson<Row extends z.ZodObject>(
  connection: Connection,
  { name, text }: Query<Row>,
  values: readonly unknown[] = [],
): Promise<z.output<Row>[]> {
  const [found = []] = await rowsOfJson(connection, {
    name: name === undefined ? undefined : `${name}-by-json`,
    text: `SELECT ${jsonRowsOf(text)} AS rows`,
    values,
  });
  return found as z.output<Row>[];
}

/** The rows of a query and, where it has none, those of another, read as JSON by one statement. It has a name if both have one. */
export async function rowsOrOthers<One extends z.ZodObject, Other extends z.ZodObject>(
  connection: Connection,
  one: ValuedQuery<One>,
  other: ValuedQuery<Other>,
): Promise<[z.output<One>[], z.output<Other>[]]> {
  const otherText = other.text.replaceAll(/\$(\d+)/g, (_, place) => `$${one.values.length + Number(place)}`);
  const [found = [], others = []] = await rowsOfJson(connection, {
    name: one.name === undefined || other.name === undefined ? undefined : `${one.name}+${other.name}`,
    text: `SELECT found.rows, CASE WHEN json_array_length(found.rows) = 0 THEN ${jsonRowsOf(otherText)} ELSE '[]' END AS others
      FROM (SELECT ${jsonRowsOf(one.text)} AS rows) found`,
    values: [...one.values, ...other.values],
  });
  return [found as z.output<One>[], others as z.output<Other>[]];
}

/** The columns of the only row of a statement, each a list of rows. */
async function rowsOfJson(
  connection: Connection,
  { values, ...statement }: Omit<ValuedQuery, "row">,
): Promise<unknown[][]> {
  const [row = {}] = await rowsOf(connection, { ...statement, row: JSON_ROWS }, values);
  return Object.values(row);
}

const JSON_ROWS = z.object({});
const jsonRowsOf = (text: string) => `(SELECT coalesce(json_agg(found), '[]') FROM (${text}) found)`;

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

/** Makes a query out of another one, once for each. */
export function queryFrom<Made extends Query>(make: (query: Query) => Made): (query: Query) => Made {
  const known = new WeakMap<Query, Made>();
  return (query) => {
    const made = known.get(query) ?? make(query);
    known.set(query, made);
    return made;
  };
}

/** The row of a query as one JSON value, or null; its $1 is an expression, whose tables need names that the query has not. */
export const rowAsJson = ({ text }: Query, first: string): string =>
  `(SELECT to_json(found) FROM (${text.replaceAll(/\$1\b/g, () => first)}) found)`;

/** Rows that tell only which ones were changed. */
export const keys = z.object({ id: z.uuid() });

/** The pool of a data source. */
export const poolOf = ({ driver }: DataSource): pg.Pool => (driver as PostgresDriver).master;

/** What runs a statement; the data source where that may be any connection of its pool. */
async function clientOf(connection: Connection): Promise<Pick<pg.ClientBase, "query"> | DataSource> {
  if (connection instanceof pg.Pool) return connection;
  const { queryRunner, dataSource } = connection instanceof DataSource ? connection.manager : connection;
  return queryRunner ? queryRunner.connect() : dataSource;
}
