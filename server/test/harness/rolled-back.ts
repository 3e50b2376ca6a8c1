import type { DataSource, EntityManager } from "typeorm";

/** Runs `work` in a transaction that is always rolled back, so that it may leave the catalogue in any state. */
export async function inRolledBack(
  database: DataSource,
  work: (manager: EntityManager) => Promise<void>,
): Promise<void> {
  const runner = database.createQueryRunner();
  await runner.startTransaction();
  try {
    await work(runner.manager);
  } finally {
    await runner.rollbackTransaction();
    await runner.release();
  }
}
