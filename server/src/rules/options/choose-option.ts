import { CORDED_CONTROLS, isAsked, type Facts } from "./asked-options.js";
import { HEIGHT_FROM_FLOOR, type Choice, type Option, type OptionedProduct } from "./option.js";
import { resolveOptions, type Resolution } from "./resolve-options.js";

/** An option as it is asked beside the others. */
export type AskedOption = {
  readonly name: string;
  /** What it is made with now; undefined where another choice settles it. */
  readonly value: string | undefined;
  readonly values: readonly {
    readonly value: string;
    /** Why it can't be chosen beside the other choices, as a sentence. */
    readonly refusal: string | undefined;
  }[];
};

/** The options of a product that are asked beside what was chosen, in their order. */
export function askedOptions(product: OptionedProduct, chosen: readonly Choice[], material: string): AskedOption[] {
  const made = new Map(madeOf(product, chosen, material).map(({ name, value }) => [name, value]));
  const facts: Facts = new Map([...made, ["material", material]]);
  const asked = ({ name, values }: Option): AskedOption => ({
    name,
    value: made.get(name),
    values: values.map((value) => {
      const tried = resolveOptions(product, withChoice(withoutHeight(chosen), { name, value }), material);
      return { value, refusal: "refusal" in tried ? tried.refusal : undefined };
    }),
  });
  return product.options.filter(({ name }) => isAsked(name, facts)).map(asked);
}

/**
 * What is chosen after one more choice, in the order of the product's options and without what would be made anyway: the same blind
 * has the same choices, in whichever order they were made. The height from the floor goes with the cord.
 */
export function chooseOption(
  product: OptionedProduct,
  chosen: readonly Choice[],
  material: string,
  choice: Choice,
): readonly Choice[] {
  const all = withChoice(chosen, choice);
  const inOrder = product.options.flatMap(({ name }) => all.find((each) => each.name === name) ?? []);
  const needed = inOrder.reduceRight<readonly Choice[]>((kept, each) => {
    const others = kept.filter((other) => other !== each);
    return isSameMade(resolveOptions(product, kept, material), resolveOptions(product, others, material))
      ? others
      : kept;
  }, inOrder);
  const height = all.filter(({ name }) => name === HEIGHT_FROM_FLOOR);
  return isMadeWithCord(product, needed, material) ? [...needed, ...height] : needed;
}

/** Whether a product is made with a chain or cord, for which the height from the floor is asked. */
export const isMadeWithCord = (product: OptionedProduct, chosen: readonly Choice[], material: string): boolean =>
  madeOf(product, chosen, material).some(({ name, value }) => name === "control" && CORDED_CONTROLS.includes(value));

/** All choices; where they can't be made together, those that were sent. The height from the floor is judged by itself. */
function madeOf(product: OptionedProduct, chosen: readonly Choice[], material: string): readonly Choice[] {
  const options = withoutHeight(chosen);
  const resolution = resolveOptions(product, options, material);
  return "choices" in resolution ? resolution.choices : options;
}

const isSameMade = (one: Resolution, other: Resolution) =>
  "choices" in one && "choices" in other && JSON.stringify(one.choices) === JSON.stringify(other.choices);

const withoutHeight = (chosen: readonly Choice[]) => chosen.filter(({ name }) => name !== HEIGHT_FROM_FLOOR);

const withChoice = (chosen: readonly Choice[], choice: Choice): Choice[] => [
  ...chosen.filter(({ name }) => name !== choice.name),
  choice,
];
