import type { EntityManager } from "typeorm";
import { MAIL_QUEUE } from "./mail-queue.js";

type Forgotten = {
  /** Ids of what is no more: mails about it need not leave. */
  removed: readonly string[];
  /** Ids of what stays, whose mails that were sent are forgotten all the same. */
  kept: readonly string[];
  /** Hashes of the addresses of who is forgotten (MailRecipients). */
  recipients: readonly string[];
};

/** Takes a person's mails out of the queue and out of what is known of sent ones, and with that out of the outbox. */
export async function forgetMails(manager: EntityManager, { removed, kept, recipients }: Forgotten): Promise<void> {
  await manager.query(UNQUEUE, [MAIL_QUEUE, removed]);
  await manager.query(FORGET, [[...removed, ...kept], recipients]);
}

/** One that is being sent at this moment finds what it is about gone, or leaves. */
const UNQUEUE = `DELETE FROM pgboss.job WHERE name = $1 AND state <> 'active' AND data->>'about' = ANY ($2)`;

const FORGET = "DELETE FROM sent_mail WHERE about = ANY ($1::uuid[]) OR recipient_hash = ANY ($2)";
