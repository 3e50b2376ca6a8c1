import { UNMEASURED } from "../rules/project-window.js";
import type { Kept } from "../rules/project/merge-change.js";
import type { KeptProject } from "../rules/project/merge-project.js";
import type { RoomRow, WindowRow } from "./project.queries.js";

const WINDOW_FIELDS = ["name", "kind", ...Object.keys(UNMEASURED)];
const ROOM_FIELDS = ["name"];

/** Rows as the rules of merging have them. */
export const toKept = ({
  rooms,
  windows,
}: {
  rooms: readonly RoomRow[];
  windows: readonly WindowRow[];
}): KeptProject => ({
  rooms: new Map(rooms.map((row) => [row.key, keptOf(row, ROOM_FIELDS)])),
  windows: new Map(windows.map((row) => [row.key, keptOf(row, WINDOW_FIELDS)])),
});

function keptOf(row: RoomRow | WindowRow, fields: readonly string[]): Kept {
  const { version, fieldVersions, isRemoved } = row;
  const all: Readonly<Record<string, unknown>> = row;
  return { version, fieldVersions, isRemoved, values: Object.fromEntries(fields.map((field) => [field, all[field]])) };
}

/** Values of a new window: what isn't known yet is null. */
export const newWindow = (values: Kept["values"]): Kept["values"] => ({ ...UNMEASURED, ...values });

/** The row of something kept. */
export const rowOfKept = (projectId: string, key: string, { version, values, fieldVersions, isRemoved }: Kept) => ({
  ...values,
  ...{ projectId, key, version, fieldVersions },
  removedAt: isRemoved ? new Date() : null,
});
