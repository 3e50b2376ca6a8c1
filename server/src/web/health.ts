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

async function databaseProblem(database: DataSource): Promise<string | undefined> {
  try {
    return (await database.showMigrations()) ? "migrations are missing" : undefined;
  } catch {
    return "database unavailable";
  }
}
