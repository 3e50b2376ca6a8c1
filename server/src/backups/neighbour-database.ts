import pRetry from "p-retry";
import pg from "pg";
import type { DataSource } from "typeorm";
import { PATIENT } from "../kernel/sql/connection-limits.js";
import { BackupError } from "./backup-error.js";

/** A database can't be renamed or dropped from itself; every server has this one. */
const OFFICE = "postgres";

const IN_USE = "55006";
const NOT_ALLOWED = "42501";

/** Connections that were just closed may be there for a moment. */
const SHORTLY = { retries: 5, minTimeout: 200, factor: 2 };

const now = () => new Date().toISOString().replaceAll(/\D/g, "");
const nameOf = (url: string) => decodeURIComponent(new URL(url).pathname.slice(1));
const withName = (url: string, name: string) =>
  Object.assign(new URL(url), { pathname: `/${encodeURIComponent(name)}` }).href;

/** A new, empty database on the same server, `name` as in "restored". */
export async function createNeighbour(url: string, name: string): Promise<{ url: string; drop(): Promise<void> }> {
  const neighbour = `${nameOf(url)}_${name}_${now()}`;
  await administer(url, `CREATE DATABASE ${pg.escapeIdentifier(neighbour)}`);
  return {
    url: withName(url, neighbour),
    drop: () => administer(url, `DROP DATABASE IF EXISTS ${pg.escapeIdentifier(neighbour)} WITH (FORCE)`),
  };
}

/**
 * Gives the neighbour the name of the database at `url`, which gets another name and keeps its data.
 * @returns that name
 * @throws {BackupError} while anybody is connected to either
 */
export async function takePlaceOf(url: string, neighbourUrl: string): Promise<string> {
  const name = nameOf(url);
  const before = `${name}_before_${now()}`;
  await rename(url, name, before);
  try {
    await rename(url, nameOf(neighbourUrl), name);
  } catch (error) {
    await rename(url, before, name);
    throw error;
  }
  return before;
}

/**
 * How many others are connected to the database, such as a running shop. Postgres hides of other roles' connections what they are, but not
 * that they have a role, which its own processes have not.
 */
export async function othersIn(database: DataSource): Promise<number> {
  const [row]: { others: number }[] = await database.query(
    `SELECT count(*)::int AS others FROM pg_stat_activity
     WHERE datname = current_database() AND pid <> pg_backend_pid()
       AND usesysid IS NOT NULL AND coalesce(backend_type, 'client backend') = 'client backend'`,
  );
  return row?.others ?? 0;
}

const rename = (url: string, from: string, to: string) =>
  pRetry(() => administer(url, `ALTER DATABASE ${pg.escapeIdentifier(from)} RENAME TO ${pg.escapeIdentifier(to)}`), {
    ...SHORTLY,
    shouldRetry: ({ error }) => error instanceof BackupError && codeOf(error.cause) === IN_USE,
  });

async function administer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: withName(url, OFFICE), ...PATIENT });
  try {
    await client.connect();
    await client.query(statement);
  } catch (error) {
    throw new BackupError(sentenceOf(error), { cause: error });
  } finally {
    await client.end();
  }
}

function sentenceOf(error: unknown): string {
  const code = codeOf(error);
  if (code === IN_USE)
    return "Somebody is connected to the database. Stop the shop, and close psql and other programs.";
  if (code === NOT_ALLOWED)
    return "The shop's role may not make databases, which this needs. Let it: ALTER ROLE … CREATEDB.";
  return `The database server refused: ${(error as Error).message}`;
}

const codeOf = (error: unknown) => (error instanceof Error && "code" in error ? error.code : undefined);
