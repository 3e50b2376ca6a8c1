/** The place of `index` in a round of `count`: after the last comes the first, before the first the last. */
export function wrapped(index: number, count: number): number {
  return ((index % count) + count) % count;
}
