/** The query parameters that narrow or order a list of products. */
export const LIST_PARAMETERS = [
  "search",
  "kind",
  "price",
  "material",
  "color",
  "room",
  "feature",
  "easy",
  "fits",
  "sort",
  "page",
] as const;

export type ListParameter = (typeof LIST_PARAMETERS)[number];
