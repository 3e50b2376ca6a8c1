/**
 * Puts a query part into the URL of the page that stands at `pathname`. The router is not told: the page stays the one it
 * is, Back leads to the page before it, and a keystroke costs no more than its own field.
 */
export function keepInUrl(pathname: string, search: string): void {
  // While the next page is being fetched, the URL is already its own.
  if (window.location.pathname !== pathname) return;
  try {
    window.history.replaceState(window.history.state, "", `${pathname}${search}${window.location.hash}`);
  } catch {
    // Safari refuses a hundred changes in ten seconds. The next one brings the URL up to date.
  }
}
