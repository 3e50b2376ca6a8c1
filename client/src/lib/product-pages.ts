/** How many products a list shows at first, and adds each time that more are asked for. */
export const PRODUCTS_PER_PAGE = 24;

/** The most pages that are read in one go, when a URL asks for a list as long as it was. */
export const MOST_PAGES_AT_ONCE = 4;
