import type { BenchmarkResult, Row } from "./benchmark.ts";
import { percent, shown } from "./figures.ts";
import { ADD_OPERATION, LIST_OPERATION, PRODUCT_OPERATION, SEARCH_OPERATION } from "./operations.ts";
import type { Results } from "./results.ts";
import { LARGE, SMALL } from "./sizes.ts";
import type { SoakResult } from "./soak.ts";

/** A budget and the measured figure. */
export type Verdict = { budget: string; measured: string; isMet: boolean };

/** Connections at which the shop is compared with the baseline. */
const COMPARED_AT = 16;
const READS = [LIST_OPERATION, PRODUCT_OPERATION, SEARCH_OPERATION];

/** The results with the rows that budgets compare; docs/performance.md shows only these. */
export function withComparedRows(results: Results): Results {
  const benchmarks = results.benchmarks.map((benchmark) => ({
    ...benchmark,
    rows: benchmark.rows.filter(({ connections }) => connections === COMPARED_AT),
  }));
  return { ...results, benchmarks };
}

/** A verdict for each budget that was measured. */
export function verdicts(results: Results): Verdict[] {
  const { benchmarks, sizes, refused, pages, changes, flood, start, soak } = withComparedRows(results);
  const rows = benchmarks.flatMap((benchmark) => benchmark.rows);
  const reads = rows.filter(({ operation }) => READS.includes(operation));
  const adds = rows.filter(({ operation }) => operation === ADD_OPERATION);
  return [
    ...shareOfBaseline("list, product and search without the cache", 0.15, reads, "off"),
    ...shareOfBaseline("list, product and search with the cache", 1, reads, "on"),
    ...shareOfBaseline("adding to the cart and reading it", 0.4, adds, "off"),
    ...(sizes
      ? [
          atMost(`a list or product among ${shown(LARGE)} against ${SMALL}`, 1.2, sizes.times, "times the cost"),
          atMost(`facets of ${shown(LARGE)} products`, 50, sizes.facetsMs, "ms"),
          atMost(`a search among ${shown(LARGE)} products`, 50, sizes.searchMs, "ms"),
        ]
      : []),
    ...(refused ? [atMost("the most expensive refused operation", 50, refused.cpuMs, "ms of CPU")] : []),
    ...(pages
      ? [
          atLeast("cached pages", 3000, pages.cachedPerSecond, "a second"),
          atMost("a rendered page", 40, pages.renderedMs, "ms"),
        ]
      : []),
    ...(changes
      ? [
          shareWithoutChanges("of the most shown products", changes.changingPerSecond / changes.stillPerSecond),
          shareWithoutChanges("all over the catalogue", changes.spreadPerSecond / changes.stillPerSecond),
        ]
      : []),
    ...(flood
      ? [
          atMost("a cart while 40 connections ask for uncached pages", 2, flood.times, "times its idle response time"),
          atMost("memory after 1,000 uncached pages without Postgres", 350, flood.megabytes, "MB"),
        ]
      : []),
    ...(start
      ? [
          atMost("start to the first page", 3, start.seconds, "s"),
          atMost("idle memory without Postgres", 150, start.idleMegabytes, "MB"),
        ]
      : []),
    ...(soak ? soakVerdicts(soak) : []),
  ];
}

function soakVerdicts({ minutes, requests, peakMegabytes, memoryGrowthPercent, connections }: SoakResult): Verdict[] {
  const mix = `${shown(minutes)} minutes of ${shown(requests)} mixed requests`;
  return [
    atMost(`memory during ${mix}`, 350, peakMegabytes, "MB"),
    atMost(`its growth from the second third of ${mix} to the last`, 10, memoryGrowthPercent, "%"),
    atMost(
      `connections to the database during ${mix}`,
      20,
      Math.max(connections.early, connections.late),
      "connections",
    ),
  ];
}

function shareOfBaseline(what: string, share: number, rows: Row[], name: keyof BenchmarkResult["memory"]): Verdict[] {
  if (rows.length === 0) return [];
  const found = Math.min(...rows.map(({ scores }) => scores[name].relativeRate));
  return [
    {
      budget: `${what}: at least ${percent(share)} of the baseline's rate`,
      measured: percent(found),
      isMet: found >= share,
    },
  ];
}

const shareWithoutChanges = (which: string, share: number) =>
  atLeast(`cached pages while a price ${which} changes every 0.8 s`, 80, share * 100, "% of the rate without changes");

const atMost = (what: string, limit: number, found: number, unit: string): Verdict => ({
  budget: `${what}: at most ${shown(limit)} ${unit}`,
  measured: `${shown(found)} ${unit}`,
  isMet: found <= limit,
});

const atLeast = (what: string, limit: number, found: number, unit: string): Verdict => ({
  budget: `${what}: at least ${shown(limit)} ${unit}`,
  measured: `${shown(found)} ${unit}`,
  isMet: found >= limit,
});
