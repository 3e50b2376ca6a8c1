import { Router } from "express";

/** Ends the worker of a browser and removes what it has kept; its pages come from the network again. */
const ENDING = `self.addEventListener("install", () => void self.skipWaiting());
self.addEventListener("activate", (event) => {
  const end = async () => {
    for (const name of await caches.keys()) await caches.delete(name);
    await self.registration.unregister();
  };
  event.waitUntil(end());
});
`;

/**
 * GET /windows-worker.js: the script by which My windows opens without a connection (decision 47). Browsers ask for it at each visit of that
 * page and compare it, so a new release, or the end of it, arrives with the next visit.
 * @param worker the built one; undefined sends the one that ends those of earlier visits
 */
export function windowsWorkerRoute(worker: string | undefined): Router {
  const router = Router();
  router.get("/windows-worker.js", (_request, response) => {
    response
      .set("Cache-Control", "no-cache")
      .type("js")
      .send(worker ?? ENDING);
  });
  return router;
}
