import { chosenValue, constructionOf } from "./construction.js";
import { fitRuleOf } from "./fit-rules.js";
import type { Choice, ConstructionRule, FitId, FitRule, FittedProduct } from "./fit.types.js";

/** A roof window of which no code is chosen. */
const AT_THE_GLASS = /measured at the glass$/;

const among =
  (fits: Readonly<Record<string, FitId>>) =>
  (value: string): FitId | undefined =>
    Object.hasOwn(fits, value) ? fits[value] : undefined;

/** The values of options that decide the fit. An option that comes first outweighs the ones behind it. */
const FITS_BY_OPTION: readonly { readonly option: string; readonly fitOf: (value: string) => FitId | undefined }[] = [
  { option: "fit", fitOf: among({ recess: "recess", exact: "exact" }) },
  // Of blinds outside.
  { option: "fixing", fitOf: among({ face: "exact", reveal: "recess" }) },
  { option: "roof window", fitOf: (value) => (AT_THE_GLASS.test(value) ? "glass" : "code") },
];
/** A shutter's frame on the wall: the opening is measured, unless the finished size is given. */
const ON_THE_WALL = { option: "frame", value: "outside frame" } as const;

const valuesOf = ({ options }: FittedProduct, option: string) =>
  options.find(({ name }) => name === option)?.values ?? [];

/** The option by which the fit of a product is chosen; undefined where there is nothing to choose. */
const fitOption = (product: FittedProduct) =>
  FITS_BY_OPTION.find(({ option, fitOf }) => {
    const values = valuesOf(product, option);
    return values.length > 0 && values.every((value) => fitOf(value) !== undefined);
  });

/** The fits that a product can be ordered for, the default first. */
export function fitsOf(product: FittedProduct): readonly [FitRule, ...FitRule[]] {
  const { fits } = fitRuleOf(constructionOf(product, []), product.rules);
  const decisive = fitOption(product);
  const ids = decisive ? valuesOf(product, decisive.option).map((value) => decisive.fitOf(value)) : [];
  if (valuesOf(product, ON_THE_WALL.option).includes(ON_THE_WALL.value)) ids.push("outside");
  const [first, ...others] = [...new Set(ids)].flatMap((id) => fits.find((fit) => fit.id === id) ?? []);
  return first ? [first, ...others] : [fits[0]];
}

/** The fit that a value of an option leads to; undefined where the option doesn't decide it. */
export function fitOfValue(product: FittedProduct, { name, value }: Choice): FitRule | undefined {
  const decisive = fitOption(product);
  return decisive?.option === name ? fitsOf(product).find(({ id }) => id === decisive.fitOf(value)) : undefined;
}

/** The rules of a configured product and the fit that is chosen for it, else its default. */
export function chosenFit(
  product: FittedProduct,
  chosen: readonly Choice[],
): { construction: ConstructionRule; fit: FitRule } {
  const fits = fitsOf(product);
  const { id } = fits.find((fit) => fit.id === chosenId(product, chosen)) ?? fits[0];
  // A choice such as the stack of a vertical blind may change the construction, but never which fits it has.
  const construction = fitRuleOf(constructionOf(product, chosen), product.rules);
  return { construction, fit: construction.fits.find((fit) => fit.id === id) ?? construction.fits[0] };
}

function chosenId(product: FittedProduct, chosen: readonly Choice[]): FitId | undefined {
  const decisive = fitOption(product);
  const value = decisive && chosenValue(chosen, decisive.option);
  const id = value === undefined ? undefined : decisive?.fitOf(value);
  return id !== "exact" && chosenValue(chosen, ON_THE_WALL.option) === ON_THE_WALL.value ? "outside" : id;
}
