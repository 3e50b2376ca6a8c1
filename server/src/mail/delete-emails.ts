import { In, type EntityManager } from "typeorm";
import { rowsOf } from "../kernel/sql/query.js";
import { MAIL_QUEUE } from "./mail-queue.js";
import { mailQueries } from "./mail.queries.js";
import { SentMail } from "./sent-mail.entity.js";

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
  await rowsOf(manager, mailQueries.removeJobs, [MAIL_QUEUE, removed]);
  await manager.delete(SentMail, [{ about: In([...removed, ...kept]) }, { recipientHash: In(recipients) }]);
}
