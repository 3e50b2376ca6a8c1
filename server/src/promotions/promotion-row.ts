import type { PromotionType } from "./promotion.types.js";

/** Whether a promotion runs, by the clock of the database. */
type PromotionState = "UPCOMING" | "RUNNING" | "ENDED";

/** Columns of a promotion, aliased `p`, in the shape of a PromotionRow. */
export const PROMOTION_COLUMNS = `
  p.id, p.name, p.code, p.percent, p.minimum_windows AS "minimumWindows", p.starts_at AS "startsAt", p.ends_at AS "endsAt",
  CASE WHEN p.starts_at > now() THEN 'UPCOMING' WHEN p.ends_at < now() THEN 'ENDED' ELSE 'RUNNING' END AS state`;

/** Whether the promotion aliased `p` runs now. */
export const RUNS_NOW = "p.starts_at <= now() AND (p.ends_at IS NULL OR p.ends_at >= now())";

/** The row type of the columns above; times from JSON are text. */
export type PromotionRow = Omit<PromotionType, "endsAt"> & {
  id: number;
  startsAt: Date | string;
  endsAt: Date | string | null;
  state: PromotionState;
};

/** Maps a row to the API's type. */
export const toPromotion = ({ name, code, percent, minimumWindows, endsAt }: PromotionRow): PromotionType => ({
  name,
  code,
  percent,
  minimumWindows,
  endsAt: endsAt === null ? null : new Date(endsAt),
});
