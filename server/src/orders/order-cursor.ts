import { z } from "zod";
import type { PageWindow } from "../kernel/graphql/page-window.js";
import { UnknownCursor } from "../kernel/graphql/unknown-cursor.js";
import { ORDER_NUMBER } from "./order-number.js";

const CURSOR = new RegExp(`^([^|]{20,40})\\|(${ORDER_NUMBER})$`);

/** Position of an order in a list, newest first. */
export type OrderPlace = { placedAt: string; number: string };

/** Encodes an order's position; the time keeps Postgres' microseconds. */
export const orderCursor = ({ placedAt, number }: OrderPlace): string =>
  Buffer.from(`${placedAt}|${number}`).toString("base64url");

/** Decodes the cursor of a page; null without one. @throws {BadInput} if it is invalid */
export function orderPlace({ side, cursor }: PageWindow): OrderPlace | null {
  if (cursor === undefined) return null;
  const [, placedAt = "", number = ""] = CURSOR.exec(Buffer.from(cursor, "base64url").toString()) ?? [];
  if (!z.iso.datetime({ offset: true }).safeParse(placedAt).success) throw new UnknownCursor(side);
  return { placedAt, number };
}
