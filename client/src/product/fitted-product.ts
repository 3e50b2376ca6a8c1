import type { FittedProduct } from "@rules/fit/fit.types";
import type { Making } from "@rules/fit/making";
import { lineMaking } from "@rules/line-making";
import type { Choice, OptionedProduct } from "@rules/options/option";
import type { PublishedRules } from "@rules/published-rules";
import type { Size } from "@rules/sizes";

/** Published rules by which a product is made; null where the installed ones hold. */
type RuledByPage = { readonly publishedRules: PublishedRules | null };

/** The fields of a product in the API by which made sizes are worked out. */
type ProductOfPage = Omit<FittedProduct, "options" | "rules"> &
  RuledByPage & {
    readonly options: readonly { readonly name: string; readonly values: readonly { readonly name: string }[] }[];
  };

/** The fields by which its options are judged. */
type OptionsOfPage = RuledByPage & {
  readonly name: string;
  readonly options: readonly (ProductOfPage["options"][number] & { readonly defaultValue: string })[];
};

/** A product of the API as the rules take it. */
export const fittedProduct = ({ options, publishedRules, ...product }: ProductOfPage): FittedProduct => ({
  ...product,
  rules: publishedRules,
  options: options.map(({ name, values }) => ({ name, values: values.map((value) => value.name) })),
});

/** The same for the rules of options. */
export const optionedProduct = ({ name, options, publishedRules }: OptionsOfPage): OptionedProduct => ({
  name,
  rules: publishedRules,
  options: options.map(({ values, ...option }) => ({
    ...{ name: option.name, defaultValue: option.defaultValue },
    values: values.map((value) => value.name),
  })),
});

/** How it is made in a size, in inches, with what was chosen. */
export const pageMaking = (product: ProductOfPage, size: Size, customizations: readonly Choice[]): Making =>
  lineMaking(fittedProduct(product), { ...size, customizations });
