import type { Readable } from "node:stream";
import type { DataSource } from "typeorm";
import { z } from "zod";
import { csvStream } from "../../kernel/csv/csv-stream.js";
import { inTransaction } from "../../kernel/sql/transaction.js";
import { OrderStatus } from "../../rules/order-progress.js";
import type { StaffActor } from "../access/staff-context.js";
import { recordChanges } from "../audit/audit.js";
import { ORDER_CSV } from "./order-csv.js";
import { OrderSort } from "./order-list.inputs.js";
import type { ListedOrder } from "./order-list.queries.js";
import type { OrderListRequest, OrderListService } from "./order-list.service.js";

/** Orders that are read by one statement: few enough to hold, many enough to be fast. */
const BATCH = 1000;

const exportQuery = z.object({
  status: z.preprocess(
    (given) => (typeof given === "string" ? given.split(",").filter((name) => name !== "") : given),
    z.array(z.enum(OrderStatus)).max(5).optional(),
  ),
  late: z
    .enum(["true", "false"])
    .transform((given) => given === "true")
    .optional(),
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
  search: z.string().max(200).optional(),
  sort: z.enum(OrderSort).default(OrderSort.NEWEST),
});

/** Writes orders as CSV. */
export class OrderExportService {
  constructor(
    private readonly database: DataSource,
    private readonly lists: OrderListService,
  ) {}

  /**
   * The orders of a list as CSV, read in batches while it is sent, so that any number of orders takes the same memory. The audit says
   * who has exported which ones, without the words of a search, which may be a shopper's name.
   * @param query of the URL: the filter and sort of `orders`, statuses with commas
   * @throws {BadInput} {@link z.ZodError}
   */
  async csv(actor: StaffActor, query: unknown): Promise<Readable> {
    const { sort, status = null, late = null, from = null, to = null, search = null } = exportQuery.parse(query);
    const batches = this.batches({ filter: { status, late, from, to, search }, sort });
    // Refused here, before anything is sent.
    const first = await batches.next();
    const after = { status: status?.join() ?? null, late, from, to, isSearch: search !== null, sort };
    const subject = { type: "Staff", id: actor.staffId } as const;
    await inTransaction(this.database, (manager) =>
      recordChanges(manager, actor, { what: "orders.exported", subject, before: null, after }),
    );
    return csvStream(Object.keys(ORDER_CSV), cellsOf(flat(batches, first)));
  }

  /** All orders as CSV, the newest first, as `csv`. For the terminal: no member exports them, so that the audit has nothing to say. */
  allCsv(): Readable {
    return csvStream(Object.keys(ORDER_CSV), cellsOf(this.all()));
  }

  /** All orders, the newest first, read in batches while they are used. */
  all(): AsyncGenerator<ListedOrder> {
    return flat(this.batches({ filter: {}, sort: "NEWEST" }));
  }

  private async *batches({ filter, sort }: OrderListRequest): AsyncGenerator<ListedOrder[]> {
    let cursor: string | undefined;
    do {
      const { nodes, pageInfo } = await this.lists.page({ filter, sort }, { size: BATCH, side: "after", cursor });
      yield nodes;
      cursor = pageInfo.hasNextPage ? (pageInfo.endCursor ?? undefined) : undefined;
    } while (cursor !== undefined);
  }
}

async function* cellsOf(orders: AsyncIterable<ListedOrder>): AsyncGenerator<string[]> {
  for await (const order of orders) yield Object.values(ORDER_CSV).map((cell) => cell(order));
}

async function* flat(
  batches: AsyncGenerator<ListedOrder[]>,
  first?: IteratorResult<ListedOrder[]>,
): AsyncGenerator<ListedOrder> {
  if (first && !first.done) yield* first.value;
  for await (const batch of batches) yield* batch;
}
