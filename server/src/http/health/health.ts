import { Router } from "express";
import type { Logger } from "pino";
import type { DataSource } from "typeorm";
import { createReadiness } from "./readiness.js";

export type Health = { routes: Router; drain(): void };

type Vitals = {
  database: DataSource;
  logger: Logger;
  /** Why only a restart of this process will help; undefined while none is needed. Costs nothing. */
  restartReason(): string | undefined;
};

/**
 * GET /healthz: the process lives and needs no restart; never asks the database. GET /readyz: it can serve and store, and is
 * not about to stop.
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
