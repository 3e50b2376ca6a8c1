/** Number of products per page of a list. */
export const PRODUCTS_PER_PAGE = 24;

/** Most pages that are read at once for a URL with `page=`: what one operation may cost (server/src/graphql/limits.ts). */
export const MOST_PAGES_AT_ONCE = 3;
