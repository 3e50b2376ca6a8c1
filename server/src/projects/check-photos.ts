import type { EntityManager } from "typeorm";
import { rowsOf } from "../kernel/sql/query.js";
import { PHOTO_GONE } from "../rules/project-window-form.js";
import type { ProjectChange } from "../rules/project/merge-project.js";
import { BadChange } from "./project.errors.js";
import { windowPhotoQueries } from "./window-photo.queries.js";

/** @throws {BadChange} for photos that are not there, or another visitor's */
export async function checkPhotos(
  manager: EntityManager,
  visitorId: string,
  { windows }: ProjectChange,
): Promise<void> {
  const named = windows.flatMap(({ values }, place) =>
    typeof values.photoId === "string" ? [{ id: values.photoId, place }] : [],
  );
  if (named.length === 0) return;
  const own = await rowsOf(manager, windowPhotoQueries.own, [named.map(({ id }) => id), visitorId]);
  const ids = new Set(own.map(({ id }) => id));
  const missing = named.filter(({ id }) => !ids.has(id));
  if (missing.length > 0)
    throw new BadChange(Object.fromEntries(missing.map(({ place }) => [`windows.${place}.photoId`, PHOTO_GONE])));
}
