import type { DataSource } from "typeorm";
import type { z } from "zod";
import { rowsOf } from "../kernel/sql/query.js";
import { MAIL_QUEUE } from "./mail-queue.js";
import { mailQueries, type mailAboutRow } from "./mail.queries.js";

/** An e-mail about a record: sent, still queued, or given up. */
export type MailAbout = z.output<typeof mailAboutRow>;

/** The e-mails about a record, the latest first. Sent and failed ones are known for as long as the shop keeps them. */
export const mailsAbout = (database: DataSource, id: string): Promise<MailAbout[]> =>
  rowsOf(database, mailQueries.about, [MAIL_QUEUE, id]);
