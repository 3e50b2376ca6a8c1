import { holdRows } from "./held-rows.js";

/** Locks all carts of a database, so that an order waits in the middle of its transaction until `release`. */
export const holdCarts = (databaseUrl: string) => holdRows(databaseUrl, "SELECT FROM cart FOR UPDATE");
