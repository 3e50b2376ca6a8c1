import { z } from "zod";
import type { Query } from "../../kernel/sql/query.js";

export const pictureFileQueries = {
  /** The file of picture $1 in width $2 and format $3. */
  find: {
    name: "picture-file",
    row: z.object({ bytes: z.instanceof(Buffer) }),
    text: "SELECT bytes FROM picture_file WHERE picture_id = $1 AND width = $2 AND format = $3",
  },
} satisfies Readonly<Record<string, Query>>;
