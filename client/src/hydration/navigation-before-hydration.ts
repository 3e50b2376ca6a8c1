import { HYDRATED } from "./hydrated-event";

const currentUrl = () => location.pathname + location.search;

/** Handles Back before hydration: the URL has changed, but the document is still the old one, so the new page is loaded. */
export function reloadAfterNavigation(): void {
  const first = currentUrl();
  const check = () => {
    if (currentUrl() !== first) location.reload();
  };
  addEventListener("popstate", check);
  addEventListener(HYDRATED, () => removeEventListener("popstate", check), { once: true });
}
