/** URL hash of each tab of a product. */
export const TABS = { details: "details", specifications: "specifications", reviews: "reviews" } as const;
