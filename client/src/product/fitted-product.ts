import type { FittedProduct } from "@rules/fit/fit.types";
import type { Making } from "@rules/fit/making";
import { lineMaking } from "@rules/line-making";
import type { Choice, OptionedProduct } from "@rules/options/option";
import type { Size } from "@rules/sizes";

/** The fields of a product in the API by which made sizes are worked out. */
type ProductOfPage = Omit<FittedProduct, "options"> & {
  readonly options: readonly { readonly name: string; readonly values: readonly { readonly name: string }[] }[];
};

/** The fields by which its options are judged. */
type OptionsOfPage = {
  readonly name: string;
  readonly options: readonly (ProductOfPage["options"][number] & { readonly defaultValue: string })[];
};

/** A product of the API as the rules take it. */
export const fittedProduct = ({ options, ...product }: ProductOfPage): FittedProduct => ({
  ...product,
  options: options.map(({ name, values }) => ({ name, values: values.map((value) => value.name) })),
});

/** The same for the rules of options. */
export const optionedProduct = ({ name, options }: OptionsOfPage): OptionedProduct => ({
  name,
  options: options.map(({ values, ...option }) => ({
    ...{ name: option.name, defaultValue: option.defaultValue },
    values: values.map((value) => value.name),
  })),
});

/** How it is made in a size, in inches, with what was chosen. */
export const pageMaking = (product: ProductOfPage, size: Size, customizations: readonly Choice[]): Making =>
  lineMaking(fittedProduct(product), { ...size, customizations });
