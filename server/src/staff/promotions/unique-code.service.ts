import type { Readable } from "node:stream";
import type { DataSource, EntityManager } from "typeorm";
import { csvStream } from "../../kernel/csv/csv-stream.js";
import { pageOf, type Page } from "../../kernel/graphql/connection.types.js";
import { idOfCursor } from "../../kernel/graphql/id-cursor.js";
import type { PageWindow } from "../../kernel/graphql/page-window.js";
import { drawCharacters } from "../../kernel/hashing/drawn-characters.js";
import { checkedForm } from "../../kernel/requests/checked-form.js";
import { rowOf, rowsOf } from "../../kernel/sql/query.js";
import { inTransaction } from "../../kernel/sql/transaction.js";
import { readPromotionCode } from "../../rules/promotion-form.js";
import { UNIQUE_CODE_LENGTH, uniqueCodesForm } from "../../rules/unique-code.js";
import type { StaffActor } from "../access/staff-context.js";
import { ChangedInTheMeantime } from "../access/staff.errors.js";
import { recordChanges } from "../audit/audit.js";
import { isPromotionId } from "./promotion-id.js";
import { NoSuchOpenCode, PromotionHasNoCodes, PromotionIsOver, PromotionNotFound } from "./staff-promotion.errors.js";
import { staffPromotionQueries } from "./staff-promotion.queries.js";
import { UNIQUE_CODE_CSV } from "./unique-code-csv.js";
import type { UniqueCodeState } from "./unique-code-state.js";
import { uniqueCodeQueries, type UniqueCodeRow } from "./unique-code.queries.js";

/** Codes of one promotion; what is left out filters nothing. */
export type UniqueCodeFilter = { promotionId: string; state?: UniqueCodeState | null; search?: string | null };

type Expected = { promotionId: string; expectedVersion: number };

/** Codes that are read by one statement of an export. */
const BATCH = 1000;

/** Makes, lists and withdraws the unique codes of promotions. */
export class UniqueCodeService {
  constructor(private readonly database: DataSource) {}

  /** A page of codes, the latest made first. @throws {BadInput} for an invalid cursor */
  async page(filter: UniqueCodeFilter, window: PageWindow): Promise<Page<UniqueCodeRow>> {
    const values = [...valuesOf(filter), idOfCursor(window), window.size + 1];
    const rows = await rowsOf(this.database, uniqueCodeQueries.page, values);
    return pageOf(rows, window, (row) => ({ node: row, cursor: row.id }));
  }

  /** Number of codes that a filter leaves. */
  async count(filter: UniqueCodeFilter): Promise<number> {
    return (await rowOf(this.database, uniqueCodeQueries.count, valuesOf(filter))).count;
  }

  /**
   * Makes so many new codes, each for so many orders, all or none. The promotion's version grows, so that a repeat makes no more.
   * @throws {BadInput} {@link PromotionNotFound} {@link PromotionHasNoCodes} {@link PromotionIsOver} {@link ChangedInTheMeantime}
   */
  make(actor: StaffActor | null, { count, uses, ...expected }: Expected & { count: number; uses: number }) {
    const form = checkedForm(uniqueCodesForm, { count, uses });
    return this.change(expected, async (manager, id) => {
      const made: string[] = [];
      // Nearly always once: a drawn code is hardly ever taken.
      while (made.length < form.count) {
        const drawn = drawDifferent(form.count - made.length);
        const rows = await rowsOf(manager, uniqueCodeQueries.make, [drawn, id, form.uses]);
        made.push(...rows.map(({ code }) => code));
      }
      const subject = { type: "Promotion", id } as const;
      await recordChanges(manager, actor, { what: "promotion.codes-made", subject, before: null, after: form });
      return made;
    });
  }

  /**
   * Withdraws a code that can still be used, or all of them. Carts with it say so; orders keep it.
   * @returns the withdrawn codes
   * @throws {NoSuchOpenCode} for one, and as `make`
   */
  void(actor: StaffActor | null, { code = null, ...expected }: Expected & { code?: string | null }) {
    const wanted = code === null ? null : readPromotionCode(code);
    return this.change(expected, async (manager, id) => {
      const rows = await rowsOf(manager, uniqueCodeQueries.void, [id, wanted]);
      if (wanted !== null && rows.length === 0) throw new NoSuchOpenCode();
      const subject = { type: "Promotion", id } as const;
      const after = { code: wanted, count: rows.length };
      await recordChanges(manager, actor, { what: "promotion.codes-withdrawn", subject, before: null, after });
      return rows.map((row) => row.code);
    });
  }

  /** All codes of a promotion as CSV, the latest made first. The audit says who took them. @throws {PromotionNotFound} */
  async csv(actor: StaffActor, promotionId: string): Promise<Readable> {
    const filter = { promotionId };
    const [promotion] = isPromotionId(promotionId)
      ? await rowsOf(this.database, staffPromotionQueries.byId, [promotionId])
      : [];
    if (!promotion?.hasUniqueCodes) throw new PromotionNotFound();
    const subject = { type: "Promotion", id: promotionId } as const;
    const after = { count: await this.count(filter) };
    await inTransaction(this.database, (manager) =>
      recordChanges(manager, actor, { what: "promotion.codes-exported", subject, before: null, after }),
    );
    return csvStream(Object.keys(UNIQUE_CODE_CSV), this.rows(filter));
  }

  private async *rows(filter: UniqueCodeFilter): AsyncGenerator<string[]> {
    let cursor: string | undefined;
    do {
      const { nodes, pageInfo } = await this.page(filter, { size: BATCH, side: "after", cursor });
      for (const code of nodes) yield Object.values(UNIQUE_CODE_CSV).map((cell) => cell(code));
      cursor = pageInfo.hasNextPage ? (pageInfo.endCursor ?? undefined) : undefined;
    } while (cursor !== undefined);
  }

  private change<Result>(
    { promotionId: id, expectedVersion }: Expected,
    change: (manager: EntityManager, id: string) => Promise<Result>,
  ): Promise<Result> {
    return inTransaction(this.database, async (manager) => {
      const [promotion] = isPromotionId(id) ? await rowsOf(manager, staffPromotionQueries.lock, [id]) : [];
      if (!promotion) throw new PromotionNotFound();
      if (promotion.version !== expectedVersion) throw new ChangedInTheMeantime();
      if (!promotion.hasUniqueCodes) throw new PromotionHasNoCodes();
      if (promotion.state === "ENDED") throw new PromotionIsOver();
      const result = await change(manager, id);
      await rowOf(manager, uniqueCodeQueries.raiseVersion, [id]);
      return result;
    });
  }
}

function drawDifferent(count: number): string[] {
  const drawn = new Set<string>();
  while (drawn.size < count) drawn.add(drawCharacters(UNIQUE_CODE_LENGTH));
  return [...drawn];
}

const valuesOf = ({ promotionId, state, search }: UniqueCodeFilter) => [
  isPromotionId(promotionId) ? promotionId : 0,
  state ?? null,
  readPromotionCode(search ?? "") || null,
];
