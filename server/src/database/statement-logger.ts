import type { Logger } from "typeorm";
import { countStatement } from "../kernel/sql/statement-count.js";

/** Counts statements for the request they run in; texts and parameters are never written anywhere (they hold personal data). */
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
