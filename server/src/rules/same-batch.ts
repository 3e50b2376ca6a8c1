/** What decides whether two windows are made of the same cloth. */
type Cloth = { readonly productId: string | number; readonly material: string; readonly color: string };

/**
 * The things of one cloth, each group of two or more in the order of its first: dye lots differ, so they are to be cut from one batch.
 * @param clothOf null for a thing that is made of none
 */
export function sameBatches<Thing>(things: readonly Thing[], clothOf: (thing: Thing) => Cloth | null): Thing[][] {
  const groups = new Map<string, Thing[]>();
  for (const thing of things) {
    const cloth = clothOf(thing);
    if (!cloth) continue;
    const key = JSON.stringify([cloth.productId, cloth.material, cloth.color]);
    groups.set(key, [...(groups.get(key) ?? []), thing]);
  }
  return [...groups.values()].filter(({ length }) => length > 1);
}
