import type { z } from "zod";
import { isUuid } from "../kernel/sql/uuid.js";
import { roomForm, windowForm } from "../rules/project-window-form.js";
import type { Change } from "../rules/project/merge-change.js";
import type { Keyed, ProjectChange } from "../rules/project/merge-project.js";
import { BadChange } from "./project.errors.js";
import type { RoomChangeInput, SaveProjectInput, WindowChangeInput } from "./project.types.js";

/** Changes in one request: more than a project holds. */
const MOST_CHANGES = 200;

/**
 * The changes of a device, checked by the rules of the forms.
 * @throws {BadChange} with a sentence for each value that is wrong, by its path
 */
export function checkedChanges({ rooms, windows }: SaveProjectInput): ProjectChange {
  const faults: Record<string, string> = {};
  if (rooms.length + windows.length > MOST_CHANGES)
    throw new BadChange({ windows: `Please send at most ${MOST_CHANGES} changes at once.` });
  const change = {
    rooms: rooms.map((room, place) => checked(roomForm, room, `rooms.${place}`, faults)),
    windows: windows.map((window, place) => checked(windowForm, window, `windows.${place}`, faults)),
  };
  if (Object.keys(faults).length > 0) throw new BadChange(faults);
  return change;
}

function checked(
  form: z.ZodType<object>,
  { key, expectedVersion, isRemoved, ...typed }: RoomChangeInput | WindowChangeInput,
  path: string,
  faults: Record<string, string>,
): Keyed<Change> {
  const { success, data = {}, error } = form.safeParse(typed);
  if (!success) for (const issue of error.issues) faults[[path, ...issue.path].join(".")] ??= issue.message;
  if (!isUuid(key)) faults[`${path}.key`] = "The key is a UUID, made by the device.";
  const values = Object.fromEntries(Object.entries(data).filter(([, value]) => value !== undefined));
  return { key: key.toLowerCase(), expectedVersion, isRemoved, values };
}
