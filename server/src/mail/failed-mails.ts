import type { DataSource } from "typeorm";
import { rowsOf } from "../kernel/sql/query.js";
import { MAIL_QUEUE } from "./mail-queue.js";
import { mailQueries } from "./mail.queries.js";

/** An e-mail that was given up, and the key of the record it is about. */
type FailedMail = { id: string; kind: string; about: string | null; at: Date };

/** The e-mails that were given up, as long as the queue keeps them: how many, and the latest `most` of them. */
export async function failedMails(
  database: DataSource,
  most: number,
): Promise<{ count: number; latest: FailedMail[] }> {
  const rows = await rowsOf(database, mailQueries.failed, [MAIL_QUEUE, most]);
  return { count: rows[0]?.count ?? 0, latest: rows.map(({ id, kind, about, at }) => ({ id, kind, about, at })) };
}
