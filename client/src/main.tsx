import { startTransition, StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { BrowserRouter } from "react-router-dom";
import { createBrowserClient } from "./app/apollo-client";
import { App } from "./app/App";
import { preloadOnIntent, preloadPage } from "./app/preload";
import { prepareStyles } from "./app/prepare-styles";
import { Providers } from "./app/Providers";
import { reloadWhenOutdated } from "./app/reload-when-outdated";

const root = document.getElementById("root");
if (!root) throw new Error("The document has no #root.");
const state = document.getElementById("state")?.textContent;

/** Hydrates the page that the server sent. */
async function hydrate(container: HTMLElement): Promise<void> {
  await preloadPage(location.pathname);
  // In a transition React hydrates in slices, so the page responds to presses and scrolling meanwhile.
  startTransition(() => {
    hydrateRoot(
      container,
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
  prepareStyles();
}

reloadWhenOutdated();
// No top-level await: each shared module would become a separate file.
void hydrate(root);
