const KEY = "saved-for";

/** Whose account this browser's saved lists belong to; null for a guest's own. */
export const listsOwner = {
  read(): string | null {
    try {
      return localStorage.getItem(KEY);
    } catch {
      return null;
    }
  },

  write(account: string | null): void {
    try {
      if (account === null) localStorage.removeItem(KEY);
      else localStorage.setItem(KEY, account);
    } catch {
      // A browser that keeps nothing keeps no list either.
    }
  },
};
