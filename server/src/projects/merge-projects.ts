import { randomUUID } from "node:crypto";
import type { EntityManager } from "typeorm";
import { rowOf, rowsOf } from "../kernel/sql/query.js";
import type { KeptOption } from "../rules/project/join-options.js";
import { joinProjects, type JoinedProject } from "../rules/project/join-projects.js";
import { keepRooms, keepWindows } from "./keep-rows.js";
import { toKept } from "./kept-rows.js";
import { mergeProjectQueries } from "./merge-projects.queries.js";
import { projectQueries } from "./project.queries.js";
import { windowOptionQueries } from "./window-option.queries.js";

/**
 * Moves the rooms, windows and options of a guest into an account's project within the caller's transaction; none is lost. The guest's project
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
  const options = {
    account: await optionsOf(manager, project.id),
    guest: await optionsOf(manager, guest.id),
  };
  const joined = joinProjects(present, coming, randomUUID, options);
  const { rooms, windows, moved } = joined;
  await keepRooms(manager, project.id, rooms);
  await keepWindows(manager, project.id, windows);
  await rowsOf(manager, mergeProjectQueries.moveWindows, [
    ...[guest.id, project.id],
    moved.map(({ fromKey }) => fromKey),
    moved.map(({ key }) => key),
    moved.map(({ roomKey }) => roomKey),
  ]);
  await mergeOptions(manager, guest.id, project.id, joined.options);
  await rowOf(manager, mergeProjectQueries.empty, [guest.id]);
}

/** The options of a project by the key of their window. */
async function optionsOf(manager: EntityManager, projectId: string): Promise<Map<string, KeptOption[]>> {
  const rows = await rowsOf(manager, windowOptionQueries.ofProject, [projectId]);
  return Map.groupBy(rows, ({ windowKey }) => windowKey);
}

/** Moves the options of a guest's windows that have become one with an account's. Those of other windows move with them. */
async function mergeOptions(
  manager: EntityManager,
  guestProjectId: string,
  projectId: string,
  options: JoinedProject["options"],
): Promise<void> {
  const windowKeys = [...options.keys()];
  const moved = [...options.values()].flatMap((joined) => joined.moved);
  const chosen = [...options.values()].flatMap(({ chosenId }) => chosenId ?? []);
  if (moved.length + chosen.length === 0) return;
  await rowsOf(manager, windowOptionQueries.move, [
    ...[guestProjectId, projectId],
    moved.map(({ id }) => id),
    moved.map(({ position }) => position),
  ]);
  await rowsOf(manager, windowOptionQueries.choose, [projectId, chosen]);
  await rowsOf(manager, windowOptionQueries.raiseAbove, [guestProjectId, projectId, windowKeys]);
}
