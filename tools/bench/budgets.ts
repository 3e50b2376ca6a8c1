import type { ContestResult, Row } from "./benchmark.ts";
import { percent, shown } from "./figures.ts";
import type { Results } from "./results.ts";
import { LARGE, SMALL } from "./sizes.ts";
import { ADD_QUESTION, LIST_QUESTION, PRODUCT_QUESTION, SEARCH_QUESTION } from "./operations.ts";

/** What the shop has promised, and what was found. */
export type Verdict = { promise: string; found: string; isMet: boolean };

/** Connections at which the shop is compared with the bare server. */
const COMPARED_AT = 16;
const READS = [LIST_QUESTION, PRODUCT_QUESTION, SEARCH_QUESTION];

/** A verdict on each promise for which there are figures. */
export function verdicts({ contests, sizes, refused, pages, flood, start }: Results): Verdict[] {
  const rows = contests.flatMap((contest) => contest.rows.filter(({ connections }) => connections === COMPARED_AT));
  const reads = rows.filter(({ question }) => READS.includes(question));
  const adds = rows.filter(({ question }) => question === ADD_QUESTION);
  return [
    ...ofBare("list, product and search without the cache", 0.15, reads, "off"),
    ...ofBare("list, product and search with the cache", 1, reads, "on"),
    ...ofBare("adding to the cart and reading it", 0.4, adds, "off"),
    ...(sizes
      ? [
          atMost(`a list or product among ${shown(LARGE)} against ${SMALL}`, 1.2, sizes.times, "times the cost"),
          atMost(`facets of ${shown(LARGE)} products`, 50, sizes.facetsMs, "ms"),
          atMost(`a search among ${shown(LARGE)} products`, 50, sizes.searchMs, "ms"),
        ]
      : []),
    ...(refused ? [atMost("the dearest refused operation", 50, refused.cpuMs, "ms of CPU")] : []),
    ...(pages
      ? [
          atLeast("kept pages", 3000, pages.keptPerSecond, "a second"),
          atMost("a page rendered anew", 40, pages.anewMs, "ms"),
        ]
      : []),
    ...(flood
      ? [
          atMost("a cart while 40 connections ask for pages anew", 2, flood.times, "times its quiet answer"),
          atMost("memory after 1,000 pages anew without Postgres", 350, flood.megabytes, "MB"),
        ]
      : []),
    ...(start
      ? [
          atMost("start to the first page", 3, start.seconds, "s"),
          atMost("idle memory without Postgres", 150, start.idleMegabytes, "MB"),
        ]
      : []),
  ];
}

function ofBare(what: string, share: number, rows: Row[], name: keyof ContestResult["memory"]): Verdict[] {
  if (rows.length === 0) return [];
  const found = Math.min(...rows.map(({ scores }) => scores[name].ofFirst));
  return [
    {
      promise: `${what}: at least ${percent(share)} of the bare server's rate`,
      found: percent(found),
      isMet: found >= share,
    },
  ];
}

const atMost = (what: string, limit: number, found: number, unit: string): Verdict => ({
  promise: `${what}: at most ${shown(limit)} ${unit}`,
  found: `${shown(found)} ${unit}`,
  isMet: found <= limit,
});

const atLeast = (what: string, limit: number, found: number, unit: string): Verdict => ({
  promise: `${what}: at least ${shown(limit)} ${unit}`,
  found: `${shown(found)} ${unit}`,
  isMet: found >= limit,
});
