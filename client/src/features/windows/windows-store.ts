import { browserStorage } from "../../lib/local-storage";
import { createStore } from "../../lib/store";
import { isGone, isUnsent, sendingOf, type Held } from "./held";
import { readHeld, writeHeld } from "./held-text";
import { NOTHING_HELD, type HeldWindows } from "./held-windows";

/** Whose windows the browser shows: an account's id, nothing for a guest. */
const OWNER = "windows-for";
const keyOf = (owner: string | null) => (owner === null ? "windows" : `windows ${owner}`);
/** What this browser stores, without what was removed: that is kept only until the page is left, for undoing. */
function stored(key: string): HeldWindows {
  const { rooms, windows } = readHeld(browserStorage.read(key));
  const isToKeep = <Values extends object>(held: Held<Values>) => !isGone(held) || sendingOf(held) !== undefined;
  return { rooms: rooms.filter(isToKeep), windows: windows.filter(isToKeep) };
}
const currentKey = () => keyOf(browserStorage.read(OWNER));

/** The windows of this visitor in this browser; every tab of it shows the same. None on the server. */
export const windowsStore = createStore<HeldWindows>({
  start: () => stored(currentKey()),
  onServer: NOTHING_HELD,
  keep: (held) => browserStorage.write(currentKey(), writeHeld(held)),
  connect: (store) => {
    const follow = ({ key, newValue }: StorageEvent) => {
      if (key === currentKey()) store.set(readHeld(newValue));
    };
    addEventListener("storage", follow);
    return () => removeEventListener("storage", follow);
  },
});

/** Whether this browser has stored what it shows. Browsers may block storage, and it may be full. */
export const isStored = (): boolean => browserStorage.read(currentKey()) === writeHeld(windowsStore.current());

const isAllSent = ({ rooms, windows }: HeldWindows) => !rooms.some(isUnsent) && !windows.some(isUnsent);

/**
 * Shows the windows of another visitor. A guest's go with the guest into the account at sign-in. Those of an account leave the browser
 * at sign-out, except for what was never sent: that waits unseen until the account signs in here again.
 */
export function changeOwner(owner: string | null): void {
  const before = browserStorage.read(OWNER);
  if (before === owner) return;
  const held = windowsStore.current();
  const waiting = stored(keyOf(owner));
  if (before === null || isAllSent(held)) browserStorage.write(keyOf(before), null);
  browserStorage.write(OWNER, owner);
  windowsStore.set(before === null ? joined(waiting, held) : waiting);
}

/** What a guest has typed goes on after what has waited; of the same room or window the guest's is the newer one. */
function joined(waiting: HeldWindows, guests: HeldWindows): HeldWindows {
  const join = <Each extends { key: string }>(old: readonly Each[], added: readonly Each[]) => [
    ...old.filter(({ key }) => added.every((each) => each.key !== key)),
    ...added,
  ];
  return { rooms: join(waiting.rooms, guests.rooms), windows: join(waiting.windows, guests.windows) };
}
