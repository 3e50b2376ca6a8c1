import { z } from "zod";
import type { Query } from "../kernel/sql/query.js";
import type { PromotionType } from "./promotion.types.js";

/** Columns of a promotion, aliased `p`, in the shape of a PromotionRow; its state is by the clock of the database. */
export const PROMOTION_COLUMNS = `
  p.id, p.name, p.code, p.percent, p.minimum_windows AS "minimumWindows", p.starts_at AS "startsAt", p.ends_at AS "endsAt",
  CASE WHEN p.starts_at > now() THEN 'UPCOMING' WHEN p.ends_at < now() THEN 'ENDED' ELSE 'RUNNING' END AS state`;

/** Whether the promotion aliased `p` runs now. */
export const RUNS_NOW = "p.starts_at <= now() AND (p.ends_at IS NULL OR p.ends_at >= now())";

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
  state: z.enum(["UPCOMING", "RUNNING", "ENDED"]),
});

export type PromotionRow = z.output<typeof promotionRow>;

export const promotionQueries = {
  /** The greatest of those that run now and have a code. */
  advertised: {
    name: "advertised-promotion",
    row: promotionRow,
    text: `SELECT ${PROMOTION_COLUMNS} FROM promotion p WHERE p.code IS NOT NULL AND ${RUNS_NOW}
      ORDER BY p.percent DESC, p.id DESC LIMIT 1`,
  },
  /** Whether it runs or not: the one with the code $1. */
  byCode: {
    row: promotionRow,
    text: `SELECT ${PROMOTION_COLUMNS} FROM promotion p WHERE p.code = $1`,
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
