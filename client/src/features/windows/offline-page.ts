import { paths } from "../../lib/paths";
import { createStore } from "../../lib/store";

/** The script that keeps the page; the server may send one that ends it. */
const WORKER = "/windows-worker.js";

/** Whether My windows opens in this browser without a connection. */
export const opensOffline = createStore<boolean>({ start: () => false, onServer: false });

/**
 * Keeps the page in the browser, so that it opens without a connection; only pages of windows call this. Browsers that can't, and a shop
 * in development, go on as without it.
 */
export async function keepOffline(): Promise<void> {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  const scope = paths.windows.href();
  try {
    const registration = await navigator.serviceWorker.register(WORKER, { scope, updateViaCache: "none" });
    const worker = registration.installing ?? registration.waiting ?? registration.active;
    if (worker) await settledState(worker);
    // A worker that was to end has kept nothing.
    opensOffline.set((await caches.match(scope, { ignoreSearch: true })) !== undefined);
  } catch {
    // The browser forbids it, or the connection is away already. It is tried again with the next visit.
  }
}

const settledState = (worker: ServiceWorker): Promise<void> =>
  new Promise((resolve) => {
    const check = () => {
      if (worker.state === "activated" || worker.state === "redundant") resolve();
    };
    worker.addEventListener("statechange", check);
    check();
  });
