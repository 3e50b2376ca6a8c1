import { z } from "zod";
import { HELD_QUOTE_STATE, IS_HELD_QUOTE } from "../../held-prices/held-quote-of-cart.js";
import { selectList } from "../../kernel/sql/entity-row.js";
import { HeldQuoteState } from "../../rules/held-quote.js";
import { HeldQuoteSort } from "./staff-quote.inputs.js";

const listedQuoteRow = z.object({
  id: z.uuid(),
  number: z.string(),
  state: z.enum(HeldQuoteState),
  madeAt: z.date(),
  heldUntil: z.date(),
  totalPence: z.int(),
  /** Of the account; null without one. */
  name: z.string().nullable(),
  /** By which staff find the customer: of the account, else where the quote was mailed. */
  email: z.string().nullable(),
  /** Of its order that is not cancelled. */
  orderNumber: z.string().nullable(),
  agreedAt: z.date().nullable(),
  /** By what the list is sorted, with all its digits. */
  sortKey: z.string(),
});

/** A held quote in a list. */
export type ListedQuote = z.output<typeof listedQuoteRow>;

/** Who has the quote aliased `q`, with its account `a` if any. */
export const OWNER = {
  name: "a.first_name || ' ' || a.last_name",
  email: "coalesce(a.email, lower(q.email))",
} as const;

/** Which quotes: those in a state, or all. */
export type ChosenState = HeldQuoteState | "ALL";

/** Each state has queries of its own, so that Postgres sees which condition counts, and what it can read by an index for that. */
const CHOSEN: Readonly<Record<ChosenState, string>> = { ALL: "true", ...IS_HELD_QUOTE };

/** Quotes `q` with the search $1. Without one the list is read along an index; with one the found quotes are few, and sorted then. */
const ALL = "held_quote q";
const FOUND = `held_quote q JOIN (
  SELECT f.id FROM held_quote f WHERE customer_search_words(f.number, coalesce(f.email, '')) @@ $1::tsquery
  UNION
  SELECT f.id FROM held_quote f JOIN account t USING (visitor_id)
  WHERE customer_search_words(t.first_name || ' ' || t.last_name, t.email) @@ $1::tsquery
) found USING (id)`;

/** Values are numbered: the search stands in each query, so that all take the same. */
const where = (from: string, state: ChosenState) => `${CHOSEN[state]}${from === ALL ? " AND $1::text IS NULL" : ""}`;

type Sorting = { column: string; type: string; direction: "ASC" | "DESC" };

const SORTINGS: Readonly<Record<HeldQuoteSort, Sorting>> = {
  NEWEST: { column: "made_at", type: "timestamptz", direction: "DESC" },
  OLDEST: { column: "made_at", type: "timestamptz", direction: "ASC" },
  HELD_SHORTEST: { column: "held_until", type: "timestamptz", direction: "ASC" },
  HELD_LONGEST: { column: "held_until", type: "timestamptz", direction: "DESC" },
  TOTAL_HIGHEST: { column: "total_pence", type: "bigint", direction: "DESC" },
  TOTAL_LOWEST: { column: "total_pence", type: "bigint", direction: "ASC" },
};

const listed = (column: string) =>
  selectList({
    ...{ id: "q.id", number: "q.number", state: HELD_QUOTE_STATE, madeAt: "q.made_at", heldUntil: "q.held_until" },
    ...{ totalPence: "q.total_pence::float8", ...OWNER },
    ...{ orderNumber: "o.number", agreedAt: "g.agreed_at", sortKey: `to_json(q.${column})#>>'{}'` },
  });

/** At most $4 of the quotes, after the one with sort key $2 and id $3 if they are given. Only these are read whole. */
function pageBy({ column, type, direction }: Sorting, from: string, state: ChosenState) {
  const beyond = direction === "DESC" ? "<" : ">";
  return {
    row: listedQuoteRow,
    text: `
      WITH page AS (
        SELECT q.id FROM ${from}
        WHERE ${where(from, state)} AND ($2::${type} IS NULL OR (q.${column}, q.id) ${beyond} ($2, $3::uuid))
        ORDER BY q.${column} ${direction}, q.id ${direction} LIMIT $4
      )
      SELECT ${listed(column)} FROM page JOIN held_quote q USING (id) LEFT JOIN account a ON a.visitor_id = q.visitor_id
        LEFT JOIN held_quote_agreement g ON g.quote_id = q.id
        LEFT JOIN orders o ON o.held_quote_id = q.id AND o.status <> 'CANCELLED'
      ORDER BY q.${column} ${direction}, q.id ${direction}`,
  };
}

const inEachState = <Value>(valueOf: (state: ChosenState) => Value) =>
  Object.fromEntries((Object.keys(CHOSEN) as ChosenState[]).map((state) => [state, valueOf(state)])) as Readonly<
    Record<ChosenState, Value>
  >;

const pagesFrom = (from: string) =>
  inEachState(
    (state) =>
      Object.fromEntries(
        Object.entries(SORTINGS).map(([sort, sorting]) => [sort, pageBy(sorting, from, state)]),
      ) as Readonly<Record<HeldQuoteSort, ReturnType<typeof pageBy>>>,
  );

/** A page of the held quotes in a state, by how it is sorted. */
export const quoteListQueries = pagesFrom(ALL);

/** A page of those of them that a search finds, by how it is sorted. */
export const quoteSearchQueries = pagesFrom(FOUND);

/** Quotes are counted so far. */
export const MOST_COUNTED = 10_000;

/** How many quotes match. A count stops once it has found that there are more than `MOST_COUNTED`. */
export type QuoteCount = { totalCount: number; isTotalCountExact: boolean };

const countsIn = (from: string) =>
  inEachState((state) => ({
    row: z.object({ count: z.int() }),
    text: `SELECT count(*)::integer AS count FROM (SELECT FROM ${from} WHERE ${where(from, state)} LIMIT ${MOST_COUNTED + 1}) counted`,
  }));

/** How many quotes are in a state. */
export const quoteCountQueries = countsIn(ALL);

/** How many of them the search $1 finds. */
export const quoteSearchCountQueries = countsIn(FOUND);
