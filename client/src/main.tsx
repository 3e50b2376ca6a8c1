import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { BrowserRouter } from "react-router-dom";
import { createBrowserClient } from "./app/apollo";
import { App } from "./app/App";
import { preloadOnIntent } from "./app/preload-on-intent";
import { Providers } from "./app/Providers";
import { reloadWhenOutdated } from "./app/reload-when-outdated";
import { preloadPage } from "./app/routes";

const root = document.getElementById("root");
if (!root) throw new Error("The page has no #root to stand in.");
const state = document.getElementById("state")?.textContent;

reloadWhenOutdated();
preloadPage(location.pathname);
// In a transition React takes over piece by piece, and the page answers presses and scrolling meanwhile.
startTransition(() => {
  hydrateRoot(
    root,
    <StrictMode>
      <Providers client={createBrowserClient(JSON.parse(state || "{}"))}>
        <BrowserRouter>
          <App />
        </BrowserRouter>
      </Providers>
    </StrictMode>,
  );
});
preloadOnIntent();
