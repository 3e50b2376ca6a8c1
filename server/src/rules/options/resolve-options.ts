import { isAsked, type Facts } from "./asked-options.js";
import { impossibleReason } from "./conditions.js";
import { dependenciesOf } from "./dependencies.js";
import { checkHeightFromFloor, offersCords } from "./height-from-floor.js";
import { followingDefault, isSettled } from "./left-out.js";
import { hasValue, measureOf } from "./measured-options.js";
import { HEIGHT_FROM_FLOOR, type Choice, type Dependencies, type Option, type OptionedProduct } from "./option.js";
import { ROOF_WINDOW, unknownRoofWindow } from "./roof-window.js";

/** All choices of a product in the order of its options, or why they can't be made. */
export type Resolution = { readonly choices: readonly Choice[] } | { readonly refusal: string };

/**
 * Completes the chosen options of a product with its defaults. A default that can't be made beside what was chosen gives way to
 * the first value that can. A height from the floor follows the options, where it was given.
 * @param chosen in any order
 * @param material the product's material, on which some options depend
 */
export function resolveOptions(product: OptionedProduct, chosen: readonly Choice[], material: string): Resolution {
  const given = new Map(chosen.map(({ name, value }) => [name, value]));
  if (given.size < chosen.length) return { refusal: "Each option can be given once." };
  for (const [name, value] of given) {
    const refusal = refusalOf(product, name, value);
    if (refusal !== undefined) return { refusal };
  }

  const facts = new Map([...given, ["material", material]]);
  const dependencies = dependenciesOf(product.rules);
  const choices: Choice[] = [];
  for (const option of product.options) {
    if (!isAsked(option.name, facts)) {
      facts.delete(option.name);
      continue;
    }
    if (!given.has(option.name) && isSettled(option.name, facts)) continue;
    const value = given.get(option.name) ?? defaultOf(option, facts, dependencies);
    const refusal = impossibleReason(option.name, value, facts, dependencies);
    if (refusal !== undefined) return { refusal };
    facts.set(option.name, value);
    choices.push({ name: option.name, value });
  }
  const height = given.get(HEIGHT_FROM_FLOOR);
  return { choices: height === undefined ? choices : [...choices, { name: HEIGHT_FROM_FLOOR, value: height }] };
}

/** What is made of an option that was left out. */
function defaultOf({ name, values, defaultValue }: Option, facts: Facts, dependencies: Dependencies): string {
  const wanted = [followingDefault(name, values, facts) ?? defaultValue, defaultValue, ...values];
  return wanted.find((value) => impossibleReason(name, value, facts, dependencies) === undefined) ?? defaultValue;
}

/** Why an option or its value is none of the product's; undefined where it is one. */
function refusalOf(product: OptionedProduct, name: string, value: string): string | undefined {
  if (name === HEIGHT_FROM_FLOOR && offersCords(product)) return checkHeightFromFloor(value);
  const option = product.options.find((known) => known.name === name);
  if (!option) return `${product.name} has no option of this name. ${optionNames(product)}`;
  if (hasValue(option, value)) return undefined;
  if (name === ROOF_WINDOW) return unknownRoofWindow(value);
  const orMeasured = measureOf(name) ? ", or a figure such as 900 mm" : "";
  return `For ${name} choose ${option.values.join(", ")}${orMeasured}.`;
}

const optionNames = ({ options }: OptionedProduct) =>
  options.length === 0 ? "It has none." : `It has ${options.map(({ name }) => name).join(", ")}.`;
