import type { EstimateType } from "@rules/estimate";

/** The kinds of product that can be estimated, in display order. */
export const KINDS: readonly { readonly value: EstimateType; readonly label: string }[] = [
  { value: "blinds", label: "Blinds" },
  { value: "shutters", label: "Shutters" },
  { value: "curtains", label: "Curtains" },
];

/** Category slug of each kind. */
export const CATEGORIES: Readonly<Record<EstimateType, string>> = {
  blinds: "blinds",
  shutters: "shutters",
  curtains: "decorative-styles",
};
