import { firstViewPainted } from "./first-view";
import { reloadAfterNavigation } from "./navigation-before-hydration";

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
