import { browserStorage } from "./local-storage";
import { readSaved, writeSaved } from "./saved-ids";
import { createStore } from "./store";

const KEY = "last-seen";
/** As many as a shelf shows. */
const MOST = 4;
const NONE: readonly string[] = [];

/** Ids of the products that this browser showed last, the latest first. None on the server. */
export const lastSeen = createStore<readonly string[]>({
  start: () => readSaved(browserStorage.read(KEY)).slice(0, MOST),
  onServer: NONE,
  keep: (ids) => browserStorage.write(KEY, writeSaved(ids)),
});

/** Remembers that a product was shown. */
export function noteSeen(id: string): void {
  lastSeen.set([id, ...lastSeen.current().filter((other) => other !== id)].slice(0, MOST));
}

/** For whoever uses this browser next. */
export const forgetSeen = (): void => lastSeen.set(NONE);
