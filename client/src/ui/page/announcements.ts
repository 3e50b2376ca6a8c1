import { createStore } from "../../lib/store";

/** What screen readers announce about a new page. */
export const announcement = createStore({ start: () => "", onServer: "" });

let isFirst = true;

/** Announces the title of a new page; not of the first page, which the browser announces itself. */
export function announcePage(title: string): void {
  if (!isFirst) announcement.set(title);
  isFirst = false;
}
