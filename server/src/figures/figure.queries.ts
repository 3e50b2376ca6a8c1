import { z } from "zod";
import type { CountedEvent } from "../kernel/requests/counted-event.js";
import type { Query } from "../kernel/sql/query.js";
import { SHOP_TIME_ZONE } from "../rules/london-time.js";
import { OTHERS, type FigureKind } from "./figure-counters.js";

const TODAY = `(now() AT TIME ZONE '${SHOP_TIME_ZONE}')::date`;

/** Adds counts ($3) of kinds ($1) and names ($2) to those of today. In one order, so that processes don't wait for each other in a circle. */
export const ADD_FIGURES = {
  row: z.object({ day: z.string() }),
  text: `
    INSERT INTO figure (day, kind, name, count)
    SELECT ${TODAY}, kind, name, count FROM unnest($1::text[], $2::text[], $3::bigint[]) AS counted (kind, name, count)
    ORDER BY kind, name
    ON CONFLICT (day, kind, name) DO UPDATE SET count = figure.count + EXCLUDED.count
    RETURNING day::text`,
} satisfies Query;

/** The sums of the last $1 days, today among them, the largest first. */
export const READ_FIGURES = {
  row: z.object({ kind: z.string(), name: z.string(), count: z.number() }),
  text: `
    SELECT kind, name, sum(count)::float8 AS count FROM figure WHERE day > ${TODAY} - $1::integer
    GROUP BY kind, name ORDER BY count DESC, name`,
} satisfies Query;

export type FigureSum = z.output<typeof READ_FIGURES.row>;

const OF_EVENTS = `kind = '${"event" satisfies FigureKind}'`;
const countOf = (event: CountedEvent) => `coalesce(sum(count) FILTER (WHERE name = '${event}'), 0)::float8`;

export const figureQueries = {
  /** Views of products and orders that were counted on each of the last $1 days, today among them; days without any are left out. */
  purchasesByDay: {
    row: z.object({ day: z.string(), productViews: z.number(), orders: z.number() }),
    text: `
      SELECT day::text, ${countOf("product view")} AS "productViews", ${countOf("order")} AS orders
      FROM figure WHERE ${OF_EVENTS} AND day > ${TODAY} - $1::integer GROUP BY day ORDER BY day`,
  },
  /** The $2 most frequent searches of the last $1 days that found nothing. */
  emptySearches: {
    row: z.object({ words: z.string(), count: z.number() }),
    text: `
      SELECT name AS words, sum(count)::float8 AS count FROM figure
      WHERE kind = '${"empty search" satisfies FigureKind}' AND name <> '${OTHERS}' AND day > ${TODAY} - $1::integer
      GROUP BY name ORDER BY count DESC, name LIMIT $2`,
  },
} satisfies Readonly<Record<string, Query>>;
