import { preloadPage } from "./routes";

/** Fetches a page's code when a link to it is pointed at, touched or focused: by the press it is usually there. */
export function preloadOnIntent(): void {
  const preload = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest("a") : null;
    if (link?.origin === location.origin) void preloadPage(link.pathname);
  };
  for (const intent of ["pointerover", "focusin"]) addEventListener(intent, preload, { passive: true });
}
