/** What one tab of the browser remembers until it is closed. Where storing is blocked or full, it remembers nothing. */
export const tabStorage = {
  /** The value last written, as parsed JSON; undefined where there is none. Written by anybody: check it. */
  read(key: string): unknown {
    try {
      return JSON.parse(sessionStorage.getItem(key) ?? "") as unknown;
    } catch {
      return undefined;
    }
  },

  write(key: string, value: unknown): void {
    try {
      sessionStorage.setItem(key, JSON.stringify(value));
    } catch {
      // Remembering is a comfort; the page works without.
    }
  },

  forget(key: string): void {
    try {
      sessionStorage.removeItem(key);
    } catch {
      // Without storage there is nothing to remove.
    }
  },
};
