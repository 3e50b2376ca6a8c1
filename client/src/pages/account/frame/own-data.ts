/** How the pages of an account read: what is known at once, and anew each time, for another device may have changed it. */
export const OWN_DATA = { fetchPolicy: "cache-and-network" } as const;
