import type { DataSource } from "typeorm";
import { pageOf, type Page } from "../../kernel/graphql/connection.types.js";
import type { PageWindow } from "../../kernel/graphql/page-window.js";
import { rowOf, rowsOf } from "../../kernel/sql/query.js";
import { searchQuery } from "../../kernel/sql/search-words.js";
import { goodsLinesOf } from "../../orders/order-email-goods.js";
import { toHeldQuote } from "../../quotes/held-quote.rows.js";
import { readQuoteNumber } from "../../rules/held-quote.js";
import { quoteCursor, quotePlace } from "./staff-quote-cursor.js";
import {
  MOST_COUNTED,
  quoteCountQueries,
  quoteListQueries,
  quoteSearchCountQueries,
  quoteSearchQueries,
  type ChosenState,
  type ListedQuote,
  type QuoteCount,
} from "./staff-quote-list.queries.js";
import type { HeldQuoteFilter, HeldQuoteSort } from "./staff-quote.inputs.js";
import { staffQuoteQueries } from "./staff-quote.queries.js";
import type { StaffQuoteType } from "./staff-quote.types.js";

/** Which quotes, and what comes first. */
export type QuoteListRequest = { filter: HeldQuoteFilter; sort: HeldQuoteSort };

/** Reads the held quotes of all shoppers. */
export class StaffQuoteService {
  constructor(private readonly database: DataSource) {}

  /** @throws {BadInput} for an invalid cursor or search */
  async page({ filter, sort }: QuoteListRequest, window: PageWindow): Promise<Page<ListedQuote>> {
    const { state, search } = chosenBy(filter);
    const place = window.cursor === undefined ? undefined : quotePlace(sort, window.cursor);
    const queries = search === null ? quoteListQueries : quoteSearchQueries;
    const values = [search, place?.sortKey ?? null, place?.id ?? null, window.size + 1];
    const rows = await rowsOf(this.database, queries[state][sort], values);
    return pageOf(rows, window, (row) => ({ node: row, cursor: quoteCursor(sort, row) }));
  }

  /** @throws {BadInput} for an invalid search */
  async count(filter: HeldQuoteFilter): Promise<QuoteCount> {
    const { state, search } = chosenBy(filter);
    const queries = search === null ? quoteCountQueries : quoteSearchCountQueries;
    const { count } = await rowOf(this.database, queries[state], [search]);
    return { totalCount: Math.min(count, MOST_COUNTED), isTotalCountExact: count <= MOST_COUNTED };
  }

  /** The quote with this number as staff type it; null if there is none. */
  async find(number: string): Promise<StaffQuoteType | null> {
    const [row] = await rowsOf(this.database, staffQuoteQueries.byNumber, [readQuoteNumber(number)]);
    if (!row) return null;
    const { ownerName: name, ownerEmail: email, email: mailedTo } = row;
    const { promotion, agreement, ...quote } = toHeldQuote(row);
    const goods = goodsLinesOf({ ...quote, promotion, isEmailConfirmed: false }, {});
    const lines = row.lines.map((line, index) => ({ ...line, details: goods[index]?.notes ?? [] }));
    return { ...row, name, email, mailedTo, promotion, agreement, lines };
  }
}

/** What a filter chooses; the search is $1 of the queries. */
const chosenBy = ({ state, search }: HeldQuoteFilter): { state: ChosenState; search: string | null } => ({
  state: state ?? "ALL",
  search: searchQuery(search ?? "") ?? null,
});
