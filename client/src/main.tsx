import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { BrowserRouter } from "react-router-dom";
import { createBrowserClient } from "./app/apollo";
import { App } from "./app/App";
import { preloadOnIntent, preloadPage } from "./app/preload";
import { prepareStyles } from "./app/prepare-styles";
import { Providers } from "./app/Providers";
import { reloadWhenOutdated } from "./app/reload-when-outdated";

const root = document.getElementById("root");
if (!root) throw new Error("The page has no #root to stand in.");
const state = document.getElementById("state")?.textContent;

/** Makes a living page of the one that the server sent. */
async function takeOver(place: HTMLElement): Promise<void> {
  await preloadPage(location.pathname);
  // In a transition React takes over piece by piece, and the page answers presses and scrolling meanwhile.
  startTransition(() => {
    hydrateRoot(
      place,
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
// No await at the top: the parts that pages share with this module would each become a file of their own.
void takeOver(root);
