import { cordSafety, type CordSafety } from "./cord-safety.js";
import { offersCords } from "./options/height-from-floor.js";
import { hasValue, measuresRefusal } from "./options/measured-options.js";
import { optionLabel } from "./options/option-label.js";
import { HEIGHT_FROM_FLOOR, type Choice, type OptionedProduct } from "./options/option.js";
import { resolveOptions } from "./options/resolve-options.js";
import { ROOF_WINDOW, roofWindowRefusal } from "./options/roof-window.js";
import { fromInches, type Size } from "./sizes.js";

/** One choice in words. */
export type ChoiceInWords = Choice & {
  readonly label: string;
  readonly valueLabel: string;
  /** Whether the product is made so where nothing is chosen. */
  readonly isDefault: boolean;
};

/** What the choices depend on; the size in inches. */
export type ChosenOptions = Size & {
  readonly material: string;
  readonly customizations: readonly Choice[];
};

/** All choices that a blind is made with, or why it can't be. */
export type MadeChoices = { readonly choices: readonly ChoiceInWords[] } | { readonly refusal: string };

/** Applies the rules of options and of child safety to what was chosen. */
export function madeChoices(
  product: OptionedProduct,
  { width, height, material, customizations }: ChosenOptions,
): MadeChoices {
  const resolved = resolveOptions(product, customizations, material);
  if ("refusal" in resolved) return resolved;
  const heightMm = fromInches(height, "mm", 0);
  const roofWindow = resolved.choices.find(({ name }) => name === ROOF_WINDOW)?.value ?? "";
  const refusal =
    measuresRefusal(resolved.choices, { width: fromInches(width, "mm", 0), height: heightMm }) ??
    roofWindowRefusal(roofWindow, [fromInches(width, "mm", 1), fromInches(height, "mm", 1)]);
  if (refusal !== undefined) return { refusal };
  const verdict = cordSafety(resolved.choices, heightMm, product.rules);
  if ("refusal" in verdict) return verdict;
  const isMade = ({ name }: Choice) => name !== HEIGHT_FROM_FLOOR || verdict.safety !== undefined;
  return { choices: [...inWords(product, resolved.choices.filter(isMade)), ...cordInWords(verdict.safety)] };
}

/** The same for a line that was added before: options that the product no longer has do not count. */
export const madeChoicesOfLine = (product: OptionedProduct, line: ChosenOptions): MadeChoices =>
  madeChoices(product, { ...line, customizations: stillOffered(product, line.customizations) });

/**
 * The choices of a line that was added before, perhaps by other rules: complete where it can still be made, otherwise those that
 * were sent.
 * @param product undefined once it has been withdrawn
 */
export function choicesOfLine(product: OptionedProduct | null, line: ChosenOptions): readonly ChoiceInWords[] {
  const made = product && madeChoicesOfLine(product, line);
  return made && "choices" in made ? made.choices : inWords(product, line.customizations);
}

/** Those of the choices that the product still has; options are taken away and values renamed in the course of time. */
export const stillOffered = ({ options }: Pick<OptionedProduct, "options">, choices: readonly Choice[]): Choice[] =>
  choices.filter(
    ({ name, value }) =>
      (name === HEIGHT_FROM_FLOOR && offersCords({ options })) ||
      options.some((option) => option.name === name && hasValue(option, value)),
  );

const inWords = (product: OptionedProduct | null, choices: readonly Choice[]): ChoiceInWords[] =>
  choices.map(({ name, value }) => ({
    ...{ name, value, label: optionLabel(name), valueLabel: optionLabel(value) },
    isDefault: product?.options.some((option) => option.name === name && option.defaultValue === value) ?? false,
  }));

/** What is made for the safety of children. */
function cordInWords(safety: CordSafety | undefined): ChoiceInWords[] {
  if (!safety) return [];
  const { control, hangingLengthMm, device, deviceHeightMm } = safety;
  const hangs = hangingLengthMm === undefined ? "Length as measured" : `Hangs ${hangingLengthMm} mm at most`;
  const valueLabel = `${hangs}; ${device}, at least ${deviceHeightMm} mm above the floor`;
  return [{ name: "hanging length", value: valueLabel, label: optionLabel(control), valueLabel, isDefault: false }];
}
