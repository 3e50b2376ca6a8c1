import type { DataSource } from "typeorm";
import { pageOf, type Page } from "../../kernel/graphql/connection.types.js";
import { idOfCursor } from "../../kernel/graphql/id-cursor.js";
import type { PageWindow } from "../../kernel/graphql/page-window.js";
import { rowsOf } from "../../kernel/sql/query.js";
import type { AuditSubject } from "./audit.js";
import { auditQueries, type AuditRow } from "./audit.queries.js";

/** Reads the audit. Who changes something writes it (recordChanges). */
export class AuditService {
  constructor(private readonly database: DataSource) {}

  /** A page of all changes, the newest first. @throws {BadInput} for an invalid cursor */
  async page(window: PageWindow): Promise<Page<AuditRow>> {
    const rows = await rowsOf(this.database, auditQueries.page, [idOfCursor(window), window.size + 1]);
    return pageOf(rows, window, (row) => ({ node: row, cursor: String(row.id) }));
  }

  /** The newest changes of one thing, at most 200. @param formerIds by which earlier entries name it */
  ofSubject({ type, id }: AuditSubject, ...formerIds: readonly string[]): Promise<AuditRow[]> {
    return rowsOf(this.database, auditQueries.ofSubject, [type, [id, ...formerIds]]);
  }
}
