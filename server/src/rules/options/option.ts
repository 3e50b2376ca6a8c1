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

/** Two values that can't be made together, in either order. */
export type Exclusion = {
  readonly one: readonly [option: string, value: string];
  readonly other: readonly [option: string, value: string];
  /** A sentence for the shopper. */
  readonly reason: string;
};

/** A value that can't be made at all. */
export type Impossible = {
  readonly is: readonly [option: string, value: string];
  /** A sentence for the shopper. */
  readonly reason: string;
};

/** What can't be made, with the sentences that say so. */
export type Dependencies = { readonly exclusions: readonly Exclusion[]; readonly impossible: readonly Impossible[] };

/** Published rules of options; the installed ones hold without. */
export type OptionRulesInForce =
  { readonly OPTIONS?: { readonly version: number; readonly content: Dependencies } } | null | undefined;

/** What the rules read of a product. */
export type OptionedProduct = {
  readonly name: string;
  readonly options: readonly Option[];
  /** Published ones by which it is judged; the installed rules hold without. */
  readonly rules?: OptionRulesInForce;
};

/** Sent beside a corded control like an option; it is no value of a list. */
export const HEIGHT_FROM_FLOOR = "height from floor";
