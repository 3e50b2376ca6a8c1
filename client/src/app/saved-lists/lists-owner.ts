import { browserStorage } from "../../lib/local-storage";

const KEY = "saved-for";

/** Whose account this browser's saved lists belong to; null for a guest's own. */
export const listsOwner = {
  read: () => browserStorage.read(KEY),
  write: (account: string | null) => browserStorage.write(KEY, account),
};
