import { pushStep } from "../../lib/page-steps";

/**
 * Keeps the query string of the page at `pathname` without the router: the page does not render again for a keystroke.
 * @param isStep whether Back leads to the query string before, and not to the page before
 */
export function keepInUrl(pathname: string, search: string, isStep: boolean): void {
  const { location, history } = window;
  // While the next page is loading, the URL is already the next one.
  if (location.pathname !== pathname) return;
  const url = `${pathname}${search}${location.hash}`;
  try {
    if (isStep) pushStep(url);
    else history.replaceState(history.state, "", url);
  } catch {
    // Safari allows a hundred changes in ten seconds. The next change updates the URL.
  }
}
