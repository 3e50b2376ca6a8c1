import { useState } from "react";
import {
  removeRoom,
  removeWindow,
  returnRoom,
  returnWindow,
  typeWindow,
} from "../../../features/windows/change-windows";
import type { ShownRoom, ShownWindow } from "../../../features/windows/held-windows";

/** What was removed last, and how it comes back. */
export type Removal = { readonly name: string; readonly undo: () => void };

/** Removes windows and rooms, and remembers the last one. The windows of a removed room stay. */
export function useRemovals() {
  const [removal, setRemoval] = useState<Removal>();
  const remember = (name: string, undo: () => void) =>
    setRemoval({
      name,
      undo: () => {
        undo();
        setRemoval(undefined);
      },
    });
  return {
    removal,
    dropWindow: (window: ShownWindow) => {
      removeWindow(window.key);
      remember(window.name, () => returnWindow(window.key));
    },
    dropRoom: (room: ShownRoom, windows: readonly ShownWindow[]) => {
      removeRoom(room.key);
      remember(room.name, () => {
        returnRoom(room.key);
        for (const { key } of windows) typeWindow(key, { roomKey: room.key });
      });
    },
  };
}
