/** What the page of a search is called. */
export const searchTitle = (query: string): string => `Search Results for "${query}"`;
