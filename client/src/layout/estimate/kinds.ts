import type { EstimateType } from "@rules/prices";

/** What can be estimated, in the order in which it is offered. */
export const KINDS: readonly { readonly value: EstimateType; readonly label: string }[] = [
  { value: "blinds", label: "Blinds" },
  { value: "shutters", label: "Shutters" },
  { value: "curtains", label: "Curtains" },
];

/** Slug of the category in which each kind is sold. */
export const CATEGORIES: Readonly<Record<EstimateType, string>> = {
  blinds: "blinds",
  shutters: "shutters",
  curtains: "decorative-styles",
};
