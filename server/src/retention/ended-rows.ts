import { ACCOUNT_MAIL_DAYS } from "../rules/keeping-times.js";

/** Rows of a table whose time is over. */
export type EndedRows = {
  table: string;
  /** Its primary key, one column. */
  key: string;
  /** SQL condition on the table, aliased `t`. */
  ended: string;
};

/** Everything in the database that ends by the clock: whatever is stored about people, or for a while only, has a row here. */
export const ENDED_ROWS: readonly EndedRows[] = [
  { table: "account_letter", key: "id", ended: `t.created_at < now() - interval '${ACCOUNT_MAIL_DAYS} days'` },
  { table: "subscription_token", key: "hash", ended: "t.expires_at < now()" },
  { table: "rate_limit", key: "key", ended: "t.expire < extract(epoch FROM now()) * 1000" },
];
