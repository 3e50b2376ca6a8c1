import type { PgBoss } from "pg-boss";
import type { Logger } from "pino";
import { HOURLY_JOB } from "../kernel/sql/hourly-job.js";
import type { Removal } from "./removal.js";

/** Name of the job and of its queue. */
export const RETENTION_JOB = "retention";

/** Every hour, not at the full hour. */
const EVERY_HOUR = "23 * * * *";

/** In seconds. */
const DAY = 24 * 60 * 60;
/** A failed job is not retried, because the next one does its work. Only one job runs across all processes. */
const POLICY = { policy: "exclusive", retryLimit: 0, retentionSeconds: DAY, deleteAfterSeconds: DAY } as const;

/** Creates the queue and its schedule. After a downtime of any length it runs once. */
export async function installRetention(boss: PgBoss): Promise<void> {
  await boss.createQueue(RETENTION_JOB, POLICY);
  await boss.schedule(RETENTION_JOB, EVERY_HOUR, null, { missed: "once" });
}

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
