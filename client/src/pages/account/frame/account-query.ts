/** Query options of account pages: cached data at once, then fresh data, because another device may have changed it. */
export const ACCOUNT_QUERY = { fetchPolicy: "cache-and-network" } as const;
