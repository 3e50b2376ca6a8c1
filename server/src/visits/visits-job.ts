import type { PgBoss } from "pg-boss";
import type { Logger } from "pino";
import type { DataSource } from "typeorm";
import { HOURLY_JOB, installHourly } from "../kernel/sql/hourly-job.js";
import { rowOf, rowsOf } from "../kernel/sql/query.js";
import { inTransaction } from "../kernel/sql/transaction.js";
import type { MailQueue } from "../mail/mail-queue.js";
import type { OpenDays } from "../rules/opening-hours.js";
import { visitPlanQueries } from "./visit-plan.queries.js";
import { isSlotTaken, keepSlots } from "./visit-slots.js";
import { visitQueries } from "./visit.queries.js";

/** Name of the job and of its queue. */
export const VISITS_JOB = "visits";

/** A reminder comes 23 to 24 hours before a visit. */
const EVERY_HOUR = "15 * * * *";

/** Creates or changes the queue and its schedule. */
export const installVisits = (boss: PgBoss): Promise<void> => installHourly(boss, VISITS_JOB, EVERY_HOUR);

type VisitsParts = { queue: MailQueue; database: DataSource; shopProfile: OpenDays; logger: Logger };

/** Keeps the coming weeks' slots and sends reminders, at once and every hour, until the queue is closed. */
export async function startVisits({ queue, database, shopProfile, logger }: VisitsParts): Promise<void> {
  // A new shop has times before the hour is over: the worker finds this at its first look. Where migrations are missing, there is no queue yet.
  if (await queue.boss.getQueue(VISITS_JOB)) await queue.boss.send(VISITS_JOB);
  await queue.boss.work(VISITS_JOB, HOURLY_JOB, async () => {
    try {
      const visits = await keepVisits({ database, mail: queue, shop: shopProfile });
      if (Object.values(visits).some((count) => count > 0)) logger.info({ visits }, "visits kept");
    } catch (error) {
      logger.error({ err: error }, "visits not kept");
      throw error;
    }
  });
}

type KeptVisits = { database: DataSource; mail: MailQueue; shop: OpenDays };

/** What the job does: slots to come as planned, visits of cancelled and of measured orders cancelled, and a reminder for each visit of the next day. */
export const keepVisits = ({ database, mail, shop }: KeptVisits, now = new Date()) =>
  inTransaction(
    database,
    async (manager) => {
      const cancelled = await rowsOf(manager, visitQueries.cancelNeedless);
      await mail.addAboutEach(manager, idsOf(cancelled), "visit-cancelled", "visit-copy");
      const plan = await rowOf(manager, visitPlanQueries.lock);
      const added = await keepSlots(manager, plan, shop, now);
      const reminded = await rowsOf(manager, visitQueries.remind);
      await mail.addAboutEach(manager, idsOf(reminded), "visit-reminder");
      return { added, cancelled: cancelled.length, reminded: reminded.length };
    },
    isSlotTaken,
  );

const idsOf = (rows: readonly { id: string }[]): string[] => rows.map(({ id }) => id);
