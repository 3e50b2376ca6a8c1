import { MOST_SAVED, readSaved, writeSaved } from "./saved-products";

const KEY = "wishlist";

const listeners = new Set<() => void>();

/** What the page shows. A browser that keeps nothing has its wishlist here alone, until the page is closed. */
let shown: readonly string[] | undefined;

/** The saved products of this browser, for every tab of it. On the server nobody has saved anything. */
export const wishlistStore = {
  current: (): readonly string[] => (shown ??= kept() ?? []),

  subscribe(listener: () => void): () => void {
    if (listeners.size === 0) addEventListener("storage", hearOtherTab);
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) stopListening();
    };
  },

  /** Saves a product before all others; false where the list is full, and then nothing changes. */
  save(id: string): boolean {
    const others = latest().filter((other) => other !== id);
    if (others.length >= MOST_SAVED) return false;
    change([id, ...others]);
    return true;
  },

  /** Takes back a removal: the product stands at its former place again. */
  putBack(id: string, place: number): void {
    change(
      latest()
        .filter((other) => other !== id)
        .toSpliced(place, 0, id)
        .slice(0, MOST_SAVED),
    );
  },

  remove(...ids: readonly string[]): void {
    change(latest().filter((other) => !ids.includes(other)));
  },
};

/** What stands in the browser now: another tab may have written there and its message still be on the way. */
const latest = () => kept() ?? wishlistStore.current();

/** Undefined in a browser that keeps nothing. */
function kept(): readonly string[] | undefined {
  try {
    return readSaved(localStorage.getItem(KEY));
  } catch {
    return undefined;
  }
}

function change(ids: readonly string[]): void {
  try {
    localStorage.setItem(KEY, writeSaved(ids));
  } catch {
    // Then the list is what the page shows.
  }
  show(ids);
}

function hearOtherTab({ key, newValue }: StorageEvent): void {
  // Without a key everything was cleared.
  if (key === KEY || key === null) show(readSaved(newValue));
}

/** While nobody listens other tabs go unheard, so whoever comes next has to read anew. */
function stopListening(): void {
  removeEventListener("storage", hearOtherTab);
  if (kept()) shown = undefined;
}

function show(ids: readonly string[]): void {
  shown = ids;
  for (const listener of listeners) listener();
}
