import type { DataSource } from "typeorm";
import { checkedForm } from "../../kernel/requests/checked-form.js";
import { readRows } from "../../kernel/sql/rows.js";
import type { RateLimits } from "../../kernel/requests/rate-limits.js";
import { reviewForm } from "../../rules/review-form.js";
import { ProductNotFound } from "../products/catalogue.errors.js";
import { isProductId } from "../products/product-id.js";
import { reviewAfter, reviewCursor } from "./review-cursor.js";
import { ReviewSort, type ReviewType, type WriteReviewInput } from "./review.types.js";

/** Which reviews of a list are wanted. */
export type ReviewPageRequest = { first: number; after: string | undefined; sort: ReviewSort };

export type ReviewPage = { edges: { node: ReviewType; cursor: string }[]; hasNextPage: boolean };

/** A page and, from 1 to 5 stars, how many reviews there are in all. */
export type CountedReviewPage = ReviewPage & { counts: number[] };

/** Published reviews, and the way by which they come in. */
export class ReviewService {
  constructor(
    private readonly database: DataSource,
    private readonly rateLimits: RateLimits,
  ) {}

  /**
   * For each product id one page of its reviews. One statement for all of them.
   * @throws {BadInput} where the cursor is none of a list in this order
   */
  async ofProducts(ids: readonly number[], { first, after, sort }: ReviewPageRequest): Promise<CountedReviewPage[]> {
    const place = after === undefined ? null : reviewAfter(sort, after);
    const rows = await readRows<{ reviews: ReviewType[]; counts: number[] }>(this.database, {
      name: "reviews-of-products",
      text: REVIEWS_OF_PRODUCTS,
      values: [
        ids,
        RATING_WEIGHTS[sort],
        place?.rating ?? null,
        place?.reviewDate ?? null,
        place?.id ?? null,
        first + 1,
      ],
    });
    return rows.map(({ reviews, counts }) => ({ ...pageOf(reviews, first, sort), counts }));
  }

  /** Reviews of one product, the newest first, from `offset` on, counted from 0: the REST calls have no cursors. */
  ofProduct(id: number, limit: number, offset: number): Promise<ReviewType[]> {
    return this.database.query(
      `SELECT ${REVIEW_COLUMNS} FROM review r WHERE r.product_id = $1 AND r.is_published
       ORDER BY r.review_date DESC, r.id DESC LIMIT $2 OFFSET $3`,
      [id, limit, offset],
    );
  }

  /** How many reviews a product has. */
  async countOfProduct(id: number): Promise<number> {
    const [{ count }]: [{ count: number }] = await this.database.query(
      "SELECT count(*)::int AS count FROM review r WHERE r.product_id = $1 AND r.is_published",
      [id],
    );
    return count;
  }

  /**
   * Reviews of all products, the newest first.
   * @throws {BadInput} where the cursor is none of this list
   */
  async newest(first: number, after?: string): Promise<ReviewPage> {
    const place = after === undefined ? null : reviewAfter(ReviewSort.NEWEST, after);
    const rows: ReviewType[] = await this.database.query(
      `SELECT ${REVIEW_COLUMNS} FROM review r
       WHERE r.is_published AND ($1::date IS NULL OR (r.review_date, r.id) < ($1, $2::int))
       ORDER BY r.review_date DESC, r.id DESC LIMIT $3`,
      [place?.reviewDate ?? null, place?.id ?? null, first + 1],
    );
    return pageOf(rows, first, ReviewSort.NEWEST);
  }

  /** From 1 to 5 stars, how many reviews all products have together. */
  async counts(): Promise<number[]> {
    const [{ counts }]: [{ counts: number[] }] = await this.database.query(
      `SELECT ${COUNTS} AS counts FROM review r WHERE r.is_published`,
    );
    return counts;
  }

  /**
   * Takes a review; it stays unpublished until the shop has read it.
   * @throws {BadInput} with a sentence for each field
   * @throws {ProductNotFound}
   * @throws {RateLimited} above `RATE_LIMIT_REVIEWS` an hour from one address
   */
  async write({ productId, ...typed }: WriteReviewInput, clientIp: string): Promise<ReviewType> {
    const { rating, comment, name, location } = checkedForm(reviewForm, typed);
    if (!isProductId(productId)) throw new ProductNotFound();
    await this.rateLimits.take("reviews", clientIp);
    const [review]: ReviewType[] = await this.database.query(
      `INSERT INTO review AS r (product_id, rating, comment, user_name, user_location, review_date)
       SELECT p.id, $2, $3, $4, $5, (now() AT TIME ZONE 'Europe/London')::date FROM product p WHERE p.id = $1
       RETURNING ${REVIEW_COLUMNS}`,
      [productId, rating, comment, name, location],
    );
    if (!review) throw new ProductNotFound();
    return review;
  }
}

function pageOf(rows: ReviewType[], first: number, sort: ReviewSort): ReviewPage {
  return {
    edges: rows.slice(0, first).map((node) => ({ node, cursor: reviewCursor(sort, node) })),
    hasNextPage: rows.length > first,
  };
}

/** How the stars weigh in an order, before date and id. */
const RATING_WEIGHTS: Readonly<Record<ReviewSort, -1 | 0 | 1>> = {
  [ReviewSort.NEWEST]: 0,
  [ReviewSort.HIGHEST]: 1,
  [ReviewSort.LOWEST]: -1,
};

const REVIEW_COLUMNS = `
  r.id, r.product_id AS "productId", r.comment, r.rating, r.user_name AS "userName", r.user_location AS "userLocation",
  r.user_photo_url AS "userPhotoUrl", r.review_date::text AS "reviewDate", r.is_sample AS "isSample"`;

const COUNTS = `ARRAY[${[1, 2, 3, 4, 5]
  .map((rating) => `count(*) FILTER (WHERE r.rating = ${rating})`)
  .join()}]::int[]`;

const REVIEWS_OF_PRODUCTS = `
  SELECT ARRAY(
    SELECT to_jsonb(page) FROM (
      SELECT ${REVIEW_COLUMNS} FROM review r
      WHERE r.product_id = given.id AND r.is_published
        AND ($4::date IS NULL OR (r.rating * $2::int, r.review_date, r.id) < ($3::int * $2, $4, $5::int))
      ORDER BY r.rating * $2 DESC, r.review_date DESC, r.id DESC LIMIT $6
    ) page
  ) AS reviews, (SELECT ${COUNTS} FROM review r WHERE r.product_id = given.id AND r.is_published) AS counts
  FROM unnest($1::int[]) WITH ORDINALITY AS given(id, place) ORDER BY given.place`;
