import type { EntityManager } from "typeorm";
import type { Kept } from "../rules/project/merge-change.js";
import { newWindow, rowOfKept } from "./kept-rows.js";
import { ProjectRoom } from "./project-room.entity.js";
import { ProjectWindow } from "./project-window.entity.js";

const ONCE = ["projectId", "key"];

/** Stores rooms by their keys, in one statement. */
export async function keepRooms(
  manager: EntityManager,
  projectId: string,
  rooms: ReadonlyMap<string, Kept>,
): Promise<void> {
  const rows = [...rooms].map(([key, room]) => rowOfKept(projectId, key, room));
  if (rows.length > 0) await manager.upsert(ProjectRoom, rows, ONCE);
}

/** Stores windows by their keys, in one statement. Their rooms come first. */
export async function keepWindows(
  manager: EntityManager,
  projectId: string,
  windows: ReadonlyMap<string, Kept>,
): Promise<void> {
  const rows = [...windows].map(([key, window]) =>
    rowOfKept(projectId, key, { ...window, values: newWindow(window.values) }),
  );
  if (rows.length > 0) await manager.upsert(ProjectWindow, rows, ONCE);
}

/** What another version has than before. */
export const changedSince = (before: ReadonlyMap<string, Kept>, after: ReadonlyMap<string, Kept>): Map<string, Kept> =>
  new Map([...after].filter(([key, { version }]) => before.get(key)?.version !== version));
