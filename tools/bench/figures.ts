/** The middle of some figures; NaN of none. */
export function median(figures: readonly number[]): number {
  const sorted = figures.toSorted((a, b) => a - b);
  const [low = NaN, high = NaN] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
  return (low + high) / 2;
}

/** 1234.5 as "1,235", 1.234 as "1.23". */
export const shown = (figure: number): string =>
  figure.toLocaleString("en-GB", { maximumFractionDigits: figure < 10 ? 2 : figure < 100 ? 1 : 0 });

export const percent = (share: number): string => `${shown(share * 100)} %`;
