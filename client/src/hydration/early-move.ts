import { placeOf, returnTo } from "./return-to";
import { TAKEN_OVER } from "./taken-over";

const PLACE = "early-move:place";

const address = () => location.pathname + location.search;

/**
 * Back can be pressed before the page is taken over: the address is another one then, and the page of the server is not the one
 * that belongs to it. It is loaded anew, and returns to where the visitor was: the browser has lost that on the wrong page.
 */
export function reloadWhenMoved(): void {
  returnAfterReload();
  const first = address();
  const check = ({ state }: PopStateEvent) => {
    if (address() === first) return;
    const kept = sessionStorage.getItem(placeOf(state?.key));
    if (kept !== null) sessionStorage.setItem(PLACE, kept);
    location.reload();
  };
  addEventListener("popstate", check);
  addEventListener(TAKEN_OVER, () => removeEventListener("popstate", check), { once: true });
}

function returnAfterReload(): void {
  const [visit] = performance.getEntriesByType("navigation");
  // To open the storage takes its time, which a first visit need not spend.
  if (!(visit instanceof PerformanceNavigationTiming) || visit.type !== "reload") return;
  const place = sessionStorage.getItem(PLACE);
  sessionStorage.removeItem(PLACE);
  if (place === null) return;
  // The browser would return to where the wrong page stood.
  history.scrollRestoration = "manual";
  addEventListener("pagehide", () => (history.scrollRestoration = "auto"), { once: true });
  returnTo(Number(place));
}
