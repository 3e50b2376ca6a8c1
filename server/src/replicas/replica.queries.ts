import { z } from "zod";
import type { Query } from "../kernel/sql/query.js";

export const replicaQueries = {
  /** How far a replica has come. `lag`: seconds since what it replayed last was committed, while it has received more; else 0. */
  state: {
    row: z.object({ version: z.int(), isReplica: z.boolean(), lag: z.number() }),
    text: `SELECT version::float8 AS version, pg_is_in_recovery() AS "isReplica",
        CASE WHEN pg_last_wal_replay_lsn() >= pg_last_wal_receive_lsn() THEN 0
          ELSE coalesce(greatest(extract(epoch FROM now() - pg_last_xact_replay_timestamp()), 0), 0) END::float8 AS lag
      FROM catalogue_version`,
  },
} satisfies Record<string, Query>;
