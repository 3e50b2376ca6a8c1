import type { DataSource, EntityManager } from "typeorm";
import { rowOf, rowsOf } from "../kernel/sql/query.js";
import { readQuoteNumber } from "../rules/held-quote.js";
import { HeldQuoteNotFound } from "./held-quote.errors.js";
import { heldQuoteQueries, type HeldQuoteRow } from "./held-quote.queries.js";
import { toHeldQuote } from "./held-quote.rows.js";
import type { HeldQuoteType } from "./held-quote.types.js";

/** The quote of a visitor with this number as they type it, or their latest without one; undefined if missing or another visitor's. */
export async function quoteOfVisitor(
  connection: DataSource | EntityManager,
  visitorId: string | undefined,
  number: string | null,
): Promise<HeldQuoteRow | undefined> {
  if (visitorId === undefined) return undefined;
  const values = [visitorId, number === null ? null : readQuoteNumber(number)];
  const [quote] = await rowsOf(connection, heldQuoteQueries.ofVisitor, values);
  return quote;
}

/** The same. @throws {HeldQuoteNotFound} if missing or another visitor's */
export async function ownQuote(...asked: Parameters<typeof quoteOfVisitor>): Promise<HeldQuoteRow> {
  const quote = await quoteOfVisitor(...asked);
  if (!quote) throw new HeldQuoteNotFound();
  return quote;
}

/** A quote that is there. */
export const quoteById = async (manager: EntityManager, id: string): Promise<HeldQuoteType> =>
  toHeldQuote(await rowOf(manager, heldQuoteQueries.byId, [id]));
