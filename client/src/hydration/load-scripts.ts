import { HYDRATED } from "./hydrated-event";

/** Milliseconds after which hydration starts, whatever is still loading. */
const LONGEST_WAIT = 2000;
const INPUTS = ["pointerdown", "keydown", "focusin"];

/**
 * Resolves when the images and fonts of the first view are painted, because hydration would delay them; at once on the first
 * input.
 */
function firstViewPainted(): Promise<void> {
  return new Promise((resolve) => {
    const done = () => resolve();
    for (const input of INPUTS) addEventListener(input, done, { once: true, capture: true, passive: true });
    setTimeout(done, LONGEST_WAIT);
    const pictures = [...document.images].filter(({ loading }) => loading !== "lazy");
    void Promise.allSettled([document.fonts.ready, ...pictures.map((picture) => picture.decode())]).then(() =>
      requestAnimationFrame(() => requestAnimationFrame(done)),
    );
  });
}

const currentUrl = () => location.pathname + location.search;

/** Handles Back before hydration: the URL has changed, but the document is still the old one, so the new page is loaded. */
function reloadAfterNavigation(): void {
  const first = currentUrl();
  const check = () => {
    if (currentUrl() !== first) location.reload();
  };
  addEventListener("popstate", check);
  addEventListener(HYDRATED, () => removeEventListener("popstate", check), { once: true });
}

// The first script of a built page. Once the first view is painted it loads the scripts listed in its
// element (vite/defer-scripts) and runs them one after the other, each in a task of its own, so that scrolling is not blocked.
reloadAfterNavigation();
await firstViewPainted();
const parts = document.querySelector<HTMLScriptElement>("script[data-parts]")?.dataset["parts"]?.split(" ") ?? [];
for (const href of parts) {
  document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href, crossOrigin: "" }));
}
for (const href of parts) {
  await import(/* @vite-ignore */ href);
  await new Promise((resume) => setTimeout(resume));
}
