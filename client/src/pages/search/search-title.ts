/** Page title of a search. */
export const searchTitle = (query: string): string => `Search Results for "${query}"`;
