import { readingFromPrimary } from "../kernel/sql/public-read.js";
import type { Executor } from "./execution/planned-execution.js";
import type { PublicOperations } from "./public-operations.js";

/** Executes operations, and all but public ones on the primary: a page may ask for what belongs to somebody, by a token in its URL. */
export const privateFromPrimary =
  (execute: Executor, operations: PublicOperations): Executor =>
  (asked) =>
    operations.isPublicIn(asked.document, asked.operationName)
      ? execute(asked)
      : readingFromPrimary(() => execute(asked));
