import { createStore } from "../../lib/store";

/** What is read aloud about the page that has just arrived. */
export const announcement = createStore({ start: () => "", onServer: "" });

let isFirst = true;

/** Announces the title of the page that has just arrived; not that of the first page, which the browser reads by itself. */
export function announcePage(title: string): void {
  if (!isFirst) announcement.set(title);
  isFirst = false;
}
