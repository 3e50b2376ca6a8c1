import type { EntityManager } from "typeorm";
import { MAIL_QUEUE } from "./mail-queue.js";

type Forgotten = {
  /** Ids of deleted records: queued e-mails about them are dropped. */
  removed: readonly string[];
  /** Ids of records that stay, of which notes of sent e-mails are deleted too. */
  kept: readonly string[];
  /** Hashes of the person's e-mail addresses (MailRecipients). */
  recipients: readonly string[];
};

/** Deletes a person's e-mails from the queue, from the notes of sent ones, and with these from the outbox. */
export async function deleteEmails(manager: EntityManager, { removed, kept, recipients }: Forgotten): Promise<void> {
  await manager.query(UNQUEUE, [MAIL_QUEUE, removed]);
  await manager.query(FORGET, [[...removed, ...kept], recipients]);
}

/** An e-mail that is being sent at this moment either finds its record deleted or is sent. */
const UNQUEUE = `DELETE FROM pgboss.job WHERE name = $1 AND state <> 'active' AND data->>'about' = ANY ($2)`;

const FORGET = "DELETE FROM sent_mail WHERE about = ANY ($1::uuid[]) OR recipient_hash = ANY ($2)";
