import { z } from "zod";
import type { Query } from "../../kernel/sql/query.js";
import { SHOP_TIME_ZONE } from "../../rules/london-time.js";

/** Channel on which the database notifies of every new version of the catalogue. */
export const CHANNEL = "catalogue_version";

/**
 * What decides whether cached responses still hold. Responses also change without a change of the catalogue: when a promotion
 * begins or ends, and at midnight in London, because pages may name the day or the year.
 */
export const CATALOGUE_STATE = {
  row: z.object({
    version: z.int(),
    /** The next moment at which the clock changes what the catalogue shows. */
    moment: z.string(),
    /** Milliseconds until then. */
    lasts: z.number(),
    /** What has changed since version $1, by the keys of responses (`*` for all); null where that is not known any more. */
    tags: z.array(z.string()).nullable(),
  }),
  text: `
    SELECT v.version::float8 AS version, next.moment::text AS moment,
      floor(extract(epoch FROM next.moment - now()) * 1000)::float8 AS lasts,
      (SELECT CASE WHEN count(DISTINCT t.version) = v.version - $1::bigint THEN coalesce(array_agg(DISTINCT tag), '{}') END
        FROM catalogue_tags t CROSS JOIN LATERAL unnest(t.tags) tag WHERE t.version > $1) AS tags
    FROM catalogue_version v CROSS JOIN LATERAL (
      SELECT least(
        (date_trunc('day', now() AT TIME ZONE '${SHOP_TIME_ZONE}') + interval '1 day') AT TIME ZONE '${SHOP_TIME_ZONE}',
        (SELECT min(p.starts_at) FROM promotion p WHERE p.starts_at > now()),
        (SELECT min(p.ends_at) FROM promotion p WHERE p.ends_at > now())
      ) AS moment
    ) next`,
} satisfies Query;

export type CatalogueState = z.output<typeof CATALOGUE_STATE.row>;
