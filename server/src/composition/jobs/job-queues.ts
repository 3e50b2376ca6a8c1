import { PgBoss } from "pg-boss";
import { PATIENT } from "../../kernel/sql/connection-limits.js";
import { installMailQueue } from "../../mail/mail-queue.js";
import { installRetention } from "../../retention/retention-job.js";
import { installPlannedProducts } from "../../staff/catalogue/planned-products-job.js";
import { installPlannedPrices } from "../../staff/catalogue/prices/planned-prices-job.js";
import { installVisits } from "../../visits/visits-job.js";

/** Creates or upgrades pg-boss's tables, the queues and the schedule. Parallel migrations take turns (run-migrations.ts). */
export async function installJobQueues(databaseUrl: string): Promise<void> {
  const boss = new PgBoss({ connectionString: databaseUrl, ...PATIENT, max: 1, supervise: false, schedule: false });
  boss.on("error", () => {}); // what fails here also rejects
  await boss.start();
  try {
    await installMailQueue(boss);
    await installRetention(boss);
    await installPlannedPrices(boss);
    await installPlannedProducts(boss);
    await installVisits(boss);
  } finally {
    await boss.stop({ graceful: false });
  }
}
