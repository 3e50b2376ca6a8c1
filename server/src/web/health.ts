import { Router } from "express";
import type { DataSource } from "typeorm";

export type Health = { routes: Router; drain(): void };

/** GET /healthz: the process lives; never asks the database. GET /readyz: it can serve, and is not about to stop. */
export function createHealth(database: DataSource): Health {
  let isDraining = false;
  const routes = Router();
  routes.get("/healthz", (_request, response) => void response.json({ status: "ok" }));
  routes.get("/readyz", async (_request, response) => {
    const problem = isDraining ? "stopping" : await databaseProblem(database);
    response.status(problem === undefined ? 200 : 503).json({ status: problem ?? "ready" });
  });
  return {
    routes,
    drain() {
      isDraining = true;
    },
  };
}

/** Milliseconds after which a database that says nothing counts as one that does not answer. */
const PATIENCE = 1500;

async function databaseProblem(database: DataSource): Promise<string | undefined> {
  const silence = new Promise<string>((resolve) => setTimeout(resolve, PATIENCE, UNAVAILABLE).unref());
  const missing = database.showMigrations().then(
    (isMissing) => (isMissing ? "migrations are missing" : undefined),
    () => UNAVAILABLE,
  );
  return Promise.race([missing, silence]);
}

const UNAVAILABLE = "database unavailable";
