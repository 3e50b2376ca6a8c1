type SavedIdsOptions = {
  /** Where the browser keeps them. */
  key: string;
  /** The most that are kept. */
  most: number;
  /** What `write` wrote, made safe: anybody can write there. */
  read: (text: string | null) => readonly string[];
  write: (ids: readonly string[]) => string;
};

/** What a visitor has done to their list in this tab. */
export type SavedChange = { readonly saved: readonly string[]; readonly removed: readonly string[] };

const NOBODY = (_change: SavedChange): void => undefined;

/**
 * Ids that a visitor has saved in this browser, the one saved last first, the same in every tab of it. In a browser that
 * keeps nothing they last until the page is closed; on the server nobody has saved anything.
 */
export function savedIdsStore({ key: storageKey, most, read, write }: SavedIdsOptions) {
  const listeners = new Set<() => void>();
  /** What the page shows. */
  let shown: readonly string[] | undefined;
  let follower = NOBODY;

  /** Undefined in a browser that keeps nothing. */
  const kept = (): readonly string[] | undefined => {
    try {
      return read(localStorage.getItem(storageKey));
    } catch {
      return undefined;
    }
  };
  const current = (): readonly string[] => (shown ??= kept() ?? []);
  /** What stands in the browser now: another tab may have written there and its message still be on the way. */
  const latest = () => kept() ?? current();
  const show = (ids: readonly string[]) => {
    shown = ids;
    for (const listener of listeners) listener();
  };
  const change = (ids: readonly string[]) => {
    try {
      localStorage.setItem(storageKey, write(ids));
    } catch {
      // Then the list is what the page shows.
    }
    show(ids);
  };
  const hearOtherTab = ({ key, newValue }: StorageEvent) => {
    // Without a key everything was cleared.
    if (key === storageKey || key === null) show(read(newValue));
  };
  /** While nobody listens other tabs go unheard, so whoever comes next has to read anew. */
  const stopListening = () => {
    removeEventListener("storage", hearOtherTab);
    if (kept()) shown = undefined;
  };

  return {
    current,

    subscribe(listener: () => void): () => void {
      if (listeners.size === 0) addEventListener("storage", hearOtherTab);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) stopListening();
      };
    },

    /** Saves one before all others; false where the list is full, and then nothing changes. */
    save(id: string): boolean {
      const others = latest().filter((other) => other !== id);
      if (others.length >= most) return false;
      change([id, ...others]);
      follower({ saved: [id], removed: [] });
      return true;
    },

    /** Takes back a removal: it stands at its former place again. */
    putBack(id: string, place: number): void {
      const others = latest().filter((other) => other !== id);
      change(others.toSpliced(place, 0, id).slice(0, most));
      follower({ saved: [id], removed: [] });
    },

    remove(...ids: readonly string[]): void {
      change(latest().filter((other) => !ids.includes(other)));
      follower({ saved: [], removed: ids });
    },

    /** Keeps these and no others, as somebody else has them. Where they are the same already, their order stays. */
    replace(ids: readonly string[]): void {
      const [before, after] = [latest(), ids.slice(0, most)];
      if (before.length !== after.length || after.some((id) => !before.includes(id))) change(after);
    },

    /** Tells `next` of whatever the visitor does to the list in this tab, until the returned function is called. */
    follow(next: (change: SavedChange) => void): () => void {
      follower = next;
      return () => {
        if (follower === next) follower = NOBODY;
      };
    },
  };
}
