import type { DataSource } from "typeorm";
import { rowsOf } from "../kernel/sql/query.js";
import { attachedProjectQueries } from "./attached-project.queries.js";
import type { SentProject } from "./sent-project.types.js";

/** Reads what visitors have sent of their projects, and what the shop has answered. */
export class SentProjectService {
  constructor(private readonly database: DataSource) {}

  /** The visitor's latest quote requests with a project, the newest first, at most 20. */
  async all(visitorId: string | undefined): Promise<SentProject[]> {
    if (visitorId === undefined) return [];
    const rows = await rowsOf(this.database, attachedProjectQueries.sentBy, [visitorId]);
    return rows.map(({ answers, ...row }) => ({
      ...row,
      answers: answers.map((answer) => ({ ...answer, answeredAt: new Date(answer.answeredAt) })),
    }));
  }
}
