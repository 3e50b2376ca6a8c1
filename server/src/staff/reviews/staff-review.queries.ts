import { z } from "zod";
import { Review } from "../../catalogue/reviews/review.entity.js";
import { rowOfEntity, selectList } from "../../kernel/sql/entity-row.js";
import type { Query } from "../../kernel/sql/query.js";
import { REVIEW_DECLINES, type ReviewDecline } from "../../rules/review-declines.js";
import { ReviewState } from "./review-state.js";

const review = rowOfEntity(Review, "r", [
  ...(["isPublished", "isSample", "userPhotoUrl"] as const),
  ...(["idempotencyKey", "requestHash"] as const),
]);
const DECLINES = Object.keys(REVIEW_DECLINES) as [ReviewDecline, ...ReviewDecline[]];
const staffReviewRow = z.object({
  ...review.shape,
  declineReason: z.enum(DECLINES).nullable(),
  state: z.enum(ReviewState),
  productName: z.string(),
  productSlug: z.string(),
});

export type StaffReviewRow = z.output<typeof staffReviewRow>;

const COLUMNS = selectList({
  ...review.sql,
  state: "CASE WHEN r.is_published THEN 'PUBLISHED' WHEN r.decline_reason IS NULL THEN 'WAITING' ELSE 'DECLINED' END",
  productName: "p.name",
  productSlug: "p.slug",
});
/** Samples are the shop's own; the setting SAMPLE_REVIEWS says whether they are shown. */
const REVIEWS = "FROM review r JOIN product p ON p.id = r.product_id WHERE NOT r.is_sample";

/** Values that are null filter nothing: $1 state, $2 product, $3 stars, $4 text in name, town or comment. */
const FILTER = `
  CASE $1::text WHEN 'WAITING' THEN NOT r.is_published AND r.decline_reason IS NULL
    WHEN 'DECLINED' THEN NOT r.is_published AND r.decline_reason IS NOT NULL
    WHEN 'PUBLISHED' THEN r.is_published ELSE true END
  AND ($2::int IS NULL OR r.product_id = $2) AND ($3::int IS NULL OR r.rating = $3)
  AND ($4::text IS NULL OR strpos(lower(concat_ws(E'\\n', r.user_name, r.user_location, r.comment)), lower($4)) > 0)`;

export const staffReviewQueries = {
  /** At most $6 reviews older than review $5, or the newest if it is null. */
  page: {
    row: staffReviewRow,
    text: `SELECT ${COLUMNS} ${REVIEWS} AND ${FILTER} AND ($5::bigint IS NULL OR r.id < $5) ORDER BY r.id DESC LIMIT $6`,
  },
  /** How many there are. */
  count: { row: z.object({ count: z.int() }), text: `SELECT count(*)::int AS count ${REVIEWS} AND ${FILTER}` },
  /** Review $1. */
  byId: { row: staffReviewRow, text: `SELECT ${COLUMNS} ${REVIEWS} AND r.id = $1` },
  /** The same, locked until the end of the transaction. */
  lock: { row: staffReviewRow, text: `SELECT ${COLUMNS} ${REVIEWS} AND r.id = $1 FOR UPDATE OF r` },
  /** Makes review $1 published or not ($2), with the reason $3 and the answer $4. */
  change: {
    row: z.object({ version: z.int() }),
    text: `
      UPDATE review SET is_published = $2, decline_reason = $3, answer = $4, version = version + 1
      WHERE id = $1 RETURNING version`,
  },
} satisfies Readonly<Record<string, Query>>;
