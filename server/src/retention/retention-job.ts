import type { PgBoss } from "pg-boss";
import type { Logger } from "pino";
import type { Removal } from "./removal.js";

/** Name of the job and of its queue. */
export const RETENTION_JOB = "retention";

/** Every hour, away from the full one. */
const EVERY_HOUR = "23 * * * *";

/** In seconds. */
const DAY = 24 * 60 * 60;
/** A job that failed is not tried again: the next one does its work. One at a time, of all processes together. */
const POLICY = { policy: "exclusive", retryLimit: 0, retentionSeconds: DAY, deleteAfterSeconds: DAY } as const;

/** Makes the queue and sets the clock. An hour that passed while no server ran is made up for once. */
export async function installRetention(boss: PgBoss): Promise<void> {
  await boss.createQueue(RETENTION_JOB, POLICY);
  await boss.schedule(RETENTION_JOB, EVERY_HOUR, null, { missed: "once" });
}

type RetentionParts = { boss: PgBoss; removals: readonly Removal[]; logger: Logger };

/** Takes part in removing what has ended, from now until the queue is closed: the clock gives each job to one process. */
export async function startRetention({ boss, removals, logger }: RetentionParts): Promise<void> {
  await boss.work(RETENTION_JOB, { pollingIntervalSeconds: 30 }, () => removeAll(removals, logger));
}

/** Each removal by itself: one that fails is reported and keeps none of the others. */
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
