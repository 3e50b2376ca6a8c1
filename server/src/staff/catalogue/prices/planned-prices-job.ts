import type { PgBoss } from "pg-boss";
import type { Logger } from "pino";
import type { DataSource } from "typeorm";
import { SHOP_TIME_ZONE } from "../../../rules/london-time.js";
import { applyDuePrices } from "./planned-prices.js";

/** Name of the job and of its queue. */
export const PLANNED_PRICES_JOB = "planned-prices";

/** With each day in London. */
const MIDNIGHT = "0 0 * * *";

/** In seconds. */
const DAY = 24 * 60 * 60;
/** A failed job is tried again, for more than a day if need be. Only one runs across all processes. */
const POLICY = {
  ...{ policy: "exclusive", retryLimit: 200, retryDelay: 15, retryBackoff: true, retryDelayMax: 15 * 60 },
  ...{ retentionSeconds: 2 * DAY, deleteAfterSeconds: DAY },
} as const;

/** Creates the queue and its schedule. After a downtime of any length it runs once. */
export async function installPlannedPrices(boss: PgBoss): Promise<void> {
  await boss.createQueue(PLANNED_PRICES_JOB, POLICY);
  await boss.schedule(PLANNED_PRICES_JOB, MIDNIGHT, null, { tz: SHOP_TIME_ZONE, missed: "once" });
}

type PlannedPricesParts = { boss: PgBoss; database: DataSource; logger: Logger };

/** Applies planned price lists when their day begins, until the queue is closed. */
export async function startPlannedPrices({ boss, database, logger }: PlannedPricesParts): Promise<void> {
  await boss.work(PLANNED_PRICES_JOB, { pollingIntervalSeconds: 5 }, async () => {
    const priceLists = await applyDuePrices(database, new Date());
    if (priceLists.length > 0) logger.info({ priceLists }, "planned prices applied");
  });
}
