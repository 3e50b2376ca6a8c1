/** Least scores of a first visit, of 100, on a slow phone. */
const LEAST = { performance: 95, accessibility: 100, "best-practices": 100, seo: 100 };
/** Most kilobytes of scripts, of the first pattern that is the route's. */
const MOST_SCRIPT_KILOBYTES: readonly (readonly [route: RegExp, most: number])[] = [
  [/^\/$/, 190],
  [/^\/products\/./, 215],
];
/** Most cumulative layout shift. */
const MOST_SHIFT = 0.02;

export type Category = keyof typeof LEAST;
export const CATEGORIES = Object.keys(LEAST) as Category[];

/** Figures of one visit. `complaints` are the audits that cost points. */
export type Visit = { scores: Record<Category, number>; scriptKilobytes: number; shift: number; complaints: string[] };

/** The visit with the median performance, the only score that varies. Throws an Error without a visit. */
export function medianVisit(visits: readonly Visit[]): Visit {
  const sorted = visits.toSorted((one, other) => one.scores.performance - other.scores.performance);
  const middle = sorted[Math.floor(sorted.length / 2)];
  if (middle === undefined) throw new Error("There was no visit.");
  return middle;
}

const mostScripts = (route: string): number =>
  MOST_SCRIPT_KILOBYTES.find(([pattern]) => pattern.test(route))?.[1] ?? Number.POSITIVE_INFINITY;

/** Whether a visit of the route is within its budgets. */
export const isWithinBudgets = (route: string, { scores, scriptKilobytes, shift }: Visit): boolean =>
  CATEGORIES.every((category) => scores[category] >= LEAST[category]) &&
  scriptKilobytes <= mostScripts(route) &&
  shift < MOST_SHIFT;

/** One line of figures, and one for each complaint. */
export function describeVisit(route: string, visit: Visit): string[] {
  const { scores, scriptKilobytes, shift, complaints } = visit;
  const verdict = isWithinBudgets(route, visit) ? "kept  " : "missed";
  const figures = CATEGORIES.map((category) => `${category} ${scores[category]}`).join(", ");
  return [
    `${verdict} ${route}: ${figures}, scripts ${scriptKilobytes.toFixed(1)} kB, layout shift ${shift.toFixed(3)}`,
    ...complaints.map((complaint) => `         ${complaint}`),
  ];
}
