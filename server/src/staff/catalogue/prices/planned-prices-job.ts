import type { PgBoss } from "pg-boss";
import type { Logger } from "pino";
import type { DataSource } from "typeorm";
import { HOURLY_JOB, installHourly } from "../../../kernel/sql/hourly-job.js";
import { applyDuePrices } from "./planned-prices.js";

/** Name of the job and of its queue. */
export const PLANNED_PRICES_JOB = "planned-prices";

/** A day begins with the next of these, whatever became of the one at midnight; each finds what is due and not applied yet. */
const EVERY_HOUR = "0 * * * *";

/** Creates or changes the queue and its schedule. */
export const installPlannedPrices = (boss: PgBoss): Promise<void> =>
  installHourly(boss, PLANNED_PRICES_JOB, EVERY_HOUR);

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
