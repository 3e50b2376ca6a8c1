import type { DataSource } from "typeorm";
import { pageOf, type Edge, type Page } from "../../kernel/graphql/connection.types.js";
import type { PageWindow } from "../../kernel/graphql/page-window.js";
import { checkedForm } from "../../kernel/requests/checked-form.js";
import {
  checkSameRequest,
  idempotencyFingerprint,
  IdempotencyKeyReused,
  type IdempotencyFingerprint,
} from "../../kernel/requests/idempotency.js";
import type { RateLimits } from "../../kernel/requests/rate-limits.js";
import { rowOf, rowsOf } from "../../kernel/sql/query.js";
import { reviewForm } from "../../rules/review-form.js";
import { ProductNotFound } from "../products/catalogue.errors.js";
import { isProductId } from "../products/product-id.js";
import { reviewCursor, reviewPlace } from "./review-cursor.js";
import { reviewQueries, type ReviewCounts, type ReviewRow } from "./review.queries.js";
import { ReviewSort, type WriteReviewInput } from "./review.types.js";

/** Arguments of a page of reviews. */
export type ReviewPageRequest = { window: PageWindow; sort: ReviewSort };

/** A page with the numbers of all reviews of its list. */
export type CountedReviewPage = Page<ReviewRow> & { counts: ReviewCounts };

/** Reads published reviews and accepts new ones. */
export class ReviewService {
  constructor(
    private readonly database: DataSource,
    private readonly rateLimits: RateLimits,
  ) {}

  /**
   * A page of reviews for each product id, in one statement.
   * @throws {BadInput} for a cursor that is invalid or of another order
   */
  async ofProducts(ids: readonly number[], { window, sort }: ReviewPageRequest): Promise<CountedReviewPage[]> {
    const place = reviewPlace(sort, window);
    const query = window.side === "after" ? reviewQueries.ofProductsAfter : reviewQueries.ofProductsBefore;
    const rows = await rowsOf(this.database, query, [
      ids,
      RATING_WEIGHTS[sort],
      place?.rating ?? null,
      place?.reviewDate ?? null,
      place?.id ?? null,
      window.size + 1,
    ]);
    return rows.map(({ reviews, counts }) => ({ ...pageOf(reviews, window, edgeIn(sort)), counts }));
  }

  /** Reviews of a product, newest first, from the zero-based `offset` on, for REST, which has no cursors. */
  ofProduct(id: number, limit: number, offset: number): Promise<ReviewRow[]> {
    return rowsOf(this.database, reviewQueries.ofProduct, [id, limit, offset]);
  }

  /** The published ones of these reviews whose products are on sale, in any order. */
  byIds(ids: readonly number[]): Promise<ReviewRow[]> {
    return rowsOf(this.database, reviewQueries.byIds, [ids]);
  }

  /** Number of a product's reviews. */
  async countOfProduct(id: number): Promise<number> {
    return (await rowOf(this.database, reviewQueries.countOfProduct, [id])).count;
  }

  /**
   * Reviews of all products on sale, newest first.
   * @throws {BadInput} for an invalid cursor
   */
  async newest(window: PageWindow): Promise<Page<ReviewRow>> {
    const place = reviewPlace(ReviewSort.NEWEST, window);
    const query = window.side === "after" ? reviewQueries.ofAllAfter : reviewQueries.ofAllBefore;
    const rows = await rowsOf(this.database, query, [place?.reviewDate ?? null, place?.id ?? null, window.size + 1]);
    return pageOf(rows, window, edgeIn(ReviewSort.NEWEST));
  }

  /** Numbers of reviews of all products on sale. */
  async counts(): Promise<ReviewCounts> {
    return (await rowOf(this.database, reviewQueries.counts)).counts;
  }

  /**
   * Stores a review, unpublished until the shop has read it. A repeated key returns the same review.
   * @throws {IdempotencyKeyReused}
   * @throws {BadInput} with an error for each field
   * @throws {ProductNotFound}
   * @throws {RateLimited} above `RATE_LIMIT_REVIEWS` an hour per IP
   */
  async write(input: WriteReviewInput, clientIp: string): Promise<ReviewRow> {
    if (input.idempotencyKey?.startsWith(BUYERS_KEY)) throw new IdempotencyKeyReused();
    const review = checkedReview(input);
    const earlier = await this.written(review.mark);
    if (earlier) return earlier;
    await this.rateLimits.take("reviews", clientIp);
    return this.store(review, false);
  }

  /**
   * Stores a review by who has bought the product, unpublished until the shop has read it.
   * @param purchase names what was bought: of each purchase there is one review
   * @throws {IdempotencyKeyReused} if there is another one
   * @throws {BadInput} with an error for each field
   * @throws {ProductNotFound}
   */
  async writeOfBuyer(review: Omit<WriteReviewInput, "idempotencyKey">, purchase: string): Promise<ReviewRow> {
    return this.store(checkedReview({ ...review, idempotencyKey: BUYERS_KEY + purchase }), true);
  }

  /** Those of the purchases that are reviewed. */
  async reviewedOf(purchases: readonly string[]): Promise<ReadonlySet<string>> {
    const keys = purchases.map((purchase) => BUYERS_KEY + purchase);
    const written = await rowsOf(this.database, reviewQueries.keysWritten, [keys]);
    return new Set(written.map(({ key }) => key.slice(BUYERS_KEY.length)));
  }

  private async store({ values, mark }: CheckedReview, isBoughtHere: boolean): Promise<ReviewRow> {
    const marked = [...values, mark?.idempotencyKey ?? null, mark?.requestHash ?? null, isBoughtHere];
    const [review] = await rowsOf(this.database, reviewQueries.write, marked);
    const stored = review ?? (await this.written(mark)); // an earlier or parallel request may have stored it
    if (!stored) throw new ProductNotFound();
    return stored;
  }

  /** The review that was stored with this fingerprint. @throws {IdempotencyKeyReused} */
  private async written(mark: IdempotencyFingerprint | undefined): Promise<ReviewRow | undefined> {
    const [row] = mark ? await rowsOf(this.database, reviewQueries.written, [mark.idempotencyKey]) : [];
    if (!mark || !row) return undefined;
    const { requestHash, ...review } = row;
    checkSameRequest({ requestHash }, mark);
    return review;
  }
}

/** Columns of a review and the fingerprint of its request. */
type CheckedReview = { values: readonly unknown[]; mark: IdempotencyFingerprint | undefined };

function checkedReview({ productId, idempotencyKey: key, ...typed }: WriteReviewInput): CheckedReview {
  const { rating, comment, name, location } = checkedForm(reviewForm, typed);
  if (!isProductId(productId)) throw new ProductNotFound();
  const values = [productId, rating, comment, name, location];
  return { values, mark: key == null ? undefined : idempotencyFingerprint(key, values) };
}

/** Begins the idempotency keys of buyers' reviews. */
export const BUYERS_KEY = "purchase:";

const edgeIn =
  (sort: ReviewSort) =>
  (node: ReviewRow): Edge<ReviewRow> => ({ node, cursor: reviewCursor(sort, node) });

/** Weight of the rating in a sort order, before date and id. */
const RATING_WEIGHTS: Readonly<Record<ReviewSort, -1 | 0 | 1>> = {
  [ReviewSort.NEWEST]: 0,
  [ReviewSort.HIGHEST]: 1,
  [ReviewSort.LOWEST]: -1,
};
