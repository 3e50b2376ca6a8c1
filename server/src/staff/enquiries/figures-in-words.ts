import type { FigureRow } from "../../rules/figure-rows.js";

/** "Width: top 1016 mm; bottom 1010 mm": the rows of which something is known, each with what is known of it. */
export const figuresInWords = (rows: readonly FigureRow[]): string[] => rows.flatMap(rowInWords);

function rowInWords({ label, boxes }: FigureRow): string[] {
  const known = boxes.flatMap(({ words, figure }) => (figure === undefined ? [] : [boxInWords(words, figure)]));
  return known.length === 0 ? [] : [`${label && `${label}: `}${known.join("; ")}`];
}

/** A box says its unit after its words, "top, mm"; a sentence says it after the figure. */
function boxInWords(words: string, figure: string): string {
  const [, what = words, unit = ""] = /^(.*), (mm|°)$/.exec(words) ?? [];
  return `${what} ${figure}${unit === "mm" ? " mm" : unit}`;
}
