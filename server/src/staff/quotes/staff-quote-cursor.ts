import { z } from "zod";
import { UnknownCursor } from "../../kernel/graphql/unknown-cursor.js";
import type { ListedQuote } from "./staff-quote-list.queries.js";
import type { HeldQuoteSort } from "./staff-quote.inputs.js";

/** Place of a quote in a list: by what it is sorted, as Postgres writes it, and its id. */
type Place = { sortKey: string; id: string };

const MOMENT = z.iso.datetime({ offset: true });
const PENCE = z.string().regex(/^\d{1,15}$/);

const KEYS: Readonly<Record<HeldQuoteSort, z.ZodType>> = {
  NEWEST: MOMENT,
  OLDEST: MOMENT,
  HELD_SHORTEST: MOMENT,
  HELD_LONGEST: MOMENT,
  TOTAL_HIGHEST: PENCE,
  TOTAL_LOWEST: PENCE,
};

export const quoteCursor = (sort: HeldQuoteSort, { sortKey, id }: Pick<ListedQuote, "sortKey" | "id">): string =>
  Buffer.from(`${sort}|${sortKey}|${id}`).toString("base64url");

/** @throws {BadInput} for a cursor of another list, or of none */
export function quotePlace(sort: HeldQuoteSort, cursor: string): Place {
  const [named, sortKey, id, ...more] = Buffer.from(cursor, "base64url").toString().split("|");
  const isPlace = named === sort && more.length === 0 && z.uuid().safeParse(id).success;
  if (!isPlace || sortKey === undefined || id === undefined || !KEYS[sort].safeParse(sortKey).success)
    throw new UnknownCursor("after");
  return { sortKey, id };
}
