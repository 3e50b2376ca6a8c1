import type { DataSource } from "typeorm";
import { BadInput } from "../../kernel/errors/shop-error.js";
import { pageOf, type Page } from "../../kernel/graphql/connection.types.js";
import type { PageWindow } from "../../kernel/graphql/page-window.js";
import { rowsOf } from "../../kernel/sql/query.js";
import type { AuditSubject } from "./audit.js";
import { auditQueries, type AuditRow } from "./audit.queries.js";

/** Reads the audit. Who changes something writes it (recordChanges). */
export class AuditService {
  constructor(private readonly database: DataSource) {}

  /** A page of all changes, the newest first. @throws {BadInput} for an invalid cursor */
  async page(window: PageWindow): Promise<Page<AuditRow>> {
    const { cursor, size } = window;
    if (cursor !== undefined && !/^\d{1,15}$/.test(cursor))
      throw new BadInput("This cursor is not one of the audit.", { after: "must be a cursor of this list" });
    const rows = await rowsOf(this.database, auditQueries.page, [cursor ?? null, size + 1]);
    return pageOf(rows, window, (row) => ({ node: row, cursor: String(row.id) }));
  }

  /** The newest changes of one thing, at most 200. */
  ofSubject(subject: AuditSubject): Promise<AuditRow[]> {
    return rowsOf(this.database, auditQueries.ofSubject, [subject.type, subject.id]);
  }
}
