import type { DataSource, EntityManager } from "typeorm";
import { pageOf, type Page } from "../../kernel/graphql/connection.types.js";
import type { PageWindow } from "../../kernel/graphql/page-window.js";
import { checkedForm } from "../../kernel/requests/checked-form.js";
import { rowOf, rowsOf } from "../../kernel/sql/query.js";
import { inTransaction } from "../../kernel/sql/transaction.js";
import { isUuid } from "../../kernel/sql/uuid.js";
import type { MailQueue } from "../../mail/mail-queue.js";
import { orderQueries } from "../../orders/order.queries.js";
import { problemQueries } from "../../problems/problem.queries.js";
import { answerForm } from "../../rules/answer-form.js";
import { reopenedState, type ProblemState } from "../../rules/order-problem.js";
import { agreementForm } from "../../rules/problem-form.js";
import type { ShopProfile } from "../../shop-profile/shop-profile.js";
import type { StaffActor } from "../access/staff-context.js";
import { ChangedInTheMeantime } from "../access/staff.errors.js";
import { recordChanges } from "../audit/audit.js";
import { drawnLines, type DrawnLine, type PathOf } from "../orders/order-in-words.js";
import { problemCursor, problemPlace } from "./problem-cursor.js";
import { problemTemplates, type ProblemTemplate } from "./problem-templates.js";
import { StaffPhotoNotFound, StaffProblemNotFound } from "./staff-problem.errors.js";
import { staffProblemQueries, type StaffProblemRow } from "./staff-problem.queries.js";

/** What a list of problems is of; what is left out filters nothing. */
export type ProblemFilter = { state?: ProblemState | null; search?: string | null };

type Expected = { id: string; expectedVersion: number };
type Handling = Pick<StaffProblemRow, "state" | "agreed">;

/** Reads what shoppers have reported of their orders, answers it, and keeps what was agreed. */
export class StaffProblemService {
  constructor(
    private readonly database: DataSource,
    private readonly mail: MailQueue,
    private readonly shop: ShopProfile,
  ) {}

  /** A page of problems, the newest first. @throws {BadInput} for an invalid cursor */
  async page(filter: ProblemFilter, window: PageWindow): Promise<Page<StaffProblemRow>> {
    const values = [...valuesOf(filter), ...problemPlace(window), window.size + 1];
    const rows = await rowsOf(this.database, staffProblemQueries.page, values);
    return pageOf(rows, window, (row) => ({ node: row, cursor: problemCursor(row) }));
  }

  /** Number of problems that a filter leaves. */
  async count(filter: ProblemFilter): Promise<number> {
    return (await rowOf(this.database, staffProblemQueries.count, valuesOf(filter))).count;
  }

  /** A problem, or null. */
  async find(id: string, manager: EntityManager = this.database.manager): Promise<StaffProblemRow | null> {
    const [problem] = isUuid(id) ? await rowsOf(manager, staffProblemQueries.byId, [id]) : [];
    return problem ?? null;
  }

  /** The problems of an order, the latest first. */
  ofOrder(orderId: string): Promise<StaffProblemRow[]> {
    return rowsOf(this.database, staffProblemQueries.ofOrder, [orderId]);
  }

  /** The line that a problem is about, with drawing and sizes; null for a whole order, and without such a problem. */
  async line(id: string, pathOf: PathOf): Promise<DrawnLine | null> {
    const problem = await this.find(id);
    if (problem?.lineId == null) return null;
    const [order] = await rowsOf(this.database, orderQueries.whole, [problem.orderId]);
    const lines = order ? drawnLines(order, pathOf) : [];
    return lines.find((line) => line.id === problem.lineId) ?? null;
  }

  /** Texts to begin an answer with; empty without such a problem. */
  async templates(id: string): Promise<ProblemTemplate[]> {
    const problem = await this.find(id);
    return problem ? problemTemplates(problem, this.shop) : [];
  }

  /** A photo of a problem, as a JPEG. @throws {StaffPhotoNotFound} */
  async photo(id: string): Promise<Buffer> {
    const [photo] = isUuid(id) ? await rowsOf(this.database, staffProblemQueries.photo, [id]) : [];
    if (!photo) throw new StaffPhotoNotFound();
    return photo.picture;
  }

  /** Stores an answer and mails it to the shopper. @throws {BadInput} {@link StaffProblemNotFound} {@link ChangedInTheMeantime} */
  answer(actor: StaffActor, { text: typed, ...expected }: Expected & { text: string }) {
    const { text } = checkedForm(answerForm, { text: typed });
    return this.handle(actor, expected, "problem.answered", async (manager, { id, state, agreed }) => {
      const message = await rowOf(manager, problemQueries.write, [id, text, actor.staffId, null, null]);
      await this.mail.add(manager, message.id, "problem-answer");
      return { state, agreed };
    });
  }

  /** Keeps what was agreed, and mails it. @throws {BadInput} {@link StaffProblemNotFound} {@link ChangedInTheMeantime} */
  agree(actor: StaffActor, { agreed: typed, ...expected }: Expected & { agreed: string }) {
    const { agreed } = checkedForm(agreementForm, { agreed: typed });
    return this.handle(actor, expected, "problem.agreed", async (manager, { id }) => {
      await this.mail.add(manager, id, "problem-agreed");
      return { state: "AGREED", agreed };
    });
  }

  /** Nothing is left to do. @throws {StaffProblemNotFound} {@link ChangedInTheMeantime} */
  close(actor: StaffActor, expected: Expected) {
    return this.handle(actor, expected, "problem.closed", async (_, { agreed }) => ({ state: "CLOSED", agreed }));
  }

  /** It is taken up again. @throws {StaffProblemNotFound} {@link ChangedInTheMeantime} */
  reopen(actor: StaffActor, expected: Expected) {
    return this.handle(actor, expected, "problem.reopened", async (_, { state, agreed }) => ({
      state: state === "CLOSED" ? reopenedState(agreed) : state,
      agreed,
    }));
  }

  private handle(
    actor: StaffActor,
    { id, expectedVersion }: Expected,
    what: string,
    act: (manager: EntityManager, problem: StaffProblemRow) => Promise<Handling>,
  ): Promise<StaffProblemRow | null> {
    return inTransaction(this.database, async (manager) => {
      const before = await this.find(id, manager);
      if (!before) throw new StaffProblemNotFound();
      const after = await act(manager, before);
      const values = [id, expectedVersion, after.state, after.agreed];
      const changes = await rowsOf(manager, staffProblemQueries.change, values);
      if (changes.length === 0) throw new ChangedInTheMeantime();
      const subject = { type: "Problem", id: before.id } as const;
      await recordChanges(manager, actor, { what, subject, before: audited(before), after: audited(after) });
      return this.find(id, manager);
    });
  }
}

/** The audit is for ever, so it has no words of shoppers, nor to them. */
const audited = ({ state }: Handling) => ({ state });

const valuesOf = ({ state, search }: ProblemFilter) => [state ?? null, search?.trim() || null];
