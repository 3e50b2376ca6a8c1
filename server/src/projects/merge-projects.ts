import { randomUUID } from "node:crypto";
import type { EntityManager } from "typeorm";
import { rowOf, rowsOf } from "../kernel/sql/query.js";
import { joinProjects } from "../rules/project/join-projects.js";
import { keepRooms, keepWindows } from "./keep-rows.js";
import { toKept } from "./kept-rows.js";
import { mergeProjectQueries } from "./merge-projects.queries.js";
import { projectQueries } from "./project.queries.js";

/**
 * Moves the rooms and windows of a guest into an account's project within the caller's transaction; none is lost. The guest's project
 * refuses changes from then on, so that another tab's in flight are not lost.
 * @param visitorId of the account
 */
export async function mergeProjects(manager: EntityManager, guestId: string, visitorId: string): Promise<void> {
  const guest = await rowOf(manager, mergeProjectQueries.retire, [guestId]);
  await rowsOf(manager, mergeProjectQueries.movePhotos, [guestId, visitorId]);
  if (guest.isNew) return;
  const coming = toKept(await rowOf(manager, projectQueries.contents, [guest.id]));
  const project = await rowOf(manager, projectQueries.startOrRaise, [visitorId]);
  const present = toKept(await rowOf(manager, projectQueries.contents, [project.id]));
  const { rooms, windows, moved } = joinProjects(present, coming, randomUUID);
  await keepRooms(manager, project.id, rooms);
  await keepWindows(manager, project.id, windows);
  await rowsOf(manager, mergeProjectQueries.moveWindows, [
    ...[guest.id, project.id],
    moved.map(({ fromKey }) => fromKey),
    moved.map(({ key }) => key),
    moved.map(({ roomKey }) => roomKey),
  ]);
  await rowOf(manager, mergeProjectQueries.empty, [guest.id]);
}
