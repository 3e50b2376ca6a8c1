import { z } from "zod";
import { BadInput } from "../kernel/errors/shop-error.js";
import { ORDER_NUMBER } from "./order-number.js";

const CURSOR = new RegExp(`^([^|]{20,40})\\|(${ORDER_NUMBER})$`);

/** Where an order stands in a list, the newest first. */
export type OrderPlace = { placedAt: string; number: string };

/** An opaque mark for an order's place; the moment keeps Postgres' microseconds. */
export const orderCursor = ({ placedAt, number }: OrderPlace): string =>
  Buffer.from(`${placedAt}|${number}`).toString("base64url");

/** The place that a cursor stands for. @throws {BadInput} where it is none of ours */
export function orderAfter(cursor: string): OrderPlace {
  const [, placedAt = "", number = ""] = CURSOR.exec(Buffer.from(cursor, "base64url").toString()) ?? [];
  if (!z.iso.datetime({ offset: true }).safeParse(placedAt).success)
    throw new BadInput("This list position is none of this list. Start the list again without `after`.", {
      after: "must be an endCursor that the list has given",
    });
  return { placedAt, number };
}
