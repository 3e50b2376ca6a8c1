import { z } from "zod";
import type { Query } from "../../kernel/sql/query.js";
import { ACCOUNT_EMAIL_KINDS } from "./account-email.entity.js";

export const accountEmailQueries = {
  /** The e-mail with id $1, and the id of the account that has its e-mail address now. */
  toSend: {
    row: z.object({
      kind: z.enum(ACCOUNT_EMAIL_KINDS),
      email: z.string(),
      accountId: z.uuid().nullable(),
      owner: z.uuid().nullable(),
    }),
    text: `
      SELECT l.kind, l.email, l.account_id AS "accountId", (SELECT a.id FROM account a WHERE a.email = l.email) AS owner
      FROM account_letter l WHERE l.id = $1`,
  },
} satisfies Readonly<Record<string, Query>>;
