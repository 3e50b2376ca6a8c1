import { mergeChange, type Change, type Conflict, type Kept } from "./merge-change.js";

/** A room or window by the key that the device which made it has given it. */
export type Keyed<Thing> = Thing & { readonly key: string };

/** `IN_USE`: a room was to be removed in which there are windows. */
export type RoomConflict = Conflict | { readonly reason: "IN_USE"; readonly fields: readonly [] };

/** What is kept of a project, also what was removed. */
export type KeptProject = {
  readonly rooms: ReadonlyMap<string, Kept>;
  readonly windows: ReadonlyMap<string, Kept>;
};

/** What a device wants to change, in its order. */
export type ProjectChange = { readonly rooms: readonly Keyed<Change>[]; readonly windows: readonly Keyed<Change>[] };

export type MergedProject = KeptProject & {
  /** The places in the change of what was not taken, or not all of it. */
  readonly roomConflicts: ReadonlyMap<number, RoomConflict>;
  readonly windowConflicts: ReadonlyMap<number, Conflict>;
};

/** Takes the changes of a device into a project. A room with windows in it stays: so no window is ever without its room. */
export function mergeProject(project: KeptProject, change: ProjectChange): MergedProject {
  const rooms = mergeAll(project.rooms, change.rooms);
  const windows = mergeAll(project.windows, change.windows);
  const roomConflicts = new Map<number, RoomConflict>(rooms.conflicts);
  for (const key of roomsInUse(windows.kept)) {
    const room = rooms.kept.get(key);
    if (!room?.isRemoved) continue;
    rooms.kept.set(key, { ...room, version: room.version + 1, isRemoved: false });
    const place = change.rooms.findIndex((each) => each.key === key && each.isRemoved === true);
    if (place >= 0) roomConflicts.set(place, { reason: "IN_USE", fields: [] });
  }
  return { rooms: rooms.kept, windows: windows.kept, roomConflicts, windowConflicts: windows.conflicts };
}

/** The keys of the rooms in which there are windows. */
function roomsInUse(windows: ReadonlyMap<string, Kept>): Set<string> {
  const keys = [...windows.values()].filter(({ isRemoved }) => !isRemoved).map(({ values }) => values.roomKey);
  return new Set(keys.filter((key) => typeof key === "string"));
}

function mergeAll(things: ReadonlyMap<string, Kept>, changes: readonly Keyed<Change>[]) {
  const kept = new Map(things);
  const conflicts = new Map<number, Conflict>();
  for (const [place, { key, ...change }] of changes.entries()) {
    const merged = mergeChange(kept.get(key), change);
    if (merged.kept) kept.set(key, merged.kept);
    if (merged.conflict) conflicts.set(place, merged.conflict);
  }
  return { kept, conflicts };
}
