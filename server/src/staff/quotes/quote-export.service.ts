import type { Readable } from "node:stream";
import type { DataSource } from "typeorm";
import { z } from "zod";
import { csvPounds } from "../../kernel/csv/csv-pounds.js";
import { csvStream } from "../../kernel/csv/csv-stream.js";
import { inTransaction } from "../../kernel/sql/transaction.js";
import { HeldQuoteState } from "../../rules/held-quote.js";
import type { StaffActor } from "../access/staff-context.js";
import { recordChanges } from "../audit/audit.js";
import type { ListedQuote } from "./staff-quote-list.queries.js";
import { HeldQuoteSort } from "./staff-quote.inputs.js";
import type { QuoteListRequest, StaffQuoteService } from "./staff-quote.service.js";

/** Quotes that are read by one statement: few enough to hold, many enough to be fast. */
const BATCH = 1000;

/** The columns of the export, by their heading. */
const QUOTE_CSV: Readonly<Record<string, (quote: ListedQuote) => string>> = {
  Number: ({ number }) => number,
  State: ({ state }) => state,
  "Made at (UTC)": ({ madeAt }) => madeAt.toISOString(),
  "Held until (UTC)": ({ heldUntil }) => heldUntil.toISOString(),
  Name: ({ name }) => name ?? "",
  Email: ({ email }) => email ?? "",
  "Total (GBP)": ({ totalPence }) => csvPounds(totalPence),
  Order: ({ orderNumber }) => orderNumber ?? "",
  "Agreed at (UTC)": ({ agreedAt }) => agreedAt?.toISOString() ?? "",
};

const exportQuery = z.object({
  state: z.enum(HeldQuoteState).optional(),
  search: z.string().max(200).optional(),
  sort: z.enum(HeldQuoteSort).default(HeldQuoteSort.NEWEST),
});

/** Writes held quotes as CSV. */
export class QuoteExportService {
  constructor(
    private readonly database: DataSource,
    private readonly quotes: StaffQuoteService,
  ) {}

  /**
   * The held quotes of a list as CSV, read in batches while it is sent, so that any number takes the same memory. The audit says who has
   * exported which ones, without the words of a search, which may be a shopper's name.
   * @param query of the URL: the filter and sort of `heldQuotes`
   * @throws {BadInput} {@link z.ZodError}
   */
  async csv(actor: StaffActor, query: unknown): Promise<Readable> {
    const { sort, state = null, search = null } = exportQuery.parse(query);
    const batches = this.batches({ filter: { state, search }, sort });
    // Refused here, before anything is sent.
    const first = await batches.next();
    const subject = { type: "Staff", id: actor.staffId } as const;
    const after = { state, isSearch: search !== null, sort };
    await inTransaction(this.database, (manager) =>
      recordChanges(manager, actor, { what: "held-quotes.exported", subject, before: null, after }),
    );
    return csvStream(Object.keys(QUOTE_CSV), cellsOf(batches, first));
  }

  private async *batches(request: QuoteListRequest): AsyncGenerator<ListedQuote[]> {
    let cursor: string | undefined;
    do {
      const { nodes, pageInfo } = await this.quotes.page(request, { size: BATCH, side: "after", cursor });
      yield nodes;
      cursor = pageInfo.hasNextPage ? (pageInfo.endCursor ?? undefined) : undefined;
    } while (cursor !== undefined);
  }
}

async function* cellsOf(
  batches: AsyncGenerator<ListedQuote[]>,
  first: IteratorResult<ListedQuote[]>,
): AsyncGenerator<string[]> {
  const cells = (quotes: ListedQuote[]) => quotes.map((quote) => Object.values(QUOTE_CSV).map((cell) => cell(quote)));
  if (!first.done) yield* cells(first.value);
  for await (const batch of batches) yield* cells(batch);
}
