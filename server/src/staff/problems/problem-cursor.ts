import { z } from "zod";
import { BadInput } from "../../kernel/errors/shop-error.js";
import type { PageWindow } from "../../kernel/graphql/page-window.js";
import { isUuid } from "../../kernel/sql/uuid.js";
import type { StaffProblemRow } from "./staff-problem.queries.js";

/** The position of a problem in the list, newest first; the time keeps Postgres' microseconds. */
export const problemCursor = ({ place, id }: Pick<StaffProblemRow, "place" | "id">): string =>
  Buffer.from(`${place}|${id}`).toString("base64url");

/** The time and the id of that position; null at the start of the list. @throws {BadInput} if it is invalid */
export function problemPlace({ side, cursor }: PageWindow): [reportedAt: string | null, id: string | null] {
  if (cursor === undefined) return [null, null];
  const [reportedAt = "", id = "", ...more] = Buffer.from(cursor, "base64url").toString().split("|");
  if (more.length > 0 || !isUuid(id) || !z.iso.datetime({ offset: true }).safeParse(reportedAt).success)
    throw new BadInput(`This list position is none of this list. Start the list again without \`${side}\`.`, {
      [side]: "must be a cursor that the list has given",
    });
  return [reportedAt, id];
}
