/**
 * Replaces the query string of the page at `pathname` without the router: the page does not render again for a
 * keystroke, and Back leads to the page before it.
 */
export function keepInUrl(pathname: string, search: string): void {
  // While the next page is loading, the URL is already the next one.
  if (window.location.pathname !== pathname) return;
  try {
    window.history.replaceState(window.history.state, "", `${pathname}${search}${window.location.hash}`);
  } catch {
    // Safari allows a hundred changes in ten seconds. The next change updates the URL.
  }
}
