import { routeAt } from "../routes";

/** Loads the code of the page at `pathname` before it is opened. */
export async function preloadPage(pathname: string): Promise<void> {
  // A failure shows when the page is opened.
  await routeAt(pathname)
    .load()
    .catch(() => undefined);
}

/** Loads a page's code when a link to it is hovered, touched or focused, usually before the click. */
export function preloadOnIntent(): void {
  const preload = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest("a") : null;
    if (link?.origin === location.origin) void preloadPage(link.pathname);
  };
  for (const intent of ["pointerover", "focusin"]) addEventListener(intent, preload, { passive: true });
}
