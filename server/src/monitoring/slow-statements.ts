import type { Logger } from "pino";
import { statements, type StatementActivity } from "../kernel/activities/activities.js";
import { subscribe } from "./subscribe.js";

/**
 * Logs the name of each statement that takes `slowest` milliseconds or more, until the returned function is called. Neither its text nor
 * its values are logged.
 */
export function logSlowStatements(logger: Logger, slowest: number): () => void {
  const look = ({ name, startedAt }: StatementActivity) => {
    const duration = performance.now() - startedAt;
    if (duration >= slowest) logger.warn({ statement: name, duration: Math.round(duration) }, "slow statement");
  };
  return subscribe([statements.asyncEnd, look]);
}
