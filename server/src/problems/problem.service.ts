import type { DataSource, EntityManager } from "typeorm";
import { checkedForm } from "../kernel/requests/checked-form.js";
import { holdSignIn } from "../kernel/requests/held-sign-in.js";
import { checkSameRequest, idempotencyFingerprint } from "../kernel/requests/idempotency.js";
import type { RateLimits } from "../kernel/requests/rate-limits.js";
import type { Visitor } from "../kernel/requests/visitor.js";
import { rowOf, rowsOf } from "../kernel/sql/query.js";
import { inTransaction } from "../kernel/sql/transaction.js";
import { isUuid } from "../kernel/sql/uuid.js";
import type { MailQueue } from "../mail/mail-queue.js";
import { OrderLineNotFound, OrderNotFound } from "../orders/order.errors.js";
import { isReportable, MOST_PROBLEM_MESSAGES, MOST_PROBLEMS, stateAfterMessage } from "../rules/order-problem.js";
import { problemForm, problemMessageForm } from "../rules/problem-form.js";
import { jpegUrl } from "../uploads/read-photo.js";
import { OrderProblem } from "./problem.entity.js";
import { OrderNotSent, PhotoNotFound, ProblemNotFound, TooManyMessages, TooManyProblems } from "./problem.errors.js";
import { problemQueries, type ProblemRow } from "./problem.queries.js";
import type { OrderProblemPhotoType } from "./problem.types.js";

/** A report as it was sent. */
export type TypedProblem = {
  lineId?: string | null;
  kind: string;
  text: string;
  photoIds: readonly string[];
  idempotencyKey: string;
};

/** A message as it was sent. */
export type TypedMessage = { problemId: string; text: string; idempotencyKey: string };

/** An order that its shopper may read (orders/order-access.ts). */
type ReadableOrder = { id: string };

/** Takes what shoppers report of their orders, and what they write about it. The caller has checked that they may read the order. */
export class ProblemService {
  constructor(
    private readonly database: DataSource,
    private readonly mail: MailQueue,
    private readonly rateLimits: RateLimits,
  ) {}

  /** The problems of an order, the latest first, in one statement. */
  of({ id }: ReadableOrder): Promise<ProblemRow[]> {
    return rowsOf(this.database, problemQueries.ofOrder, [id]);
  }

  /** The photos of each of these problems, in one statement. */
  async photosOf(problemIds: readonly string[]): Promise<OrderProblemPhotoType[][]> {
    const rows = await rowsOf(this.database, problemQueries.photos, [problemIds]);
    const byProblem = Map.groupBy(rows, ({ problemId }) => problemId);
    return problemIds.map((id) =>
      (byProblem.get(id) ?? []).map(({ preview, problemId: _, ...photo }) => ({
        ...photo,
        preview: jpegUrl(preview),
      })),
    );
  }

  /**
   * Stores a problem with its photos and tells the shop by e-mail. A repeated key returns the same problem.
   * @param visitor who has uploaded the photos
   * @throws {BadInput} also for an order that was not sent, and for photos that are not there
   * @throws {OrderLineNotFound} {@link IdempotencyKeyReused} {@link RateLimited}
   */
  async report(
    order: ReadableOrder,
    visitor: Pick<Visitor, "find" | "signedIn">,
    typed: TypedProblem,
  ): Promise<ProblemRow> {
    const { kind, text, photoIds } = checkedForm(problemForm, typed);
    const lineId = typed.lineId ?? null;
    const mark = idempotencyFingerprint(typed.idempotencyKey, { lineId, kind, text, photoIds });
    const visitorId = await visitor.find();
    return inTransaction(this.database, async (manager) => {
      await holdSignIn(manager, visitor);
      const [locked] = await rowsOf(manager, problemQueries.lockOrder, [
        order.id,
        isUuid(lineId ?? "") ? lineId : null,
      ]);
      if (!locked) throw new OrderNotFound();
      const [earlier] = await rowsOf(manager, problemQueries.reportedBefore, [order.id, mark.idempotencyKey]);
      if (earlier) {
        checkSameRequest(earlier, mark);
        return rowOf(manager, problemQueries.byId, [earlier.id]);
      }
      if (!isReportable(locked.status)) throw new OrderNotSent();
      if (lineId !== null && !locked.hasLine) throw new OrderLineNotFound();
      if (locked.count >= MOST_PROBLEMS) throw new TooManyProblems();
      await this.rateLimits.takeWithin(manager, [["order-problems", order.id]]);
      const problem = manager.create(OrderProblem, { orderId: order.id, lineId, kind, ...mark });
      await manager.insert(OrderProblem, problem);
      await rowOf(manager, problemQueries.write, [problem.id, text, null, null, null]);
      await attachPhotos(manager, photoIds, visitorId, problem.id);
      await this.mail.add(manager, problem.id, "problem-copy");
      return rowOf(manager, problemQueries.byId, [problem.id]);
    });
  }

  /**
   * Stores a message of the shopper and tells the shop by e-mail. What was closed is open again. A repeated key changes nothing.
   * @throws {BadInput} {@link ProblemNotFound} {@link IdempotencyKeyReused} {@link RateLimited}
   */
  write(order: ReadableOrder, { problemId, text: typed, idempotencyKey }: TypedMessage): Promise<ProblemRow> {
    const { text } = checkedForm(problemMessageForm, { text: typed });
    const mark = idempotencyFingerprint(idempotencyKey, { problemId, text });
    if (!isUuid(problemId)) throw new ProblemNotFound();
    return inTransaction(this.database, async (manager) => {
      const [problem] = await rowsOf(manager, problemQueries.lock, [order.id, problemId]);
      if (!problem) throw new ProblemNotFound();
      const [earlier] = await rowsOf(manager, problemQueries.writtenBefore, [problemId, mark.idempotencyKey]);
      if (earlier) checkSameRequest(earlier, mark);
      else {
        if (problem.count >= MOST_PROBLEM_MESSAGES) throw new TooManyMessages();
        await this.rateLimits.takeWithin(manager, [["order-problems", order.id]]);
        const values = [problemId, text, null, mark.idempotencyKey, mark.requestHash];
        const message = await rowOf(manager, problemQueries.write, values);
        await rowOf(manager, problemQueries.moveTo, [problemId, stateAfterMessage(problem.state)]);
        await this.mail.add(manager, message.id, "problem-message-copy");
      }
      return rowOf(manager, problemQueries.byId, [problemId]);
    });
  }
}

/** @throws {PhotoNotFound} where one is another visitor's, in another report, or removed */
async function attachPhotos(
  manager: EntityManager,
  photoIds: readonly string[],
  visitorId: string | undefined,
  problemId: string,
): Promise<void> {
  if (photoIds.length === 0) return;
  if (visitorId === undefined || !photoIds.every(isUuid)) throw new PhotoNotFound();
  const attached = await rowsOf(manager, problemQueries.attachPhotos, [photoIds, visitorId, problemId]);
  if (attached.length !== photoIds.length) throw new PhotoNotFound();
}
