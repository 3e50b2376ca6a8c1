import { keys, type Query } from "../sql/query.js";

export const heldSignInQueries = {
  /** Keeps sign-in $1 until the transaction ends; no row where it has ended. */
  hold: { row: keys, text: "SELECT id FROM sign_in WHERE id = $1 FOR KEY SHARE" },
} satisfies Readonly<Record<string, Query>>;
