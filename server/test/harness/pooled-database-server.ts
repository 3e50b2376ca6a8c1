import type { TestProject } from "vitest/node";
import setUpDatabase from "./database-server.js";
import { findPgBouncer } from "./pgbouncer-program.js";
import { startPgBouncer } from "./pgbouncer.js";

declare module "vitest" {
  interface ProvidedContext {
    /** PgBouncer's port for the databases of `databaseServer`. */
    poolerPort: number;
  }
}

/** The setup of the other API tests, with PgBouncer between shops and databases. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const close = await setUpDatabase(project);
  try {
    const program = findPgBouncer();
    if (program === undefined) throw new Error("PgBouncer is not installed.");
    const pooler = await startPgBouncer(program, project.getProvidedContext().databaseServer.url);
    project.provide("poolerPort", pooler.port);
    return async () => {
      await pooler.stop();
      await close();
    };
  } catch (error) {
    await close();
    throw error;
  }
}
