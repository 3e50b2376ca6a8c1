/** Draws one thread: its row (or column) in the tile, where it starts and how long it is. */
type Thread = (place: number, start: number, length: number) => string;

interface Threads {
  readonly seed: number;
  /** Side of the square tile, and the distance from thread to thread. */
  readonly tile: number;
  readonly step: number;
  readonly shortest: number;
  readonly longest: number;
  /** How far a thread may lie off its row. */
  readonly stray?: number;
}

/** Path data of threads of uneven length, the same each time, that run on from tile to tile without a seam. */
export function threads({ seed, tile, step, shortest, longest, stray = 0 }: Threads, draw: Thread): string {
  const random = evenNumbers(seed);
  return Array.from({ length: tile / step }, (_, index) => {
    const place = index * step + random(stray) + 0.5;
    const start = random(tile);
    const length = shortest + random(longest - shortest);
    const rest = start + length - tile;
    return draw(place, start, length) + (rest > 0 ? draw(place, 0, rest) : "");
  }).join("");
}

/** Whole numbers from 0 to `most`, evenly spread and the same for the same seed (the mulberry32 generator). */
function evenNumbers(seed: number): (most: number) => number {
  let state = seed;
  return (most) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * (most + 1));
  };
}

export const level: Thread = (y, x, length) => `M${x} ${y}h${length}`;
export const upright: Thread = (x, y, length) => `M${x} ${y}v${length}`;
