import { keys, type Query } from "../kernel/sql/query.js";

export const mailQueries = {
  /**
   * Removes the jobs of queue $1 about the records $2. An e-mail that is being sent at this moment either finds its record deleted
   * or is sent. pg-boss deletes jobs by their own ids only.
   */
  removeJobs: {
    row: keys,
    text: "DELETE FROM pgboss.job WHERE name = $1 AND state <> 'active' AND data->>'about' = ANY ($2) RETURNING id",
  },
} satisfies Readonly<Record<string, Query>>;
