import type { PgBoss } from "pg-boss";

/** How the worker of a job that runs every hour looks at its queue: such a job may wait half a minute, and each look is a statement. */
export const HOURLY_JOB = { pollingIntervalSeconds: 30 } as const;

/** In seconds. */
const DAY = 24 * 60 * 60;
/** A failed job is not retried, because the next one does its work. */
const POLICY = { retryLimit: 0, retentionSeconds: DAY, deleteAfterSeconds: DAY };

/**
 * Creates or changes the queue of a job that runs every hour, and its schedule. Only one such job runs across all processes. After a downtime
 * of any length it runs once.
 * @param cron the minute of each hour, like `23 * * * *`
 */
export async function installHourly(boss: PgBoss, name: string, cron: string): Promise<void> {
  await boss.createQueue(name, { policy: "exclusive", ...POLICY });
  await boss.updateQueue(name, POLICY);
  await boss.schedule(name, cron, null, { missed: "once" });
}
