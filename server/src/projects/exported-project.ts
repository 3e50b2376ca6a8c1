import type { DataSource } from "typeorm";
import { rowsOf } from "../kernel/sql/query.js";
import { projectQueries } from "./project.queries.js";

/** The rooms and windows of a visitor, for the export of personal data; null where there are none. */
export async function exportedProject(database: DataSource, visitorId: string) {
  const [project] = await rowsOf(database, projectQueries.ofVisitor, [visitorId]);
  if (!project) return null;
  return {
    rooms: project.rooms.map(({ key, name }) => ({ key, name })),
    windows: project.windows.map(({ id: _, version: __, fieldVersions: ___, isRemoved: ____, ...window }) => window),
  };
}
