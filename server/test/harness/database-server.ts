import { randomUUID } from "node:crypto";
import type { TestProject } from "vitest/node";
import { migrate } from "../../src/composition/database/run-migrations.js";
import { seedCatalogue } from "../../src/composition/seed/seed.js";
import { startDatabaseEngine } from "./database-engine.js";
import { administer, databaseUrl } from "./database.js";
import { findPgBouncer } from "./pgbouncer-program.js";
import { findValkey } from "./valkey-program.js";

declare module "vitest" {
  interface ProvidedContext {
    databaseServer: { url: string; template: string };
  }
}

/**
 * Before the first API test, starts Postgres and creates a migrated and seeded database that each test file copies. Its name is
 * unique to the run, because runs may share a Postgres.
 */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  if (findPgBouncer() === undefined)
    console.warn("PgBouncer 1.21 or later is not installed (PGBOUNCER names it): tests through a pooler are not run.");
  if (findValkey() === undefined)
    console.warn("Neither Valkey nor Redis is installed (VALKEY names it): tests of limits in Valkey are not run.");
  const engine = await startDatabaseEngine();
  const template = `shop_template_${randomUUID().replaceAll("-", "")}`;
  const drop = async () => {
    await administer(engine.url, `drop database if exists ${template} with (force)`);
    await engine.stop();
  };
  try {
    await administer(engine.url, `create database ${template}`);
    const url = databaseUrl(engine.url, template);
    await migrate(url);
    // As of the summer of SUMMER25, so that the same promotions run on any day.
    await seedCatalogue(url, { today: new Date("2025-07-01") });
    // Copies inherit the planner statistics, so Postgres plans queries as in production.
    await administer(url, "vacuum analyze");
  } catch (error) {
    await drop();
    throw error;
  }
  project.provide("databaseServer", { url: engine.url, template });
  return drop;
}
