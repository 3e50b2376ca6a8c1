/** A cloth in a colour, of which a sample can be sent. */
export type Cloth = { readonly productId: number; readonly material: string; readonly color: string };

/** A cloth with the options that are made of it. */
export type SampledCloth<Option> = Cloth & { readonly options: readonly [Option, ...Option[]] };

const keyOf = ({ productId, material, color }: Cloth): string => JSON.stringify([productId, material, color]);

/** Finds what belongs to a cloth. */
export function byCloth<Thing extends Cloth>(things: readonly Thing[]): (cloth: Cloth) => Thing | undefined {
  const found = new Map(things.map((thing) => [keyOf(thing), thing]));
  return (cloth) => found.get(keyOf(cloth));
}

/**
 * The cloths of all options of a household, each once: what is chosen for a window first, as samples are few, otherwise in the order of the options.
 * @param clothOf the cloth of an option; undefined where it has none that is sampled
 */
export function clothsOf<Option extends { readonly isChosen: boolean }>(
  options: readonly Option[],
  clothOf: (option: Option) => Cloth | undefined,
): SampledCloth<Option>[] {
  const cloths = new Map<string, Cloth & { options: [Option, ...Option[]] }>();
  for (const option of options) {
    const cloth = clothOf(option);
    if (!cloth) continue;
    const known = cloths.get(keyOf(cloth));
    if (known) known.options.push(option);
    else cloths.set(keyOf(cloth), { ...cloth, options: [option] });
  }
  const hasChosen = (cloth: SampledCloth<Option>) => cloth.options.some(({ isChosen }) => isChosen);
  return [...cloths.values()].toSorted((one, other) => Number(hasChosen(other)) - Number(hasChosen(one)));
}
