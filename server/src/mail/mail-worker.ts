import pRetry from "p-retry";
import type { JobResult, JobWithMetadata } from "pg-boss";
import type { Logger } from "pino";
import type { DataSource } from "typeorm";
import type { Email } from "./email.js";
import type { MailJob, MailKind } from "./mail-kinds.js";
import { MAIL_QUEUE, type MailQueue } from "./mail-queue.js";
import type { MailRecipients } from "./mail-recipients.js";
import type { MailSender } from "./mail-sender.js";
import { SentMail } from "./sent-mail.entity.js";

/** Writes the e-mail of a kind from what it is about, as stored now; undefined where that is gone. */
export type EmailWriter = (kind: MailKind, about: string) => Promise<Email | undefined>;

type WorkerParts = {
  queue: MailQueue;
  database: DataSource;
  writer: EmailWriter;
  sender: MailSender;
  recipients: MailRecipients;
  logger: Logger;
  /** How often the queue is looked at, at least 0.5. */
  pollingSeconds?: number;
  /** Milliseconds for one attempt with a mail server, however it dribbles. */
  attemptTime?: number;
};

/** At once, a process. Mail servers count connections. */
const BATCH = 5;
const ATTEMPT_TIME = 30_000;

/**
 * Sends what is queued, from now until the queue is closed. A job belongs to one worker at a time; a mail that was taken is
 * noted before its job is done, and noted ones are passed over. So a mail leaves once, unless a process dies, or the database
 * is away for a minute, between the mail server's yes and the note: then it leaves twice, with one Message-ID.
 */
export async function startMailWorker(parts: WorkerParts): Promise<void> {
  const options = {
    batchSize: BATCH,
    perJobResults: true,
    includeMetadata: true,
    burstWhenBatchFull: true,
    pollingIntervalSeconds: parts.pollingSeconds ?? 2,
  } as const;
  await parts.queue.boss.work(MAIL_QUEUE, options, (jobs: JobWithMetadata<MailJob>[]) =>
    Promise.all(jobs.map((job) => attempt(job, parts))),
  );
}

/** A failed attempt is made again by the queue, later and later; the last one needs somebody's hand. */
async function attempt(job: JobWithMetadata<MailJob>, parts: WorkerParts): Promise<JobResult> {
  const mail = { job: job.id, kind: job.data.kind };
  try {
    await deliver(job, parts);
    parts.logger.info({ mail }, "mail sent");
    return { id: job.id, status: "completed" };
  } catch (error) {
    const refusal = refusalOf(error);
    const trouble = { mail, ...(refusal ?? { err: error }) };
    if (job.retryCount < job.retryLimit) parts.logger.warn(trouble, "mail not sent yet");
    else parts.logger.error(trouble, "mail given up");
    return { id: job.id, status: "failed", ...(refusal && { output: refusal }) };
  }
}

async function deliver(
  { id, data, signal }: JobWithMetadata<MailJob>,
  { database, writer, sender, recipients, attemptTime = ATTEMPT_TIME }: WorkerParts,
): Promise<void> {
  const { kind, about } = data;
  if (await database.manager.existsBy(SentMail, { id })) return;
  const email = await writer(kind, about);
  if (!email) return; // removed in the meantime: nobody waits for it
  await sender.send(email, id, AbortSignal.any([signal, AbortSignal.timeout(attemptTime)]));
  const recipientHash = recipients.hashOf(email.to.address);
  await pRetry(() => database.manager.upsert(SentMail, { id, kind, about, recipientHash }, ["id"]), {
    retries: 5,
    maxTimeout: 15_000,
  });
}

/** What a mail server says when it refuses quotes the address; its code is enough. */
function refusalOf(error: unknown): { smtp: number; command: string } | undefined {
  if (!(error instanceof Error && "responseCode" in error)) return undefined;
  return { smtp: Number(error.responseCode), command: "command" in error ? String(error.command) : "" };
}
