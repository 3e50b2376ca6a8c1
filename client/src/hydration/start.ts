import { reloadWhenMoved } from "./early-move";
import { firstViewStands } from "./first-view";

// The first script of a page as built. Once the first view stands it fetches those that its own element names
// (vite/scripts-after-content), and runs them one after the other, each in a task of its own: the page scrolls between them.
reloadWhenMoved();
await firstViewStands();
const parts = document.querySelector<HTMLScriptElement>("script[data-parts]")?.dataset["parts"]?.split(" ") ?? [];
for (const href of parts) {
  document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href, crossOrigin: "" }));
}
for (const href of parts) {
  await import(/* @vite-ignore */ href);
  await new Promise((resume) => setTimeout(resume));
}
