import { z } from "zod";
import type { Query } from "../../kernel/sql/query.js";
import { CONTENT_KINDS, type Content } from "../../rules/content-forms.js";

/** Facts are checked by their form when they are saved. */
const content = z.custom<Content>((value) => typeof value === "object" && value !== null);
const kind = z.enum(CONTENT_KINDS);

const stateRow = z.object({
  kind,
  version: z.int(),
  content: content.nullable(),
  publishedVersion: z.int().nullable(),
  publishedContent: content.nullable(),
});

/** The newest version of a document and the one in force; null where there is none. */
export type ContentStateRow = z.output<typeof stateRow>;

const versionRow = z.object({
  kind,
  version: z.int(),
  content,
  savedAt: z.date(),
  savedBy: z.string(),
  publishedAt: z.date().nullable(),
  publishedBy: z.string().nullable(),
  takenFrom: z.int().nullable(),
  isInForce: z.boolean(),
});

export type ContentVersionRow = z.output<typeof versionRow>;

const newestOf = (condition: string) => `
  LEFT JOIN LATERAL (
    SELECT v.version, v.content FROM content_version v WHERE v.kind = k.kind AND ${condition}
    ORDER BY v.version DESC LIMIT 1
  )`;

const key = z.object({ version: z.int() });

export const contentQueries = {
  /** Each document, or the one of kind $1. */
  state: {
    row: stateRow,
    text: `
      SELECT k.kind, coalesce(newest.version, 0) AS version, newest.content,
        published.version AS "publishedVersion", published.content AS "publishedContent"
      FROM unnest(enum_range(NULL::content_kind_enum)) AS k (kind)
      ${newestOf("true")} newest ON true
      ${newestOf("v.published_at IS NOT NULL")} published ON true
      WHERE $1::content_kind_enum IS NULL OR k.kind = $1::content_kind_enum
      ORDER BY k.kind`,
  },
  /** The newest 100 versions of the document $1. */
  versions: {
    row: versionRow,
    text: `
      SELECT v.kind, v.version, v.content, v.saved_at AS "savedAt", saver.email AS "savedBy",
        v.published_at AS "publishedAt", publisher.email AS "publishedBy", v.taken_from AS "takenFrom",
        v.published_at IS NOT NULL AND NOT EXISTS (
          SELECT FROM content_version later
          WHERE later.kind = v.kind AND later.version > v.version AND later.published_at IS NOT NULL
        ) AS "isInForce"
      FROM content_version v JOIN staff saver ON saver.id = v.saved_by
        LEFT JOIN staff publisher ON publisher.id = v.published_by
      WHERE v.kind = $1 ORDER BY v.version DESC LIMIT 100`,
  },
  /** The facts of version $2 of the document $1. */
  contentOf: {
    row: z.object({ content }),
    text: "SELECT content FROM content_version WHERE kind = $1 AND version = $2",
  },
  /** Makes changes of the document $1 take turns until the end of the transaction. */
  lock: {
    row: z.object({ isLocked: z.boolean() }),
    text: `SELECT true AS "isLocked" FROM pg_advisory_xact_lock(hashtextextended('content ' || $1, 0))`,
  },
  /** Stores version $2 of the document $1 with the facts $3, saved by $4, taken from version $5, published at once if $6. */
  add: {
    row: key,
    text: `
      INSERT INTO content_version (kind, version, content, saved_by, taken_from, published_at, published_by)
      VALUES ($1, $2, $3, $4, $5, CASE WHEN $6::boolean THEN now() END, CASE WHEN $6::boolean THEN $4::uuid END)
      RETURNING version`,
  },
  /** Publishes the draft that is version $2 of the document $1, by $3. No row where it is published already. */
  publish: {
    row: key,
    text: `
      UPDATE content_version SET published_at = now(), published_by = $3
      WHERE kind = $1 AND version = $2 AND published_at IS NULL RETURNING version`,
  },
} satisfies Readonly<Record<string, Query>>;
