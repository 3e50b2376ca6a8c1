import { joinOptions, type JoinedOptions, type KeptOption } from "./join-options.js";
import { isSame, type Kept, type Values } from "./merge-change.js";
import type { KeptProject } from "./merge-project.js";

/** A guest's window that goes to the account's project, perhaps under another key, because the account has its own of that key. */
type MovedWindow = { readonly fromKey: string; readonly key: string; readonly roomKey: string | null };

/** What an account's project becomes by a guest's. */
export type JoinedProject = {
  /** Rooms that are new in the account's project or have changed, by key. */
  readonly rooms: ReadonlyMap<string, Kept>;
  /** Windows of the account that have got what the guest's of the same key had more, by key. */
  readonly windows: ReadonlyMap<string, Kept>;
  readonly moved: readonly MovedWindow[];
  /** What becomes of the options of windows that both have and that become one, by key. Those of moved windows move with them. */
  readonly options: ReadonlyMap<string, JoinedOptions>;
};

/** The options of both projects' windows, by the key of the window. */
export type OptionsOfBoth = { readonly account: OptionsOfWindows; readonly guest: OptionsOfWindows };
type OptionsOfWindows = ReadonlyMap<string, readonly KeptOption[]>;

/**
 * Joins a guest's project with an account's, and loses no window: one that both have becomes one where nothing contradicts, and
 * stays two otherwise, which two different choices are too. Rooms of the same name become one. What was removed from the guest's
 * project is left out.
 * @param newKey makes an unused key
 */
export function joinProjects(
  account: KeptProject,
  guest: KeptProject,
  newKey: () => string,
  kept: OptionsOfBoth,
): JoinedProject {
  const { rooms, keys } = joinRooms(account, guest, newKey);
  const windows = new Map<string, Kept>();
  const options = new Map<string, JoinedOptions>();
  const moved: MovedWindow[] = [];
  for (const [fromKey, window] of live(guest.windows)) {
    const roomKey = typeof window.values.roomKey === "string" ? (keys.get(window.values.roomKey) ?? null) : null;
    const present = account.windows.get(fromKey);
    const joined = present && joinWindows(present, { ...window, values: { ...window.values, roomKey } });
    const both = joinOptions(kept.account.get(fromKey) ?? [], kept.guest.get(fromKey) ?? []);
    if (joined && both) {
      windows.set(fromKey, joined);
      options.set(fromKey, both);
    } else moved.push({ fromKey, key: present ? newKey() : fromKey, roomKey });
  }
  return { rooms, windows, moved, options };
}

/** The account's rooms with the guest's, and the key of each of the guest's in the account's project. */
function joinRooms(account: KeptProject, guest: KeptProject, newKey: () => string) {
  const rooms = new Map<string, Kept>();
  const keys = new Map<string, string>();
  const byName = new Map(live(account.rooms).map(([key, room]) => [nameOf(room), key]));
  for (const [fromKey, room] of live(guest.rooms)) {
    const key = byName.get(nameOf(room)) ?? (account.rooms.has(fromKey) ? newKey() : fromKey);
    keys.set(fromKey, key);
    if (byName.get(nameOf(room)) !== undefined) continue;
    byName.set(nameOf(room), key);
    rooms.set(key, room);
  }
  return { rooms, keys };
}

const live = (things: ReadonlyMap<string, Kept>) => [...things].filter(([, { isRemoved }]) => !isRemoved);

const nameOf = ({ values }: Kept): string => String(values.name).toLowerCase();

/**
 * One window of two; undefined where a field has two values, or where the account's was removed. Its version is above both, so that
 * changes which a device has not sent yet are never taken for later ones.
 */
function joinWindows(one: Kept, other: Kept): Kept | undefined {
  if (one.isRemoved) return undefined;
  const fields = [...new Set([...Object.keys(one.values), ...Object.keys(other.values)])];
  const differing = fields.filter((field) => !isSame(one.values[field], other.values[field]));
  if (differing.some((field) => isKnown(one.values[field]) && isKnown(other.values[field]))) return undefined;
  const version = Math.max(one.version, other.version) + 1;
  const gained: Values = Object.fromEntries(
    differing.filter((field) => isKnown(other.values[field])).map((field) => [field, other.values[field]]),
  );
  return {
    version,
    values: { ...one.values, ...gained },
    fieldVersions: { ...one.fieldVersions, ...Object.fromEntries(differing.map((field) => [field, version])) },
    isRemoved: false,
  };
}

const isKnown = (value: unknown): boolean => value != null && !(Array.isArray(value) && value.length === 0);
