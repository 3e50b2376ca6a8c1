import { browserStorage } from "./local-storage";
import { createStore } from "./store";

type SavedIdsOptions = {
  /** Key of `localStorage`. */
  key: string;
  /** Maximum number of ids. */
  most: number;
  /** Reads what `write` wrote. Anybody can write to the storage, so it checks everything. */
  read: (text: string | null) => readonly string[];
  write: (ids: readonly string[]) => string;
};

/** A change of the list by the visitor in this tab. */
export type SavedChange = { readonly saved: readonly string[]; readonly removed: readonly string[] };

type Follower = (change: SavedChange) => void;

const NONE: readonly string[] = [];

/**
 * Ids that a visitor has saved in this browser, the latest first, the same in every tab of it. If the browser blocks storage
 * they last until the page is closed; on the server there are none.
 */
export function savedIdsStore({ key: storageKey, most, read, write }: SavedIdsOptions) {
  let follower: Follower | undefined;

  /** Undefined in a browser that stores nothing. */
  const stored = (): readonly string[] | undefined => {
    try {
      return read(localStorage.getItem(storageKey));
    } catch {
      return undefined;
    }
  };
  const store = createStore<readonly string[]>({
    start: () => stored() ?? NONE,
    onServer: NONE,
    connect: ({ set, forget }) => {
      const handleStorage = ({ key, newValue }: StorageEvent) => {
        // Without a key everything was cleared.
        if (key === storageKey || key === null) set(read(newValue));
      };
      addEventListener("storage", handleStorage);
      return () => {
        removeEventListener("storage", handleStorage);
        // Changes of other tabs are not received from now on, so the next listener reads again.
        if (stored()) forget();
      };
    },
  });
  /** The stored ids: another tab may have changed them while its event is still pending. */
  const latest = () => stored() ?? store.current();
  const change = (ids: readonly string[]) => {
    browserStorage.write(storageKey, write(ids));
    store.set(ids);
  };

  return {
    ...store,

    /** Saves one before all others; false where the list is full, and then nothing changes. */
    save(id: string): boolean {
      const others = latest().filter((other) => other !== id);
      if (others.length >= most) return false;
      change([id, ...others]);
      follower?.({ saved: [id], removed: [] });
      return true;
    },

    /** Undoes a removal: the id returns to its former index. */
    putBack(id: string, place: number): void {
      const others = latest().filter((other) => other !== id);
      change(others.toSpliced(place, 0, id).slice(0, most));
      follower?.({ saved: [id], removed: [] });
    },

    remove(...ids: readonly string[]): void {
      change(latest().filter((other) => !ids.includes(other)));
      follower?.({ saved: [], removed: ids });
    },

    /** Keeps exactly these. Where they are the same already, their order stays. */
    replace(ids: readonly string[]): void {
      const [before, after] = [latest(), ids.slice(0, most)];
      if (before.length !== after.length || after.some((id) => !before.includes(id))) change(after);
    },

    /** Tells `next` every change that the visitor makes in this tab, until the returned function is called. */
    follow(next: Follower): () => void {
      follower = next;
      return () => {
        if (follower === next) follower = undefined;
      };
    },
  };
}
