import { UNMEASURED, type WindowValues } from "@rules/project-window";
import type { WindowKind } from "@rules/project/window-kinds";
import { madeHere, settled, withRemoval, withReturn, withTyped, type Held } from "./held";
import { shownRooms, shownWindows } from "./held-windows";
import { newUuid } from "./new-uuid";
import { windowsStore } from "./windows-store";

/** The rooms or windows with a step taken by one of them. */
const changed = <Values extends object>(
  things: readonly Held<Values>[],
  key: string,
  step: (held: Held<Values>) => Held<Values>,
) => things.map((held) => (held.key === key ? step(held) : held));

export function changeWindow(key: string, step: (held: Held<WindowValues>) => Held<WindowValues>): void {
  const held = windowsStore.current();
  windowsStore.set({ ...held, windows: changed(held.windows, key, step) });
}

/** Keeps what was typed of a window. */
export const typeWindow = (key: string, typed: Partial<WindowValues>): void =>
  changeWindow(key, (held) => withTyped(held, typed));

export const removeWindow = (key: string): void => changeWindow(key, withRemoval);

/** Undoes a removal. Its room comes back with it where that was removed since. */
export function returnWindow(key: string): void {
  changeWindow(key, withReturn);
  const window = shownWindows(windowsStore.current()).find((each) => each.key === key);
  if (window?.roomKey) returnRoom(window.roomKey);
}

/** Adds a window of which nothing is known, and returns its key. @param name "Window 3" */
export function addWindow(name: string, kind: WindowKind, roomKey: string | null): string {
  const key = newUuid();
  const held = windowsStore.current();
  windowsStore.set({
    ...held,
    windows: [...held.windows, madeHere<WindowValues>(key, { ...UNMEASURED, name, kind, roomKey })],
  });
  return key;
}

/** The key of the room with this name, in any case of its letters. A room that there is not yet is made. */
export function roomNamed(name: string): string {
  const held = windowsStore.current();
  const known = shownRooms(held).find((room) => room.name.toLowerCase() === name.toLowerCase());
  if (known) return known.key;
  const key = newUuid();
  windowsStore.set({ ...held, rooms: [...held.rooms, madeHere(key, { name })] });
  return key;
}

export function renameRoom(key: string, name: string): void {
  const held = windowsStore.current();
  windowsStore.set({ ...held, rooms: changed(held.rooms, key, (room) => withTyped(room, { name })) });
}

/** Decides between the names that two devices have given to a room. */
export function settleRoomName(key: string, isMine: boolean): void {
  const held = windowsStore.current();
  windowsStore.set({ ...held, rooms: changed(held.rooms, key, (room) => settled(room, "name", isMine)) });
}

/** Undoes the removal of a room. */
export function returnRoom(key: string): void {
  const held = windowsStore.current();
  windowsStore.set({ ...held, rooms: changed(held.rooms, key, withReturn) });
}

/** Removes a room. Its windows stay, in no room. */
export function removeRoom(key: string): void {
  const held = windowsStore.current();
  const windows = shownWindows(held).filter(({ roomKey }) => roomKey === key);
  windowsStore.set({
    ...held,
    rooms: changed(held.rooms, key, withRemoval),
    windows: windows.reduce(
      (all, window) => changed(all, window.key, (each) => withTyped(each, { roomKey: null })),
      held.windows,
    ),
  });
}
