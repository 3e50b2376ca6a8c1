import type { PgBoss } from "pg-boss";
import type { Logger } from "pino";
import { HOURLY_JOB, installHourly } from "../kernel/sql/hourly-job.js";
import type { Removal } from "./removal.js";

/** Name of the job and of its queue. */
export const RETENTION_JOB = "retention";

/** Every hour, not at the full hour. */
const EVERY_HOUR = "23 * * * *";

/** Creates or changes the queue and its schedule. */
export const installRetention = (boss: PgBoss): Promise<void> => installHourly(boss, RETENTION_JOB, EVERY_HOUR);

type RetentionParts = { boss: PgBoss; removals: readonly Removal[]; logger: Logger };

/** Runs removal jobs until the queue is closed; each job goes to one process. */
export async function startRetention({ boss, removals, logger }: RetentionParts): Promise<void> {
  await boss.work(RETENTION_JOB, HOURLY_JOB, () => removeAll(removals, logger));
}

/** Runs each removal separately: a failing one is reported and does not stop the others. */
async function removeAll(removals: readonly Removal[], logger: Logger): Promise<void> {
  for (const { name, remove } of removals) {
    try {
      const count = await remove();
      if (count > 0) logger.info({ removed: { name, count } }, "ended data removed");
    } catch (error) {
      logger.error({ err: error, removal: name }, "ended data not removed");
    }
  }
}
