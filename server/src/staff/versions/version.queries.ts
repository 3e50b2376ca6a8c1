import { z } from "zod";
import type { Query } from "../../kernel/sql/query.js";

/** Where versions are stored: `content` has the table content_version, with kinds of content_kind_enum. */
type Versioned = "content" | "rule";

type Columns<Kind extends z.ZodType, Content extends z.ZodType> = { kind: Kind; content: Content };

/** Statements about versions of one kind of things: drafts, and the newest published version of each kind, which is in force. */
export function versionQueries<Kind extends z.ZodType, Content extends z.ZodType>(
  versioned: Versioned,
  { kind, content }: Columns<Kind, Content>,
) {
  const [table, kindEnum] = [`${versioned}_version`, `${versioned}_kind_enum`];
  const newestOf = (condition: string) => `
    LEFT JOIN LATERAL (
      SELECT v.version, v.content FROM ${table} v WHERE v.kind = k.kind AND ${condition}
      ORDER BY v.version DESC LIMIT 1
    )`;
  const key = z.object({ version: z.int() });
  return {
    /** The newest version of each kind, or of the kind $1, and the one in force; null where there is none. */
    state: {
      row: z.object({
        kind,
        version: z.int(),
        content: content.nullable(),
        publishedVersion: z.int().nullable(),
        publishedContent: content.nullable(),
      }),
      text: `
        SELECT k.kind, coalesce(newest.version, 0) AS version, newest.content,
          published.version AS "publishedVersion", published.content AS "publishedContent"
        FROM unnest(enum_range(NULL::${kindEnum})) AS k (kind)
        ${newestOf("true")} newest ON true
        ${newestOf("v.published_at IS NOT NULL")} published ON true
        WHERE $1::${kindEnum} IS NULL OR k.kind = $1::${kindEnum}
        ORDER BY k.kind`,
    },
    /** The newest 100 versions of the kind $1. */
    versions: {
      row: z.object({
        kind,
        version: z.int(),
        content,
        savedAt: z.date(),
        savedBy: z.string(),
        publishedAt: z.date().nullable(),
        publishedBy: z.string().nullable(),
        takenFrom: z.int().nullable(),
        isInForce: z.boolean(),
      }),
      text: `
        SELECT v.kind, v.version, v.content, v.saved_at AS "savedAt", saver.email AS "savedBy",
          v.published_at AS "publishedAt", publisher.email AS "publishedBy", v.taken_from AS "takenFrom",
          v.published_at IS NOT NULL AND NOT EXISTS (
            SELECT FROM ${table} later
            WHERE later.kind = v.kind AND later.version > v.version AND later.published_at IS NOT NULL
          ) AS "isInForce"
        FROM ${table} v JOIN staff saver ON saver.id = v.saved_by
          LEFT JOIN staff publisher ON publisher.id = v.published_by
        WHERE v.kind = $1 ORDER BY v.version DESC LIMIT 100`,
    },
    /** What version $2 of the kind $1 says, if it has ever been in force: a draft is published, and not gone back to. */
    contentOf: {
      row: z.object({ content }),
      text: `SELECT content FROM ${table} WHERE kind = $1 AND version = $2 AND published_at IS NOT NULL`,
    },
    /** Makes changes of the kind $1 take turns until the end of the transaction. */
    lock: {
      row: z.object({ isLocked: z.boolean() }),
      text: `SELECT true AS "isLocked" FROM pg_advisory_xact_lock(hashtextextended('${versioned} ' || $1, 0))`,
    },
    /** Stores version $2 of the kind $1 that says $3, saved by $4, taken from version $5, published at once if $6. */
    add: {
      row: key,
      text: `
        INSERT INTO ${table} (kind, version, content, saved_by, taken_from, published_at, published_by)
        VALUES ($1, $2, $3, $4, $5, CASE WHEN $6::boolean THEN now() END, CASE WHEN $6::boolean THEN $4::uuid END)
        RETURNING version`,
    },
    /** Publishes the draft that is version $2 of the kind $1, by $3. No row where it is published already. */
    publish: {
      row: key,
      text: `
        UPDATE ${table} SET published_at = now(), published_by = $3
        WHERE kind = $1 AND version = $2 AND published_at IS NULL RETURNING version`,
    },
  } satisfies Readonly<Record<string, Query>>;
}
