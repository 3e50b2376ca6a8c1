import type { Portrait } from "./subject";

/** A length in millimetres and what has it. */
type Familiar = readonly [length: number, words: string];

/** Widths: British appliances, doors and beds, a parking bay of 2.4 by 4.8 m, a football goal of 7.32 m. */
const WIDTHS: readonly Familiar[] = [
  [300, "the length of a ruler"],
  [450, "the width of a slim dishwasher"],
  [600, "the width of a washing machine"],
  [762, "the width of an inside door"],
  [900, "the width of a single bed"],
  [1200, "the width of two washing machines"],
  [1350, "the width of a double bed"],
  [1500, "the width of a king-size bed"],
  [1900, "the length of a bed"],
  [2400, "the width of a parking bay"],
  [3000, "the width of two king-size beds"],
  [3800, "the length of two beds"],
  [4800, "the length of a parking bay"],
  [7320, "the width of a football goal"],
];

/** Heights: furniture, a switch as high as building rules allow, grown people on average, a door leaf of 1981 mm. */
const HEIGHTS: readonly Familiar[] = [
  [300, "the length of a ruler"],
  [450, "the height of a chair’s seat"],
  [740, "the height of a table"],
  [900, "hip height, like a worktop"],
  [1200, "the height of a light switch"],
  [1400, "shoulder height"],
  [1700, "the height of a grown person"],
  [1981, "the height of an inside door"],
  [2400, "the height of a ceiling"],
];

/** What reaches out from the wall: a table for few needs 2.5 m of shade, one for a family 3 m. */
const REACHES: readonly Familiar[] = [
  [1500, "the width of a king-size bed"],
  [1900, "the length of a bed"],
  [2500, "what a table for few needs"],
  [3000, "what a family’s table needs"],
  [3800, "the length of two beds"],
];

const SECOND: Readonly<Record<Portrait["second"], readonly Familiar[]>> = {
  drop: HEIGHTS,
  height: HEIGHTS,
  projection: REACHES,
  depth: REACHES,
};

/** Share of a length by which "about" may be off. */
const NEAR = 0.07;

/** "about the width of a double bed": the familiar length that is nearest by ratio, or what it is over or under. */
function besideFamiliar(length: number, familiar: readonly Familiar[]): string {
  const away = ([other]: Familiar) => Math.abs(Math.log(length / other));
  const [nearest, words] = familiar.reduce((best, each) => (away(each) < away(best) ? each : best));
  const share = length / nearest - 1;
  if (Math.abs(share) <= NEAR) return `about ${words}`;
  return `${share > 0 ? "over" : "under"} ${words}`;
}

/**
 * A size beside things that people know, as "about the width of a double bed, and about shoulder height".
 * @param width in millimetres, above 0, as `height`
 */
export function familiarSize(width: number, height: number, second: Portrait["second"]): string {
  return `${besideFamiliar(width, WIDTHS)}, and ${besideFamiliar(height, SECOND[second])}`;
}
