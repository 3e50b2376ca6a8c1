import { z } from "zod";
import type { PageSide } from "../../kernel/graphql/page-window.js";
import { rowOfEntity, selectList } from "../../kernel/sql/entity-row.js";
import { NEWEST_FIRST } from "../../kernel/sql/newest-first.js";
import type { Query } from "../../kernel/sql/query.js";
import { SHOP_TIME_ZONE } from "../../rules/london-time.js";
import { IS_ON_SALE } from "../products/sale-state.js";
import { Review } from "./review.entity.js";

const review = rowOfEntity(Review, "r", [
  ...(["isPublished", "declineReason", "version"] as const),
  ...(["idempotencyKey", "requestHash"] as const),
]);
const reviewRow = z.object(review.shape);
/** A review as it is read. */
export type ReviewRow = z.output<typeof reviewRow>;

const REVIEW_COLUMNS = selectList(review.sql);

/** Condition of a review, aliased `r`, in a list of all products: those of products off sale would lead nowhere. */
const IS_LISTED = `r.is_published AND EXISTS (SELECT FROM product p WHERE p.id = r.product_id AND ${IS_ON_SALE})`;

/** Numbers of reviews with 1 to 5 stars. */
const starCounts = (kind: string) =>
  `ARRAY[${[1, 2, 3, 4, 5].map((rating) => `count(*) FILTER (WHERE r.rating = ${rating} AND ${kind})`).join()}]::int[]`;
const COUNTS = `json_build_object('customers', ${starCounts("NOT r.is_sample")}, 'samples', ${starCounts("r.is_sample")})`;
const reviewCounts = z.object({ customers: z.array(z.int()), samples: z.array(z.int()) });
/** Numbers of reviews with 1 to 5 stars, of customers and of samples. */
export type ReviewCounts = z.output<typeof reviewCounts>;

/**
 * For each product id of $1 a page of $6 reviews on a side of the cursor $3, $4, $5 (rating, date, id), and the counts of all.
 * $2 is the weight of the rating, which sorts before date and id.
 */
function ofProducts(side: PageSide) {
  const { beyond, order } = NEWEST_FIRST[side];
  return {
    name: `reviews-of-products-${side}`,
    row: z.object({ reviews: z.array(reviewRow), counts: reviewCounts }),
    text: `
      SELECT ARRAY(
        SELECT to_jsonb(page) FROM (
          SELECT ${REVIEW_COLUMNS} FROM review r
          WHERE r.product_id = given.id AND r.is_published
            AND ($4::date IS NULL OR (r.rating * $2::int, r.review_date, r.id) ${beyond} ($3::int * $2, $4, $5::int))
          ORDER BY r.rating * $2 ${order}, r.review_date ${order}, r.id ${order} LIMIT $6
        ) page
      ) AS reviews, (SELECT ${COUNTS} FROM review r WHERE r.product_id = given.id AND r.is_published) AS counts
      FROM unnest($1::int[]) WITH ORDINALITY AS given(id, place) ORDER BY given.place`,
  };
}

/** $3 reviews of all products on sale on a side of the cursor $1, $2 (date, id). */
function ofAll(side: PageSide) {
  const { beyond, order } = NEWEST_FIRST[side];
  return {
    row: reviewRow,
    text: `SELECT ${REVIEW_COLUMNS} FROM review r
      WHERE ${IS_LISTED} AND ($1::date IS NULL OR (r.review_date, r.id) ${beyond} ($1, $2::int))
      ORDER BY r.review_date ${order}, r.id ${order} LIMIT $3`,
  };
}

export const reviewQueries = {
  ofProductsAfter: ofProducts("after"),
  ofProductsBefore: ofProducts("before"),
  ofAllAfter: ofAll("after"),
  ofAllBefore: ofAll("before"),
  /** $2 reviews of product $1, newest first, from offset $3 on. */
  ofProduct: {
    row: reviewRow,
    text: `SELECT ${REVIEW_COLUMNS} FROM review r WHERE r.product_id = $1 AND r.is_published
      ORDER BY r.review_date DESC, r.id DESC LIMIT $2 OFFSET $3`,
  },
  /** The reviews with the ids $1, of products on sale. */
  byIds: { row: reviewRow, text: `SELECT ${REVIEW_COLUMNS} FROM review r WHERE r.id = ANY($1) AND ${IS_LISTED}` },
  /** Number of reviews of product $1. */
  countOfProduct: {
    row: z.object({ count: z.int() }),
    text: "SELECT count(*)::int AS count FROM review r WHERE r.product_id = $1 AND r.is_published",
  },
  /** The counts of all reviews of products on sale. */
  counts: {
    row: z.object({ counts: reviewCounts }),
    text: `SELECT ${COUNTS} AS counts FROM review r WHERE ${IS_LISTED}`,
  },
  /** Those of the idempotency keys $1 with which reviews are stored. */
  keysWritten: {
    row: z.object({ key: z.string() }),
    text: "SELECT r.idempotency_key AS key FROM review r WHERE r.idempotency_key = ANY($1)",
  },
  /** The review with idempotency key $1. */
  written: {
    row: reviewRow.extend({ requestHash: z.string() }),
    text: `SELECT ${REVIEW_COLUMNS}, r.request_hash AS "requestHash" FROM review r WHERE r.idempotency_key = $1`,
  },
  /**
   * Stores a review of product $1, unpublished. $2 to $5 are rating, comment, name and location, $6 and $7 its idempotency key and hash,
   * or null, $8 whether the product was bought here. No row without the product, or if the key is already stored.
   */
  write: {
    row: reviewRow,
    text: `INSERT INTO review AS r (product_id, rating, comment, user_name, user_location, review_date, idempotency_key, request_hash, is_bought_here)
      SELECT p.id, $2, $3, $4, $5, (now() AT TIME ZONE '${SHOP_TIME_ZONE}')::date, $6, $7, $8 FROM product p WHERE p.id = $1 AND ${IS_ON_SALE}
      ON CONFLICT (idempotency_key) DO NOTHING RETURNING ${REVIEW_COLUMNS}`,
  },
} satisfies Readonly<Record<string, Query>>;
