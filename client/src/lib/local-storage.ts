/** What this browser remembers. Where storing is blocked or full, it remembers nothing. */
export const browserStorage = {
  /** The text last written; null where there is none. Written by anybody: check it. */
  read(key: string): string | null {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  },

  /** Stores a text; null removes it. */
  write(key: string, text: string | null): void {
    try {
      if (text === null) localStorage.removeItem(key);
      else localStorage.setItem(key, text);
    } catch {
      // Remembering is a comfort; what is shown lasts until the page is closed.
    }
  },
};
