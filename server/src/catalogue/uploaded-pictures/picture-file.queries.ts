import { z } from "zod";
import type { Query } from "../../kernel/sql/query.js";

const row = z.object({ bytes: z.instanceof(Buffer) });
const FILE = "SELECT f.bytes FROM picture_file f";
const NAMED = "f.picture_id = $1 AND f.width = $2 AND f.format = $3";

export const pictureFileQueries = {
  /** The file of picture $1 in width $2 and format $3, if shoppers may see it. */
  findPublished: {
    name: "published-picture-file",
    row,
    text: `${FILE} JOIN picture_upload u USING (picture_id) WHERE ${NAMED} AND u.published_at IS NOT NULL`,
  },
  /** The same, whoever may see it. */
  find: { name: "picture-file", row, text: `${FILE} WHERE ${NAMED}` },
  /** Names and sizes in bytes of all files that shoppers may see. */
  listPublished: {
    row: z.object({ name: z.string(), size: z.int() }),
    text: `SELECT concat(f.picture_id, '-', f.width, '.', f.format) AS name, octet_length(f.bytes) AS size
      FROM picture_file f JOIN picture_upload u USING (picture_id) WHERE u.published_at IS NOT NULL ORDER BY 1`,
  },
} satisfies Readonly<Record<string, Query>>;
