import { z } from "zod";
import { UnknownCursor } from "../../kernel/graphql/unknown-cursor.js";
import type { OrderSort } from "./order-list.inputs.js";
import type { ListedOrder } from "./order-list.queries.js";

/** Place of an order in a list: by what it is sorted, as Postgres writes it, and its id. */
type Place = { sortKey: string; id: string };

const KEYS: Readonly<Record<OrderSort, z.ZodType>> = {
  NEWEST: z.iso.datetime({ offset: true }),
  OLDEST: z.iso.datetime({ offset: true }),
  DELIVERY_SOONEST: z.iso.date(),
  DELIVERY_LATEST: z.iso.date(),
  TOTAL_HIGHEST: z.string().regex(/^\d{1,15}$/),
  TOTAL_LOWEST: z.string().regex(/^\d{1,15}$/),
};

export const listCursor = (sort: OrderSort, { sortKey, id }: Pick<ListedOrder, "sortKey" | "id">): string =>
  Buffer.from(`${sort}|${sortKey}|${id}`).toString("base64url");

/** @throws {BadInput} for a cursor of another list, or of none */
export function listPlace(sort: OrderSort, cursor: string): Place {
  const [named, sortKey, id, ...more] = Buffer.from(cursor, "base64url").toString().split("|");
  const isPlace = named === sort && more.length === 0 && z.uuid().safeParse(id).success;
  if (!isPlace || sortKey === undefined || id === undefined || !KEYS[sort].safeParse(sortKey).success)
    throw new UnknownCursor("after");
  return { sortKey, id };
}
