import { z } from "zod";
import { rowOfEntity, selectList } from "../../kernel/sql/entity-row.js";
import { keys, type Query } from "../../kernel/sql/query.js";
import { SavedAddress } from "../account/saved-address.entity.js";

const address = rowOfEntity(SavedAddress, "s", ["accountId", "createdAt", "idempotencyKey", "requestHash"]);

export const addressQueries = {
  /** The addresses of account $1: the default one first, then the newest. */
  ofAccount: {
    row: z.object(address.shape),
    text: `
      SELECT ${selectList(address.sql)} FROM saved_address s
      WHERE s.account_id = $1 ORDER BY s.is_default DESC, s.created_at DESC, s.id`,
  },
  /** Makes address $2 the default of account $1. Resets the former one first, because two would violate the unique index. */
  makeDefault: {
    row: keys,
    text: `
      WITH former AS (
        UPDATE saved_address SET is_default = false WHERE account_id = $1 AND is_default AND id <> $2 RETURNING id
      )
      UPDATE saved_address SET is_default = true
      WHERE account_id = $1 AND id = $2 AND (SELECT count(*) FROM former) >= 0 RETURNING id`,
  },
  /** Makes the newest address of account $1 the default, unless one is. */
  ensureDefault: {
    row: keys,
    text: `
      UPDATE saved_address SET is_default = true
      WHERE id = (SELECT id FROM saved_address WHERE account_id = $1 ORDER BY created_at DESC, id LIMIT 1)
        AND NOT EXISTS (SELECT FROM saved_address WHERE account_id = $1 AND is_default) RETURNING id`,
  },
} satisfies Readonly<Record<string, Query>>;
