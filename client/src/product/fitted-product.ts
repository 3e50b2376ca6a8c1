import type { FittedProduct } from "@rules/fit/fit.types";
import type { Making } from "@rules/fit/making";
import { lineMaking } from "@rules/line-making";
import type { Size } from "@rules/sizes";

/** The fields of a product in the API by which made sizes are worked out. */
type ProductOfPage = Omit<FittedProduct, "options"> & {
  readonly options: readonly { readonly name: string; readonly values: readonly { readonly name: string }[] }[];
};

/** A product of the API as the rules take it. */
export const fittedProduct = ({ options, ...product }: ProductOfPage): FittedProduct => ({
  ...product,
  options: options.map(({ name, values }) => ({ name, values: values.map((value) => value.name) })),
});

/** How it is made in a size, in inches, where nothing else is chosen. */
export const pageMaking = (product: ProductOfPage, size: Size): Making =>
  lineMaking(fittedProduct(product), { ...size, customizations: [] });
