import pg from "pg";
import type { DataSource } from "typeorm";

/** Options of connections for requests. The timeout, in milliseconds, also ends a query to a frozen database. */
export const PROMPT = { query_timeout: 4000 };

/** Milliseconds after which Postgres cancels a statement, because the client has given up by then. */
const LIMITS = {
  statement_timeout: 3000,
  lock_timeout: 1500, // longer than the second after which Postgres detects deadlocks, so that the two errors differ
  idle_in_transaction_session_timeout: 5000,
};

const NAMES = Object.keys(LIMITS);

/** Options of a connection without limits, for migrations and the seed. A pooler in transaction mode refuses them. */
export const PATIENT = { options: NAMES.map((name) => `-c ${name}=0`).join(" ") };

/**
 * Stores the limits as defaults of the role in its database, for all later connections. As connection parameters a pooler in
 * transaction mode would drop them, and as statements they would cost each request a round trip. A role may do this for itself.
 */
export async function limitStatements(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ database: string }>("SELECT quote_ident(current_database()) AS database");
    const role = `ALTER ROLE CURRENT_USER IN DATABASE ${rows[0]?.database}`;
    await client.query(
      Object.entries(LIMITS)
        .map(([name, limit]) => `${role} SET ${name} = ${limit};`)
        .join(" "),
    );
  } finally {
    await client.end();
  }
}

/** The limits that are not in force on the shop's connections, by their Postgres names. */
export async function missingLimits(database: DataSource): Promise<string[]> {
  const rows: { name: string; setting: string }[] = await database.query(
    "SELECT name, setting FROM pg_settings WHERE name = ANY($1)",
    [NAMES],
  );
  const inForce = new Map(rows.map(({ name, setting }) => [name, Number(setting)]));
  return Object.entries(LIMITS).flatMap(([name, limit]) => (inForce.get(name) === limit ? [] : [name]));
}
