import { z } from "zod";
import { BadInput } from "../../kernel/errors/shop-error.js";
import type { PageWindow } from "../../kernel/graphql/page-window.js";
import { isUuid } from "../../kernel/sql/uuid.js";
import type { StaffVisitRow } from "./staff-visit.queries.js";

/** The position of a visit in the list, the earliest first; the time keeps Postgres' microseconds. */
export const visitCursor = ({ place, id }: Pick<StaffVisitRow, "place" | "id">): string =>
  Buffer.from(`${place}|${id}`).toString("base64url");

/** The time and the id of that position; null at the start of the list. @throws {BadInput} if it is invalid */
export function visitPlace({ side, cursor }: PageWindow): [startsAt: string | null, id: string | null] {
  if (cursor === undefined) return [null, null];
  const [startsAt = "", id = "", ...more] = Buffer.from(cursor, "base64url").toString().split("|");
  if (more.length > 0 || !isUuid(id) || !z.iso.datetime({ offset: true }).safeParse(startsAt).success)
    throw new BadInput(`This list position is none of this list. Start the list again without \`${side}\`.`, {
      [side]: "must be a cursor that the list has given",
    });
  return [startsAt, id];
}
