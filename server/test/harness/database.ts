import { randomUUID } from "node:crypto";
import pg from "pg";
import { inject } from "vitest";
import { limitStatements, PATIENT } from "../../src/kernel/sql/connection-limits.js";

/** A database with the whole catalogue, for one test file. Call `drop` when every connection to it may be cut. */
export async function createTestDatabase(): Promise<{ url: string; drop(): Promise<void> }> {
  const { url, template } = inject("databaseServer");
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  await administer(url, `create database ${name} template ${template}`);
  const own = databaseUrl(url, name);
  await limitStatements(own); // a copy does not inherit its template's settings
  return {
    url: own,
    drop: () => administer(url, `drop database if exists ${name} with (force)`),
  };
}

/** The URL by which a shop connects to a database: through the pooler if the tests use one. */
export function pooledUrl(url: string): string {
  const port = inject("poolerPort");
  return port === undefined ? url : Object.assign(new URL(url), { host: `127.0.0.1:${port}` }).href;
}

/** The URL of another database on the same Postgres. */
export function databaseUrl(url: string, name: string): string {
  return Object.assign(new URL(url), { pathname: `/${name}` }).href;
}

/** Runs a statement that is not allowed in a transaction, on a separate connection. */
export async function administer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, ...PATIENT });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
