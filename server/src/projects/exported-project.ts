import type { DataSource } from "typeorm";
import { rowsOf } from "../kernel/sql/query.js";
import { jpegUrl } from "../uploads/read-photo.js";
import { projectQueries, type WindowRow } from "./project.queries.js";
import { windowPhotoQueries } from "./window-photo.queries.js";

/** The rooms and windows of a visitor with their photos, for the export of personal data; null where there are none. */
export async function exportedProject(database: DataSource, visitorId: string) {
  const [project] = await rowsOf(database, projectQueries.ofVisitor, [visitorId]);
  if (!project) return null;
  const photos = await rowsOf(database, windowPhotoQueries.ofVisitor, [visitorId]);
  const previews = new Map(photos.map(({ key, preview }) => [key, jpegUrl(preview)]));
  return {
    rooms: project.rooms.map(({ key, name }) => ({ key, name })),
    windows: project.windows.map((window) => ({ ...measured(window), photo: previews.get(window.key) ?? null })),
  };
}

const measured = ({ id: _, version: __, fieldVersions: ___, isRemoved: ____, photoId: _____, ...window }: WindowRow) =>
  window;
