/** Products of a category that staff get at once, in their order. */
export const ORDERED_PRODUCTS_PER_PAGE = 50;
