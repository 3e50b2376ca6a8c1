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
    sent: JSON.stringify(sent ?? null),
    kept: JSON.stringify(kept ?? null),
  }));
  return [{ ...subject, reason: conflict.reason, fields }];
}
