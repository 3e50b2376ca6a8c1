import type { PgBoss } from "pg-boss";
import type { Logger } from "pino";
import type { DataSource } from "typeorm";
import { HOURLY_JOB, installHourly } from "../../kernel/sql/hourly-job.js";
import { putDueOnSale } from "./planned-sales.js";
import { publishDueDrafts } from "./publish-draft.js";

/** Name of the job and of its queue. */
export const PLANNED_PRODUCTS_JOB = "planned-products";

/** A day begins with the next of these, whatever became of the one at midnight; each finds what is due and not done yet. */
const EVERY_HOUR = "0 * * * *";

/** Creates or changes the queue and its schedule. */
export const installPlannedProducts = (boss: PgBoss): Promise<void> =>
  installHourly(boss, PLANNED_PRODUCTS_JOB, EVERY_HOUR);

type PlannedProductsParts = { boss: PgBoss; database: DataSource; logger: Logger };

/**
 * Publishes drafts and puts products on sale when their day has begun, until the queue is closed. Drafts come first: a product whose
 * draft has the same day is never sold as it was before.
 */
export async function startPlannedProducts({ boss, database, logger }: PlannedProductsParts): Promise<void> {
  await boss.work(PLANNED_PRODUCTS_JOB, HOURLY_JOB, async () => {
    try {
      const { published, refused } = await publishDueDrafts(database);
      if (published.length > 0) logger.info({ published }, "drafts of products published as planned");
      if (refused.length > 0) logger.warn({ refused }, "drafts of products refused on their day");
      const onSale = await putDueOnSale(database);
      if (onSale.length > 0) logger.info({ onSale }, "products put on sale as planned");
    } catch (error) {
      logger.error({ err: error }, "planned products not published");
      throw error;
    }
  });
}
