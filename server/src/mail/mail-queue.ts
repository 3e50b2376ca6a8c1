import { PgBoss } from "pg-boss";
import type { Logger } from "pino";
import type { EntityManager } from "typeorm";
import { rowsOf } from "../kernel/sql/query.js";
import type { MailJob, MailKind } from "./mail-kinds.js";
import { mailQueries } from "./mail.queries.js";

/** Name of the queue; its tables are pg-boss's own, in the schema pgboss. */
export const MAIL_QUEUE = "mail";

const DAY = 24 * 60 * 60;

/** In seconds. Retries for three days: after 15 seconds, then with doubled delays up to 15 minutes. */
const POLICY = {
  retryDelay: 15,
  retryBackoff: true,
  retryDelayMax: 15 * 60,
  retryLimit: 300,
  /** A job that runs longer counts as lost; a sending attempt times out long before. */
  expireInSeconds: 120,
  retentionSeconds: 30 * DAY,
  deleteAfterSeconds: 7 * DAY,
};

/** Milliseconds without a heartbeat after which a worker counts as stalled; a batch of mails takes far less. */
const STALL = 5 * 60_000;

/** Times at which a worker started, polled, failed to poll, or finished its jobs. */
const SIGNS_OF_LIFE = ["createdOn", "lastFetchedOn", "lastErrorOn", "lastJobEndedOn"] as const;

/** pg-boss passes these on to pg. Milliseconds: without a timeout a worker would wait indefinitely on a dead connection. */
const CONNECTION = { query_timeout: 10_000, keepAlive: true };

type QueueOptions = {
  databaseUrl: string;
  logger: Logger;
  /** Whether this process also maintains the queues: detects lost jobs, removes completed ones, starts scheduled ones. */
  isKeeper?: boolean;
  /** Whether it also creates or upgrades the queue's tables, as servers do; by default a keeper does. */
  isInstaller?: boolean;
};

/** The queue of mails in the database. The transaction that causes a mail also queues it, so that both commit together. */
export class MailQueue {
  private constructor(readonly boss: PgBoss) {}

  /** Connects; the tables must be there (composition/jobs/job-queues.ts). */
  static async open({
    databaseUrl,
    logger,
    isKeeper = false,
    isInstaller = isKeeper,
  }: QueueOptions): Promise<MailQueue> {
    const boss = new PgBoss({
      ...CONNECTION,
      connectionString: databaseUrl,
      application_name: "mail",
      max: 2,
      connectionTimeoutMillis: 2000,
      supervise: isKeeper,
      schedule: isKeeper,
      cronWorkerIntervalSeconds: 30,
      migrate: isInstaller,
    });
    boss.on("error", (error) => logger.warn({ err: error }, "mail queue"));
    await boss.start();
    return new MailQueue(boss);
  }

  /**
   * Queues mails within the caller's transaction, in one statement.
   * @param about id of the order, enquiry or subscription
   */
  add(manager: EntityManager, about: string, ...kinds: MailKind[]): Promise<void> {
    return this.addAfterDays(0, manager, about, ...kinds);
  }

  /** The same about several records, also in one statement. @param abouts ids of the records; none is fine */
  addAboutEach(manager: EntityManager, abouts: readonly string[], ...kinds: MailKind[]): Promise<void> {
    return this.insert(
      manager,
      abouts.flatMap((about) => kinds.map((kind) => ({ kind, about }))),
    );
  }

  /** The same for mails that are sent so many days later, or as soon as possible after that. */
  addAfterDays(days: number, manager: EntityManager, about: string, ...kinds: MailKind[]): Promise<void> {
    const jobs = kinds.map((kind) => ({ kind, about }));
    return this.insert(manager, jobs, days);
  }

  /**
   * Queues a mail about one of several that a record has, within the caller's transaction.
   * @param part id of that one, such as a refund of the order
   */
  addAboutPart(manager: EntityManager, about: string, part: string, kind: MailKind): Promise<void> {
    return this.insert(manager, [{ kind, about, part }]);
  }

  /**
   * Takes a mail about one of several that a record has out of the queue, within the caller's transaction.
   * @returns whether it was still there: it has not been sent then, and never will be
   */
  async withdraw(manager: EntityManager, part: string, kind: MailKind): Promise<boolean> {
    return (await rowsOf(manager, mailQueries.withdraw, [MAIL_QUEUE, part, kind])).length > 0;
  }

  private async insert(manager: EntityManager, mails: readonly MailJob[], days = 0): Promise<void> {
    if (mails.length === 0) return;
    const jobs = mails.map((data) => ({ data, startAfter: days * DAY }));
    const db = {
      executeSql: async (text: string, values?: unknown[]) => ({ rows: await manager.query(text, values) }),
    };
    await this.boss.insert(MAIL_QUEUE, jobs, { db });
  }

  /**
   * The reason to restart this process if its mail workers had no heartbeat for five minutes. A failed poll counts as a heartbeat,
   * so that a database failure is no reason. Other queues may have longer jobs.
   */
  stall(): string | undefined {
    const isStalled = this.boss
      .getWipData()
      .filter(({ name }) => name === MAIL_QUEUE)
      .some((worker) => Date.now() - Math.max(...SIGNS_OF_LIFE.map((sign) => worker[sign] ?? 0)) > STALL);
    return isStalled ? "mails are no longer sent" : undefined;
  }

  /** Mails being sent get ten seconds to finish; the rest stays queued. */
  close(): Promise<void> {
    return this.boss.stop({ timeout: 10_000 });
  }
}

/** Creates or upgrades the queue. */
export async function installMailQueue(boss: PgBoss): Promise<void> {
  await boss.createQueue(MAIL_QUEUE, POLICY);
  await boss.updateQueue(MAIL_QUEUE, POLICY);
}
