import { Router } from "express";
import type pg from "pg";
import type { Logger } from "pino";
import type { DataSource } from "typeorm";
import { isMissingTable } from "../../kernel/sql/database-errors.js";
import { openPool } from "../../kernel/sql/pool.js";
import { createReadiness } from "./readiness.js";

export type Health = { routes: Router; drain(): void; close(): Promise<void> };

type Vitals = {
  database: Pick<DataSource, "migrations">;
  databaseUrl: string;
  logger: Logger;
  /** Why the process needs a restart; undefined while it does not. Cheap. */
  restartReason(): string | undefined;
};

/**
 * GET /healthz: the process is alive and needs no restart; never asks the database. GET /readyz: it can read and write, and is
 * not shutting down.
 */
export function createHealth({ database, databaseUrl, logger, restartReason }: Vitals): Health {
  let isDraining = false;
  const names = database.migrations.map(({ constructor }) => constructor.name);
  // A connection of its own: when requests keep the others busy, the shop is slow but ready.
  const probes = openPool(databaseUrl, 1, "readiness");
  const readiness = createReadiness(
    {
      lacksMigrations: async () => {
        const done = new Set(await doneMigrations(probes));
        return names.some((name) => !done.has(name));
      },
      write: (statements) => probes.query(statements),
    },
    logger,
  );
  const routes = Router();
  routes.get("/healthz", (_request, response) => {
    const reason = restartReason();
    response.status(reason === undefined ? 200 : 503).json({ status: reason ?? "ok" });
  });
  routes.get("/readyz", async (_request, response) => {
    const problem = isDraining ? "stopping" : await readiness();
    response.status(problem === undefined ? 200 : 503).json({ status: problem ?? "ready" });
  });
  return {
    routes,
    drain() {
      isDraining = true;
    },
    close: () => probes.end(),
  };
}

async function doneMigrations(probes: pg.Pool): Promise<string[]> {
  try {
    const { rows } = await probes.query<{ name: string }>("SELECT name FROM migration");
    return rows.map(({ name }) => name);
  } catch (error) {
    if (isMissingTable(error)) return []; // an empty database
    throw error;
  }
}
