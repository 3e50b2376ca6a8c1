let title = "";
let isFirst = true;
const listeners = new Set<() => void>();

/** Says the title of the page that has just arrived; but not the first one's, which the browser reads by itself. */
export function announcePage(next: string): void {
  if (!isFirst) {
    title = next;
    for (const listener of listeners) listener();
  }
  isFirst = false;
}

export const announcements = {
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  current: () => title,
};
