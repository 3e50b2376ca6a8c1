import type { Logger } from "typeorm";
import { countStatement } from "../../kernel/sql/statement-count.js";

/** Counts the statements of a request. Texts and parameters are never logged, because they hold personal data. */
export class StatementLogger implements Logger {
  logQuery(): void {
    countStatement();
  }
  logQueryError(): void {}
  logQuerySlow(): void {}
  logSchemaBuild(): void {}
  logMigration(): void {}
  log(): void {}
}
