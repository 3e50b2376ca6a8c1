/** Characters of a session secret, at least. */
export const SHORTEST_SECRET = 32;
