/** What stands behind # in the URL for each tab of a product. */
export const TABS = { details: "details", specifications: "specifications", reviews: "reviews" } as const;
