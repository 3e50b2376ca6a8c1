import { cacheNames, clientsClaim } from "workbox-core";
import { addRoute, getCacheKeyForURL, precache } from "workbox-precaching";
import { registerRoute } from "workbox-routing";
import { NetworkFirst } from "workbox-strategies";

declare const self: ServiceWorkerGlobalScope;

/** What the page needs without a connection, with its versions: the build puts it here (vite/windows-worker). */
declare const KEPT_FILES: { url: string; revision: string | null }[];

/** The frame of the page, which is the same for everybody; what a visitor has typed is in the browser's storage. */
const FRAME = "/windows";

/** Seconds without an answer after which the kept frame is shown: a connection in a far room may be there and carry nothing. */
const PATIENCE_SECONDS = 4;

/** Whether a frame asks only for scripts and styles that are kept: that of a newer release comes with its own worker. */
async function isOfThisRelease(response: Response): Promise<boolean> {
  if (response.status !== 200 || response.redirected) return false;
  const files = (await response.clone().text()).match(/\/assets\/[\w.-]+\.(?:js|css)/g) ?? [];
  return files.length > 0 && files.every((file) => getCacheKeyForURL(file) !== undefined);
}

const shownFrame = new NetworkFirst({
  cacheName: cacheNames.precache,
  networkTimeoutSeconds: PATIENCE_SECONDS,
  plugins: [
    {
      cacheKeyWillBeUsed: async () => getCacheKeyForURL(FRAME) ?? FRAME,
      cacheWillUpdate: async ({ response }) => ((await isOfThisRelease(response)) ? response : null),
      fetchDidSucceed: async ({ response }) => {
        // A proxy answers for a shop that is away.
        if (response.status >= 500) throw new Error(`The shop answered ${response.status}.`);
        return response;
      },
    },
  ],
});

// A new release is at once in charge, and removes the files of the last one once its own are here.
self.addEventListener("install", () => void self.skipWaiting());
// The page of the first visit too: the fields of a window are loaded when one is opened, and the connection may be gone by then.
clientsClaim();

// Nothing but this page and its files: other paths get no answer from here, and go to the network as without a worker.
registerRoute(({ request, url }) => request.mode === "navigate" && url.pathname === FRAME, shownFrame);
precache(KEPT_FILES);
addRoute({ cleanURLs: false, directoryIndex: "", ignoreURLParametersMatching: [] });
