import { UNMEASURED, type BayPart, type WindowValues } from "@rules/project-window";
import type { WindowNames } from "@rules/window-names";
import { isContested, isGone, shownValues, type Held } from "./held";

/** What is known of a room. */
type RoomValues = { readonly name: string };

/** The rooms and windows that a browser holds for one visitor. */
export type HeldWindows = {
  /** Of the project in which the shop keeps them; undefined where it has not said so yet. */
  readonly projectId?: string | undefined;
  readonly rooms: readonly Held<RoomValues>[];
  readonly windows: readonly Held<WindowValues>[];
};

export const NOTHING_HELD: HeldWindows = { rooms: [], windows: [] };

/** A room or a window as it is shown. */
type Shown<Values> = Values & { readonly key: string };
export type ShownRoom = Shown<RoomValues>;
export type ShownWindow = Shown<WindowValues>;

const shown = <Values extends object>(held: Held<Values>): Shown<Values> => ({ ...shownValues(held), key: held.key });

export const shownRooms = ({ rooms }: HeldWindows): ShownRoom[] => rooms.filter((room) => !isGone(room)).map(shown);

export const shownWindows = ({ windows }: HeldWindows): ShownWindow[] =>
  windows.filter((window) => !isGone(window)).map(shown);

/** A window of this browser, and by which names it is called; undefined where the browser holds none with this key. */
export function windowOf(
  held: HeldWindows,
  windowKey: string,
): { window: ShownWindow; names: WindowNames } | undefined {
  const window = shownWindows(held).find(({ key }) => key === windowKey);
  const roomName = shownRooms(held).find(({ key }) => key === window?.roomKey)?.name ?? null;
  return window && { window, names: { roomName, windowName: window.name } };
}

/** Whether the shopper has to decide something about any of them. */
export const isAnyContested = ({ rooms, windows }: HeldWindows): boolean =>
  rooms.some(isContested) || windows.some(isContested);

/** A room with its windows; undefined for the windows that stand in none. */
type RoomGroup<Room, Window> = { readonly room: Room | undefined; readonly windows: readonly Window[] };

/** Rooms with their windows in the order of their making, and last the windows that stand in none. Rooms without windows stay. */
export function byRoom<Room extends { key: string }, Window extends { roomKey: string | null }>(
  rooms: readonly Room[],
  windows: readonly Window[],
): RoomGroup<Room, Window>[] {
  const keys = new Set(rooms.map(({ key }) => key));
  const roomless = windows.filter(({ roomKey }) => roomKey === null || !keys.has(roomKey));
  return [
    ...rooms.map((room) => ({ room, windows: windows.filter(({ roomKey }) => roomKey === room.key) })),
    ...(roomless.length > 0 ? [{ room: undefined, windows: roomless }] : []),
  ];
}

/** The rooms and windows of this browser, by room. */
export const windowsByRoom = (held: HeldWindows): RoomGroup<ShownRoom, ShownWindow>[] =>
  byRoom(shownRooms(held), shownWindows(held));

/** The values of a window, whatever else stands beside them; each that is missing is not known. */
export function windowValuesOf(fields: { readonly [Field in keyof WindowValues]?: unknown }): WindowValues {
  const values = Object.fromEntries(
    Object.entries({ name: "", kind: "CASEMENT", ...UNMEASURED }).map(([field, unknown]) => [
      field,
      fields[field as keyof WindowValues] ?? unknown,
    ]),
  ) as WindowValues;
  return { ...values, bayParts: values.bayParts.map(({ width, angle }): BayPart => ({ width, angle })) };
}
