import { z } from "zod";
import { keys, type Query } from "../kernel/sql/query.js";

/** What has become of an e-mail. */
export const MailState = { SENT: "SENT", QUEUED: "QUEUED", FAILED: "FAILED" } as const;
export type MailState = keyof typeof MailState;

export const mailAboutRow = z.object({
  id: z.uuid(),
  kind: z.string(),
  state: z.enum(MailState),
  /** When it was sent, is to be sent at the earliest, or was given up. */
  at: z.date(),
});

const failedMailRow = z.object({
  id: z.uuid(),
  kind: z.string(),
  /** Key of the record it is about; null for mails about none. */
  about: z.string().nullable(),
  /** When it was given up. */
  at: z.date(),
  /** How many there are in all. */
  count: z.int(),
});

export const mailQueries = {
  /**
   * Removes the jobs of queue $1 about the records $2. An e-mail that is being sent at this moment either finds its record deleted
   * or is sent. pg-boss deletes jobs by their own ids only.
   */
  removeJobs: {
    row: keys,
    text: "DELETE FROM pgboss.job WHERE name = $1 AND state <> 'active' AND data->>'about' = ANY ($2) RETURNING id",
  },
  /** Removes the jobs of queue $1 about the part $2 of a record, of kind $3, that are to be sent or were given up. */
  withdraw: {
    row: keys,
    text: `
      DELETE FROM pgboss.job WHERE name = $1 AND state IN ('created', 'retry', 'failed') AND data->>'part' = $2 AND data->>'kind' = $3
        AND NOT EXISTS (SELECT FROM sent_mail s WHERE s.id = job.id)
      RETURNING id`,
  },
  /** Sent mails about the record $2, and those of queue $1 that are to be sent or were given up, the latest first. */
  about: {
    row: mailAboutRow,
    text: `
      SELECT s.id, s.kind, 'SENT' AS state, s.sent_at AS at FROM sent_mail s WHERE s.about = $2::uuid
      UNION ALL
      SELECT j.id, j.data->>'kind', CASE j.state WHEN 'failed' THEN 'FAILED' ELSE 'QUEUED' END,
        CASE j.state WHEN 'failed' THEN j.completed_on ELSE j.start_after END
      FROM pgboss.job j
      WHERE j.name = $1 AND j.data->>'about' = $2::uuid::text AND j.state NOT IN ('completed', 'cancelled')
        AND NOT EXISTS (SELECT FROM sent_mail s WHERE s.id = j.id)
      ORDER BY at DESC, id`,
  },
  /** At most $2 of the mails of queue $1 that were given up, the latest first. */
  failed: {
    row: failedMailRow,
    text: `
      SELECT j.id, j.data->>'kind' AS kind, j.data->>'about' AS about, j.completed_on AS at, (count(*) OVER ())::int AS count
      FROM pgboss.job j
      WHERE j.name = $1 AND j.state = 'failed' AND NOT EXISTS (SELECT FROM sent_mail s WHERE s.id = j.id)
      ORDER BY at DESC, id LIMIT $2`,
  },
} satisfies Readonly<Record<string, Query>>;
