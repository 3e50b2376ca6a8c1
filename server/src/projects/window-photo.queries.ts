import { z } from "zod";
import { keys, type Query } from "../kernel/sql/query.js";

/** A picture in base64, whose lines Postgres would break. */
const base64 = (column: string) => String.raw`translate(encode(${column}, 'base64'), E'\n', '')`;

export const windowPhotoQueries = {
  /** Keeps a photo of visitor $1: $2 by $3 pixels, the JPEG $4 and its preview $5. */
  keep: {
    row: keys,
    text: `
      INSERT INTO window_photo (visitor_id, width, height, picture, preview) VALUES ($1, $2, $3, $4, $5) RETURNING id`,
  },
  /** Those of photos $1 that are visitor $2's. They are locked, so that none is removed before a window has it. */
  own: {
    row: keys,
    text: "SELECT id FROM window_photo WHERE id = ANY ($1::uuid[]) AND visitor_id = $2 FOR KEY SHARE",
  },
  /** The previews of photos $1 in base64. */
  previews: {
    row: z.object({ id: z.uuid(), width: z.int(), height: z.int(), preview: z.string() }),
    text: `SELECT f.id, f.width, f.height, ${base64("f.preview")} AS preview FROM window_photo f WHERE f.id = ANY ($1::uuid[])`,
  },
  /** The whole photo $1 of visitor $2 in base64. */
  picture: {
    row: z.object({ picture: z.string() }),
    text: `SELECT ${base64("f.picture")} AS picture FROM window_photo f WHERE f.id = $1 AND f.visitor_id = $2`,
  },
  /** The previews of the photos of the windows of visitor $1 in base64, by window. */
  ofVisitor: {
    row: z.object({ key: z.uuid(), preview: z.string() }),
    text: `
      SELECT w.key, ${base64("f.preview")} AS preview
      FROM project p JOIN project_window w ON w.project_id = p.id JOIN window_photo f ON f.id = w.photo_id
      WHERE p.visitor_id = $1 AND w.removed_at IS NULL`,
  },
} satisfies Readonly<Record<string, Query>>;
