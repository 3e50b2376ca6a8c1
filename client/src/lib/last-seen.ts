import { readSaved, writeSaved } from "./saved-ids";
import { createStore } from "./store";

const KEY = "last-seen";
/** As many as a shelf shows. */
const MOST = 4;
const NONE: readonly string[] = [];

/** Ids of the products that this browser showed last, the latest first. None on the server. */
export const lastSeen = createStore<readonly string[]>({
  start: () => {
    try {
      return readSaved(localStorage.getItem(KEY)).slice(0, MOST);
    } catch {
      return NONE;
    }
  },
  onServer: NONE,
  keep: (ids) => {
    try {
      localStorage.setItem(KEY, writeSaved(ids));
    } catch {
      // Then they last until the page is closed.
    }
  },
});

/** Remembers that a product was shown. */
export function noteSeen(id: string): void {
  lastSeen.set([id, ...lastSeen.current().filter((other) => other !== id)].slice(0, MOST));
}

/** For whoever uses this browser next. */
export const forgetSeen = (): void => lastSeen.set(NONE);
