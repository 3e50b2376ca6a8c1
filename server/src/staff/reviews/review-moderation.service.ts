import type { DataSource } from "typeorm";
import { isProductId } from "../../catalogue/products/product-id.js";
import { pageOf, type Page } from "../../kernel/graphql/connection.types.js";
import { idOfCursor } from "../../kernel/graphql/id-cursor.js";
import type { PageWindow } from "../../kernel/graphql/page-window.js";
import { checkedForm } from "../../kernel/requests/checked-form.js";
import { rowOf, rowsOf } from "../../kernel/sql/query.js";
import { inTransaction } from "../../kernel/sql/transaction.js";
import { answerForm } from "../../rules/answer-form.js";
import type { ReviewDecline } from "../../rules/review-declines.js";
import type { StaffActor } from "../access/staff-context.js";
import { ChangedInTheMeantime } from "../access/staff.errors.js";
import { recordChanges } from "../audit/audit.js";
import { ReviewState } from "./review-state.js";
import { ReviewNotFound } from "./review.errors.js";
import { staffReviewQueries, type StaffReviewRow } from "./staff-review.queries.js";

/** What a list of reviews is of; what is left out filters nothing. */
export type ReviewFilter = {
  state?: ReviewState | null;
  productId?: string | null;
  rating?: number | null;
  search?: string | null;
};

type Expected = { id: string; expectedVersion: number };
/** What staff decide of a review. */
type Decision = Pick<StaffReviewRow, "state" | "declineReason" | "answer">;

/** Reads, publishes, declines and answers customers' reviews. Their words are never changed. */
export class ReviewModerationService {
  constructor(private readonly database: DataSource) {}

  /** A page of reviews, the newest first. @throws {BadInput} for an invalid cursor */
  async page(filter: ReviewFilter, window: PageWindow): Promise<Page<StaffReviewRow>> {
    const values = [...valuesOf(filter), idOfCursor(window), window.size + 1];
    const rows = await rowsOf(this.database, staffReviewQueries.page, values);
    return pageOf(rows, window, (row) => ({ node: row, cursor: String(row.id) }));
  }

  /** Number of reviews that a filter leaves. */
  async count(filter: ReviewFilter): Promise<number> {
    return (await rowOf(this.database, staffReviewQueries.count, valuesOf(filter))).count;
  }

  /** A review by a customer, or null. */
  async find(id: string): Promise<StaffReviewRow | null> {
    const [review] = isProductId(id) ? await rowsOf(this.database, staffReviewQueries.byId, [id]) : [];
    return review ?? null;
  }

  /** Shows it to everybody, also one that was declined. @throws {ReviewNotFound} {@link ChangedInTheMeantime} */
  publish(actor: StaffActor | null, expected: Expected): Promise<StaffReviewRow> {
    const decision = { state: ReviewState.PUBLISHED, declineReason: null };
    return this.decide(actor, expected, "review.published", (review) => ({ ...review, ...decision }));
  }

  /** Shows it to nobody, also one that was published. @throws as `publish` */
  decline(actor: StaffActor | null, { reason, ...expected }: Expected & { reason: ReviewDecline }) {
    const decision = { state: ReviewState.DECLINED, declineReason: reason };
    return this.decide(actor, expected, "review.declined", (review) => ({ ...review, ...decision }));
  }

  /** Answers it in public, in place of an earlier answer; null takes that back. @throws {BadInput}, and as `publish` */
  answer(actor: StaffActor | null, { text, ...expected }: Expected & { text: string | null }): Promise<StaffReviewRow> {
    const answer = text === null ? null : checkedForm(answerForm, { text }).text;
    return this.decide(actor, expected, "review.answered", (review) => ({ ...review, answer }));
  }

  private decide(
    actor: StaffActor | null,
    { id, expectedVersion }: Expected,
    what: string,
    decisionOn: (review: StaffReviewRow) => Decision,
  ): Promise<StaffReviewRow> {
    return inTransaction(this.database, async (manager) => {
      const [before] = isProductId(id) ? await rowsOf(manager, staffReviewQueries.lock, [id]) : [];
      if (!before) throw new ReviewNotFound();
      if (before.version !== expectedVersion) throw new ChangedInTheMeantime();
      const after = decisionOn(before);
      const { state, declineReason, answer } = after;
      const values = [before.id, state === ReviewState.PUBLISHED, declineReason, answer];
      const { version } = await rowOf(manager, staffReviewQueries.change, values);
      const subject = { type: "Review", id } as const;
      await recordChanges(manager, actor, { what, subject, before: audited(before), after: audited(after) });
      return { ...before, state, declineReason, answer, version };
    });
  }
}

/** An answer may name the customer, and the audit is for ever: it tells only that there was one. */
const audited = ({ state, declineReason, answer }: Decision) => ({ state, declineReason, hasAnswer: answer !== null });

const valuesOf = ({ state, productId, rating, search }: ReviewFilter) => [
  state ?? null,
  productId == null ? null : productKey(productId),
  rating ?? null,
  search?.trim() || null,
];

/** An unknown product has no reviews. */
const productKey = (id: string) => (isProductId(id) ? id : 0);
