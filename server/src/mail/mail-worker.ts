import pRetry from "p-retry";
import type { JobResult, JobWithMetadata } from "pg-boss";
import type { Logger } from "pino";
import type { DataSource } from "typeorm";
import { noteOccurrence } from "../kernel/activities/occurrences.js";
import type { Email } from "./email.js";
import type { MailJob, MailKind } from "./mail-kinds.js";
import { MAIL_QUEUE, type MailQueue } from "./mail-queue.js";
import type { MailRecipients } from "./mail-recipients.js";
import type { MailSender } from "./mail-sender.js";
import { SentMail } from "./sent-mail.entity.js";

/** Renders the e-mail of a kind from the current rows; undefined if they were deleted. `part` as in MailJob. */
export type EmailWriter = (kind: MailKind, about: string, part?: string) => Promise<Email | undefined>;

type WorkerParts = {
  queue: MailQueue;
  database: DataSource;
  writer: EmailWriter;
  sender: MailSender;
  recipients: MailRecipients;
  logger: Logger;
  /** Polling interval in seconds, at least 0.5. */
  pollingSeconds?: number;
  /** Timeout in milliseconds of a whole attempt. */
  attemptTime?: number;
};

/** Parallel mails per process; mail servers limit connections. */
const BATCH = 5;
const ATTEMPT_TIME = 30_000;

/**
 * Sends queued mails until the queue is closed. One worker at a time has a job. An accepted mail is recorded before its job is
 * completed, and recorded mails are skipped. A mail is therefore sent once, unless the process dies or the database fails for a
 * minute between acceptance and record: then it is sent twice with the same Message-ID.
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

/** The queue retries a failed attempt with growing delays; after the last one, staff must act. */
async function attempt(job: JobWithMetadata<MailJob>, parts: WorkerParts): Promise<JobResult> {
  const mail = { job: job.id, kind: job.data.kind };
  try {
    await deliver(job, parts);
    parts.logger.info({ mail }, "mail sent");
    noteOccurrence({ kind: "mail", outcome: "sent" });
    return { id: job.id, status: "completed" };
  } catch (error) {
    const refusal = refusalOf(error);
    const trouble = { mail, ...(refusal ?? { err: error }) };
    const isRetried = job.retryCount < job.retryLimit;
    noteOccurrence({ kind: "mail", outcome: isRetried ? "delayed" : "given up" });
    if (isRetried) parts.logger.warn(trouble, "mail not sent yet");
    else parts.logger.error(trouble, "mail given up");
    return { id: job.id, status: "failed", ...(refusal && { output: refusal }) };
  }
}

async function deliver(
  { id, data, signal }: JobWithMetadata<MailJob>,
  { database, writer, sender, recipients, attemptTime = ATTEMPT_TIME }: WorkerParts,
): Promise<void> {
  const { kind, about, part } = data;
  if (await database.manager.existsBy(SentMail, { id })) return;
  const email = await writer(kind, about, part);
  if (!email) return; // its row was deleted in the meantime
  await sender.send(email, id, AbortSignal.any([signal, AbortSignal.timeout(attemptTime)]));
  const recipientHash = recipients.hashOf(email.to.address);
  await pRetry(() => database.manager.upsert(SentMail, { id, kind, about, recipientHash }, ["id"]), {
    retries: 5,
    maxTimeout: 15_000,
  });
}

/** A refusal's text quotes the e-mail address, so only its code is logged. */
function refusalOf(error: unknown): { smtp: number; command: string } | undefined {
  if (!(error instanceof Error && "responseCode" in error)) return undefined;
  return { smtp: Number(error.responseCode), command: "command" in error ? String(error.command) : "" };
}
