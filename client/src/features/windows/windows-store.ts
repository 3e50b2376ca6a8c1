import { browserStorage } from "../../lib/local-storage";
import { createStore } from "../../lib/store";
import { isGone, isUnsent, sendingOf, type Held } from "./held";
import { readHeld, writeHeld } from "./held-text";
import { NOTHING_HELD, type HeldWindows } from "./held-windows";
import { WINDOWS_OWNER, windowsKey } from "./windows-keys";

/** Whose windows are in memory. It decides where they are stored, so that no tab stores those of one visitor as another's. */
let owner: string | null = null;
/** What this tab last read or stored of them. A different text is another tab's. */
let seen: string | null = null;
/** Whether the browser has stored what is in memory. */
let isKept = true;

/** What this browser stores, without what was removed: that is kept only until the page is left, for undoing. */
function stored(key: string): HeldWindows {
  const { rooms, windows, ...held } = readHeld(browserStorage.read(key));
  const isToKeep = <Values extends object>(held: Held<Values>) => !isGone(held) || sendingOf(held) !== undefined;
  return { ...held, rooms: rooms.filter(isToKeep), windows: windows.filter(isToKeep) };
}

/** The windows of this visitor in this browser; every tab of it shows the same. None on the server. */
export const windowsStore = createStore<HeldWindows>({
  start: () => {
    owner = browserStorage.read(WINDOWS_OWNER);
    seen = browserStorage.read(windowsKey(owner));
    isKept = true;
    return stored(windowsKey(owner));
  },
  onServer: NOTHING_HELD,
  keep: (held) => {
    seen = writeHeld(held);
    browserStorage.write(windowsKey(owner), seen);
    isKept = browserStorage.read(windowsKey(owner)) === seen;
  },
  connect: () => {
    addEventListener("storage", reread);
    return () => removeEventListener("storage", reread);
  },
});

/**
 * Takes over what another tab has stored and whose it is, and stores nothing itself. While no page shows windows, and in a tab that the
 * browser has frozen, nobody tells this tab. What could not be stored is only in this tab's memory, and stays.
 */
export function reread(): void {
  windowsStore.current();
  const latest = browserStorage.read(WINDOWS_OWNER);
  const text = browserStorage.read(windowsKey(latest));
  if (!isKept || (latest === owner && text === seen)) return;
  owner = latest;
  seen = text;
  windowsStore.show(readHeld(text));
}

/** Whose windows are shown: an account's id, null for a guest. */
export function windowsOwner(): string | null {
  reread();
  return owner;
}

/** Whether this browser has stored what it shows. Browsers may block storage, and it may be full. */
export const isStored = (): boolean => isKept;

/**
 * Shows the windows of another visitor. A guest's go with the guest into the account at sign-in. Those of an account leave the browser
 * at sign-out, except for what was never sent: that waits unseen until the account signs in here again.
 */
export function changeOwner(next: string | null): void {
  const before = windowsOwner();
  if (before === next) return;
  const held = windowsStore.current();
  const unsent = { ...held, rooms: held.rooms.filter(isUnsent), windows: held.windows.filter(isUnsent) };
  const isAllSent = unsent.rooms.length + unsent.windows.length === 0;
  const waiting = stored(windowsKey(next));
  browserStorage.write(windowsKey(before), before === null || isAllSent ? null : writeHeld(unsent));
  browserStorage.write(WINDOWS_OWNER, next);
  owner = next;
  windowsStore.set(before === null ? joined(waiting, held) : waiting);
}

/** What a guest has typed goes on after what has waited; of the same room or window the guest's is the newer one. */
function joined(waiting: HeldWindows, guests: HeldWindows): HeldWindows {
  const join = <Each extends { key: string }>(old: readonly Each[], added: readonly Each[]) => [
    ...old.filter(({ key }) => added.every((each) => each.key !== key)),
    ...added,
  ];
  return { ...waiting, rooms: join(waiting.rooms, guests.rooms), windows: join(waiting.windows, guests.windows) };
}
