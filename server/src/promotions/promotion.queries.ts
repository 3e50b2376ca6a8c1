import { z } from "zod";
import type { Query } from "../kernel/sql/query.js";
import type { PromotionType } from "./promotion.types.js";

const BY_TIME = "WHEN p.starts_at > now() THEN 'UPCOMING' WHEN p.ends_at < now() THEN 'ENDED'";
const TERMS = `p.id, p.name, p.percent, p.minimum_windows AS "minimumWindows", p.starts_at AS "startsAt", p.ends_at AS "endsAt"`;

/** Columns of a promotion, aliased `p`, in the shape of a PromotionRow; its state is by the clock of the database. */
export const PROMOTION_COLUMNS = `${TERMS}, p.code, CASE ${BY_TIME} ELSE 'RUNNING' END AS state`;

/**
 * The same with one of its unique codes, aliased `u`: that code and what has become of it, where there is one. Without its code such a
 * promotion does not count: a cart can have lost it to a process of a release that knows no unique codes.
 */
export const PROMOTION_WITH_CODE_COLUMNS = `${TERMS}, coalesce(u.code, p.code) AS code,
  CASE WHEN p.has_unique_codes AND u.code IS NULL THEN 'VOID' ${BY_TIME} WHEN u.voided_at IS NOT NULL THEN 'VOID' WHEN u.uses >= u.max_uses THEN 'USED' ELSE 'RUNNING' END AS state`;

/** Whether the promotion aliased `p` runs now. */
const RUNS_NOW = "p.starts_at <= now() AND (p.ends_at IS NULL OR p.ends_at >= now())";

/** Whether the promotion aliased `p` counts now without any code. */
export const COUNTS_BY_ITSELF = `p.code IS NULL AND NOT p.has_unique_codes AND ${RUNS_NOW}`;

/** Promotions, aliased `p`, each with this one of its unique codes, aliased `u`, if it has it. */
export const promotionsWithCode = (code: string): string =>
  `promotion p LEFT JOIN unique_code u ON u.promotion_id = p.id AND u.code = ${code}`;

const time = z.union([z.date(), z.string()]);

/** Times from JSON are text. */
export const promotionRow = z.object({
  id: z.int(),
  name: z.string(),
  code: z.string().nullable(),
  percent: z.int(),
  minimumWindows: z.int(),
  startsAt: time,
  endsAt: time.nullable(),
  state: z.enum(["UPCOMING", "RUNNING", "ENDED", "USED", "VOID"]),
});

export type PromotionRow = z.output<typeof promotionRow>;

const enteredPromotion = promotionRow.extend({ uniqueCode: z.string().nullable() });

/** The promotion of a code that was entered; `uniqueCode` is that code, or null where everybody has it. */
export type EnteredPromotion = z.output<typeof enteredPromotion>;

export const promotionQueries = {
  /** The greatest of those that run now and have a code for everybody. */
  advertised: {
    name: "advertised-promotion",
    row: promotionRow,
    text: `SELECT ${PROMOTION_COLUMNS} FROM promotion p WHERE p.code IS NOT NULL AND ${RUNS_NOW}
      ORDER BY p.percent DESC, p.id DESC LIMIT 1`,
  },
  /** Whether it runs or not: the one with the code $1, for everybody or one of its unique codes. */
  byCode: {
    row: enteredPromotion,
    text: `SELECT ${PROMOTION_WITH_CODE_COLUMNS}, u.code AS "uniqueCode" FROM ${promotionsWithCode("$1")}
      WHERE p.code = $1 OR u.code IS NOT NULL ORDER BY p.code NULLS LAST LIMIT 1`,
  },
  /** Counts a use of the code $1 if it is a unique one. */
  countUse: {
    row: z.object({ uses: z.int() }),
    text: "UPDATE unique_code SET uses = uses + 1 WHERE code = $1 RETURNING uses",
  },
  /** Gives a use of the code $1 back if it is a unique one. */
  giveUseBack: {
    row: z.object({ uses: z.int() }),
    text: "UPDATE unique_code SET uses = uses - 1 WHERE code = $1 AND uses > 0 RETURNING uses",
  },
} satisfies Readonly<Record<string, Query>>;

/** Maps a row to the API's type. */
export const toPromotion = ({ name, code, percent, minimumWindows, endsAt }: PromotionRow): PromotionType => ({
  name,
  code,
  percent,
  minimumWindows,
  endsAt: endsAt === null ? null : new Date(endsAt),
});
