/** Pseudo-random choices that depend only on the seed. */
export type Random = {
  /** A whole number from `least` to `most`, both included. */
  whole(least: number, most: number): number;
  one<Item>(items: readonly Item[]): Item;
  /** Between `least` and `most` of the items without repeats, in random order; all of them if there are fewer. */
  some<Item>(items: readonly Item[], least: number, most: number): Item[];
  isOneIn(count: number): boolean;
};

/** A mulberry32 generator with 32 bits of state: enough for test data, not for secrets. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const fraction = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const whole = (least: number, most: number): number => least + Math.floor(fraction() * (most - least + 1));
  return {
    whole,
    one: (items) => {
      const item = items[whole(0, items.length - 1)];
      if (item === undefined) throw new RangeError("There is nothing to choose from.");
      return item;
    },
    some: (items, least, most) => {
      const left = [...items];
      const wanted = Math.min(left.length, whole(least, Math.max(least, Math.min(most, left.length))));
      return Array.from({ length: wanted }, () => left.splice(whole(0, left.length - 1), 1)).flat();
    },
    isOneIn: (count) => whole(1, count) === 1,
  };
}
