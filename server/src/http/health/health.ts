import { Router } from "express";
import type { Logger } from "pino";
import type { DataSource } from "typeorm";
import { createReadiness } from "./readiness.js";

export type Health = { routes: Router; drain(): void };

type Vitals = {
  database: DataSource;
  logger: Logger;
  /** Why the process needs a restart; undefined while it does not. Cheap. */
  restartReason(): string | undefined;
};

/**
 * GET /healthz: the process is alive and needs no restart; never asks the database. GET /readyz: it can read and write, and is
 * not shutting down.
 */
export function createHealth({ database, logger, restartReason }: Vitals): Health {
  let isDraining = false;
  const readiness = createReadiness(database, logger);
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
  };
}
