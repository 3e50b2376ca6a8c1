import type { PgBoss } from "pg-boss";
import type { Logger } from "pino";
import type { DataSource } from "typeorm";
import { HOURLY_JOB } from "../../../kernel/sql/hourly-job.js";
import { applyDuePrices } from "./planned-prices.js";

/** Name of the job and of its queue. */
export const PLANNED_PRICES_JOB = "planned-prices";

/** A day begins with the next of these, whatever became of the one at midnight; each finds what is due and not applied yet. */
const EVERY_HOUR = "0 * * * *";

/** In seconds. */
const DAY = 24 * 60 * 60;
/** A failed job is not retried, because the next one does its work. Only one runs across all processes. */
const POLICY = { retryLimit: 0, retentionSeconds: DAY, deleteAfterSeconds: DAY };

/** Creates or changes the queue and its schedule. After a downtime of any length it runs once. */
export async function installPlannedPrices(boss: PgBoss): Promise<void> {
  await boss.createQueue(PLANNED_PRICES_JOB, { policy: "exclusive", ...POLICY });
  await boss.updateQueue(PLANNED_PRICES_JOB, POLICY);
  await boss.schedule(PLANNED_PRICES_JOB, EVERY_HOUR, null, { missed: "once" });
}

type PlannedPricesParts = { boss: PgBoss; database: DataSource; logger: Logger };

/** Applies planned price lists when their day has begun, until the queue is closed. */
export async function startPlannedPrices({ boss, database, logger }: PlannedPricesParts): Promise<void> {
  await boss.work(PLANNED_PRICES_JOB, HOURLY_JOB, async () => {
    try {
      const priceLists = await applyDuePrices(database);
      if (priceLists.length > 0) logger.info({ priceLists }, "planned prices applied");
    } catch (error) {
      logger.error({ err: error }, "planned prices not applied");
      throw error;
    }
  });
}
