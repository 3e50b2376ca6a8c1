import { browserStorage } from "../../lib/local-storage";

/** Whose windows the browser shows: an account's id, nothing for a guest. */
export const WINDOWS_OWNER = "windows-for";

/** Where the windows of a visitor are stored in this browser. */
export const windowsKey = (visitor: string | null): string => (visitor === null ? "windows" : `windows ${visitor}`);

/** Whether this browser stores windows of its visitor, as far as that can be told without reading them. */
export const holdsWindows = (): boolean => browserStorage.read(windowsKey(browserStorage.read(WINDOWS_OWNER))) !== null;
