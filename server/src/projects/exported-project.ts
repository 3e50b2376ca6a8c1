import type { DataSource } from "typeorm";
import { rowsOf } from "../kernel/sql/query.js";
import { jpegUrl } from "../uploads/read-photo.js";
import { projectQueries, type WindowRow } from "./project.queries.js";
import { windowOptionQueries, type WindowOptionRow } from "./window-option.queries.js";
import { windowPhotoQueries } from "./window-photo.queries.js";

/** The rooms and windows of a visitor with their photos and options, for the export of personal data; null where there are none. */
export async function exportedProject(database: DataSource, visitorId: string) {
  const [project] = await rowsOf(database, projectQueries.ofVisitor, [visitorId]);
  if (!project) return null;
  const photos = await rowsOf(database, windowPhotoQueries.ofVisitor, [visitorId]);
  const options = await rowsOf(database, windowOptionQueries.ofWindows, [project.windows.map(({ id }) => id)]);
  const previews = new Map(photos.map(({ key, preview }) => [key, jpegUrl(preview)]));
  return {
    rooms: project.rooms.map(({ key, name }) => ({ key, name })),
    windows: project.windows.map((window) => ({
      ...measured(window),
      photo: previews.get(window.key) ?? null,
      options: options.filter(({ windowId }) => windowId === window.id).map(considered),
    })),
  };
}

/** An option as it was chosen; the products of those that were withdrawn have no name any more. */
const considered = ({ product, width, height, material, color, customizations, isChosen }: WindowOptionRow) => ({
  ...{ product: product?.name ?? null, width, height, material, color, customizations, isChosen },
});

const measured = ({
  id: _,
  version: __,
  fieldVersions: ___,
  isRemoved: ____,
  photoId: _____,
  optionsVersion: ______,
  ...window
}: WindowRow) => window;
