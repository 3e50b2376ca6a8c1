/** Longest drop in millimetres that a number of folds serves. Source: suppliers' cutting tables. */
const FOLDS_BY_DROP = [
  [700, 2],
  [1200, 3],
  [1600, 4],
  [2200, 5],
  [2800, 6],
] as const;

/** How many folds a roman blind of this drop has. */
export function foldCount(drop: number): number {
  return FOLDS_BY_DROP.find(([longest]) => drop <= longest)?.[1] ?? 7;
}
