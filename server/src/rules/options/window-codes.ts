/** Width and drop of the glass, in whole mm. */
export type Glass = readonly [width: number, drop: number];

/**
 * The glass of VELUX roof windows by the code on their plate, as two sellers of blinds for them list it (affordableblinds.co.uk and
 * veluxshop.ie). No other maker's codes are known to us, nor those of other series such as MK04: their glass may differ.
 */
const IN_BOTH_LISTS: Readonly<Record<string, Glass>> = {
  C02: [373, 530],
  C04: [373, 730],
  F06: [483, 930],
  M04: [603, 730],
  M06: [603, 930],
  M08: [603, 1150],
  P10: [763, 1352],
  S06: [963, 930],
  U04: [1163, 730],
  U08: [1163, 1150],
};

/** Only in the first of the two. */
const IN_ONE_LIST: Readonly<Record<string, Glass>> = {
  F04: [483, 730],
  M10: [603, 1352],
  P04: [763, 730],
  P06: [763, 930],
  P08: [763, 1150],
  S01: [963, 450],
  S08: [963, 1150],
  S10: [963, 1352],
  U10: [1163, 1352],
};

/** Three digits stand on windows from before April 2001. Both lists name the code that took their place. */
const BEFORE_2001: Readonly<Record<string, Glass>> = {
  304: [603, 730],
  308: [603, 1150],
  606: [963, 930],
  808: [1163, 1150],
};

/** All codes with their glass, those of today first and in order. */
export const WINDOW_CODES: ReadonlyMap<string, Glass> = new Map([
  ...Object.entries({ ...IN_BOTH_LISTS, ...IN_ONE_LIST }).toSorted(([one], [other]) => (one < other ? -1 : 1)),
  ...Object.entries(BEFORE_2001),
]);

/** Codes that are like what was typed, the likeliest first. */
export function nearestCodes(typed: string): string[] {
  const distances = [...WINDOW_CODES.keys()].map((code) => ({ code, steps: stepsBetween(typed, code) }));
  return distances
    .toSorted((one, other) => one.steps - other.steps)
    .slice(0, OFFERED)
    .map(({ code }) => code);
}

const OFFERED = 3;

/** How many characters have to be changed, added or left out. */
function stepsBetween(one: string, other: string): number {
  let above = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [row, character] of Array.from(one).entries()) {
    const line = [row + 1];
    for (const [column, wanted] of Array.from(other).entries()) {
      const changed = (above[column] ?? 0) + (character === wanted ? 0 : 1);
      line.push(Math.min(changed, (above[column + 1] ?? 0) + 1, (line[column] ?? 0) + 1));
    }
    above = line;
  }
  return above.at(-1) ?? 0;
}
