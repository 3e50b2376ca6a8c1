import { z } from "zod";
import { rowOfEntity, selectList } from "../../kernel/sql/entity-row.js";
import type { Query } from "../../kernel/sql/query.js";
import { SignIn } from "./sign-in.entity.js";

const signIn = rowOfEntity(SignIn, "i", ["accountId", "isThisOne", "lastSeenAt"]);
const signInRow = z.object({ ...signIn.shape, isThisOne: z.boolean(), lastSeenAt: z.date() });
const LAST_SEEN_AT = "to_timestamp((s.sess->>'renewedAt')::float8 / 1000)";

/** A sign-in as its account reads it. */
export type SignInRow = z.output<typeof signInRow>;

export const signInQueries = {
  /** The sign-ins of account $1: sign-in $2 first, then by last use. */
  ofAccount: {
    row: signInRow,
    text: `
      SELECT ${selectList({ ...signIn.sql, isThisOne: "i.id IS NOT DISTINCT FROM $2", lastSeenAt: LAST_SEEN_AT })}
      FROM sign_in i JOIN session s ON s.sess->>'signInId' = i.id::text
      WHERE i.account_id = $1 AND s.expire > now() ORDER BY "isThisOne" DESC, "lastSeenAt" DESC, i.id`,
  },
} satisfies Readonly<Record<string, Query>>;
