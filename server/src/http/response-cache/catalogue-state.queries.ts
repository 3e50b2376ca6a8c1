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
    /** The version of the catalogue, and the next moment at which the clock changes what it shows. */
    name: z.string(),
    /** Milliseconds until then. */
    lasts: z.number(),
  }),
  text: `
    SELECT concat_ws(' ', v.version, next.moment) AS name,
      floor(extract(epoch FROM next.moment - now()) * 1000)::float8 AS lasts
    FROM catalogue_version v CROSS JOIN LATERAL (
      SELECT least(
        (date_trunc('day', now() AT TIME ZONE '${SHOP_TIME_ZONE}') + interval '1 day') AT TIME ZONE '${SHOP_TIME_ZONE}',
        (SELECT min(p.starts_at) FROM promotion p WHERE p.starts_at > now()),
        (SELECT min(p.ends_at) FROM promotion p WHERE p.ends_at > now())
      ) AS moment
    ) next`,
} satisfies Query;

export type CatalogueState = z.output<typeof CATALOGUE_STATE.row>;
