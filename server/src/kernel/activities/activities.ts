import { tracingChannel } from "node:diagnostics_channel";

/** An SQL statement. */
export type StatementActivity = {
  /** Its name, else its verb and the first table that it names; never a value. */
  name: string;
  /** Milliseconds of `performance.now`. */
  startedAt: number;
};

/** The execution of a GraphQL operation, in a request of its own or for a page. */
export type OperationActivity = {
  api: "shop" | "staff";
  /** A name that the shop knows, or `other`: clients choose the names of their operations. */
  name: string;
  startedAt: number;
  /** Set at the end, unless it has thrown. */
  result?: { errors?: readonly unknown[] };
};

/**
 * What a process does, for those who measure or trace it (monitoring/). Without subscribers nobody is told, and an activity costs a
 * look at a flag. The channels are the process's: several shops in one process share them.
 */
export const statements = tracingChannel<unknown, StatementActivity>("shop:statement");
export const operations = tracingChannel<unknown, OperationActivity>("shop:operation");
