import { PgBoss } from "pg-boss";
import type { Logger } from "pino";
import type { EntityManager } from "typeorm";
import type { MailJob, MailKind } from "./mail-kinds.js";

/** Name of the queue; its tables are pg-boss's own, in the schema pgboss. */
export const MAIL_QUEUE = "mail";

const DAY = 24 * 60 * 60;

/** In seconds. A mail server may be away for three days: tried after 15 seconds, then twice as late each time, up to 15 minutes. */
const POLICY = {
  retryDelay: 15,
  retryBackoff: true,
  retryDelayMax: 15 * 60,
  retryLimit: 300,
  /** A worker that has not ended by then is taken for dead; sending is given up long before. */
  expireInSeconds: 120,
  retentionSeconds: 30 * DAY,
  deleteAfterSeconds: 7 * DAY,
};

/** Milliseconds without a sign of life after which a worker counts as dead; one batch of mails takes far less. */
const STALL = 5 * 60_000;

/** Times at which a worker started, polled, failed to poll, or finished its jobs. */
const SIGNS_OF_LIFE = ["createdOn", "lastFetchedOn", "lastErrorOn", "lastJobEndedOn"] as const;

/** pg-boss passes these on to pg. Milliseconds: without a timeout a worker would wait indefinitely on a dead connection. */
const CONNECTION = { query_timeout: 10_000, keepAlive: true };

type QueueOptions = {
  databaseUrl: string;
  logger: Logger;
  /** Whether this process also looks after the queues: finds dead workers, clears what is done, starts jobs by the clock. */
  isKeeper?: boolean;
};

/** Mails that wait in the database. They are put there by the transaction that causes them, so neither exists without the other. */
export class MailQueue {
  private constructor(readonly boss: PgBoss) {}

  /** Connects; the tables must be there (composition/job-queues.ts). */
  static async open({ databaseUrl, logger, isKeeper = false }: QueueOptions): Promise<MailQueue> {
    const boss = new PgBoss({
      ...CONNECTION,
      connectionString: databaseUrl,
      application_name: "mail",
      max: 2,
      connectionTimeoutMillis: 2000,
      supervise: isKeeper,
      schedule: isKeeper,
      cronWorkerIntervalSeconds: 30,
      migrate: isKeeper,
    });
    boss.on("error", (error) => logger.warn({ err: error }, "mail queue"));
    await boss.start();
    return new MailQueue(boss);
  }

  /**
   * Queues mails within the caller's transaction, in one statement: rolled back with it, sent soon after it.
   * @param about id of the order, enquiry or subscription
   */
  async add(manager: EntityManager, about: string, ...kinds: MailKind[]): Promise<void> {
    const jobs = kinds.map((kind) => ({ data: { kind, about } satisfies MailJob }));
    const db = {
      executeSql: async (text: string, values?: unknown[]) => ({ rows: await manager.query(text, values) }),
    };
    await this.boss.insert(MAIL_QUEUE, jobs, { db });
  }

  /**
   * The reason to restart this process: its mail workers have given no sign of life for five minutes. A database that is away is
   * none, because a failed poll counts as a sign. Other queues may have jobs that take longer.
   */
  stall(): string | undefined {
    const isStalled = this.boss
      .getWipData()
      .filter(({ name }) => name === MAIL_QUEUE)
      .some((worker) => Date.now() - Math.max(...SIGNS_OF_LIFE.map((sign) => worker[sign] ?? 0)) > STALL);
    return isStalled ? "mails are no longer sent" : undefined;
  }

  /** What is being sent may end, for ten seconds; the rest waits for another process. */
  close(): Promise<void> {
    return this.boss.stop({ timeout: 10_000 });
  }
}

/** Makes the queue, or brings it up to this version. */
export async function installMailQueue(boss: PgBoss): Promise<void> {
  await boss.createQueue(MAIL_QUEUE, POLICY);
  await boss.updateQueue(MAIL_QUEUE, POLICY);
}
