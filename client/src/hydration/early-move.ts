import { TAKEN_OVER } from "./taken-over";

const url = () => location.pathname + location.search;

/**
 * Back can be pressed before the page is hydrated. The URL has changed then, and the HTML of the server is not its page: the page
 * of the new URL is loaded.
 */
export function reloadWhenMoved(): void {
  const first = url();
  const check = () => {
    if (url() !== first) location.reload();
  };
  addEventListener("popstate", check);
  addEventListener(TAKEN_OVER, () => removeEventListener("popstate", check), { once: true });
}
