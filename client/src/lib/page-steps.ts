/** What the router keeps with a history entry, and how many steps on its page led to it. */
type EntryState = { readonly steps?: number } | null;

/** How many entries of the history are steps on the present page, in front of the one with which it was opened. */
export const stepsOnPage = (): number => (window.history.state as EntryState)?.steps ?? 0;

/**
 * Adds an entry for a step on the present page. The router is not told, so the page does not render again; it hears of Back to the
 * entry as of any other, and keeps the scroll position for all of them, because they share its key.
 */
export function pushStep(url: string): void {
  window.history.pushState({ ...(window.history.state as EntryState), steps: stepsOnPage() + 1 }, "", url);
}
