import { globalId } from "../kernel/graphql/global-id.js";
import type { MergedProject, ProjectChange, RoomConflict } from "../rules/project/merge-project.js";
import type { ProjectConflict } from "./project.types.js";

/** The conflicts of a change as the API has them: rooms, then windows, in the order of the change. */
export function conflictsOf(
  { rooms, windows }: ProjectChange,
  { roomConflicts, windowConflicts, ...kept }: MergedProject,
): ProjectConflict[] {
  return [
    ...rooms.flatMap(({ key }, place) =>
      conflictOf({ subject: "ROOM", key, version: kept.rooms.get(key)?.version ?? null }, roomConflicts.get(place)),
    ),
    ...windows.flatMap(({ key }, place) =>
      conflictOf(
        { subject: "WINDOW", key, version: kept.windows.get(key)?.version ?? null },
        windowConflicts.get(place),
      ),
    ),
  ];
}

type Subject = Pick<ProjectConflict, "subject" | "key" | "version">;

function conflictOf(subject: Subject, conflict: RoomConflict | undefined): ProjectConflict[] {
  if (!conflict) return [];
  const fields = conflict.fields.map(({ field, sent, kept }) => ({
    field,
    sent: shown(field, sent),
    kept: shown(field, kept),
  }));
  return [{ ...subject, reason: conflict.reason, fields }];
}

/** As JSON; keys of photos as the API's ids. */
const shown = (field: string, value: unknown): string =>
  JSON.stringify(field === "photoId" && typeof value === "string" ? globalId("WindowPhoto", value) : (value ?? null));
