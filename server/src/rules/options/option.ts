/** A choice of a product without a price of its own, such as its fit or the side of its control. */
export type Option = {
  readonly name: string;
  /** What may be chosen, in the order in which it is shown. */
  readonly values: readonly string[];
  /** What is made where nothing is chosen. */
  readonly defaultValue: string;
};

/** An option's value. */
export type Choice = { readonly name: string; readonly value: string };

/** What the rules read of a product. */
export type OptionedProduct = { readonly name: string; readonly options: readonly Option[] };

/** Sent beside a corded control like an option; it is no value of a list. */
export const HEIGHT_FROM_FLOOR = "height from floor";
