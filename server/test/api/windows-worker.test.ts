import { expect, it } from "vitest";
import type { Storefront } from "../../src/ssr/storefront.js";
import { useShop } from "../harness/shop.js";

const storefront: Storefront = {
  files: (_request, _response, next) => next(),
  inlineScripts: [],
  render: async () => ({ body: "404 Page Not Found", status: 404, isPrivate: false }),
  windowsWorker: "the worker of this release",
  renderLayers: async () => undefined,
  renderDrawing: async () => "",
  renderPdf: async () => Buffer.from(""),
  sitemapRoutes: async () => ({ publicPages: [], hiddenPaths: [] }),
  canonicalUrl: async (url) => url,
  close: async () => {},
};
const shop = useShop({ storefront });
const shopWithout = useShop({ storefront, settings: { offlineWindows: false } });
const { windowsWorker: _none, ...unbuilt } = storefront;
const shopInDevelopment = useShop({ storefront: unbuilt });

const worker = (of: typeof shop) => of().visitor().send("GET", "/windows-worker.js");

it("is a script that browsers compare at each visit, and not kept by proxies", async () => {
  const response = await worker(shop);
  expect([response.status, response.headers.get("content-type")]).toEqual([200, "text/javascript; charset=utf-8"]);
  expect(response.headers.get("cache-control")).toBe("no-cache");
  expect(response.headers.get("content-security-policy")).toContain("default-src 'self'");
  expect(response.headers.getSetCookie()).toEqual([]);
  expect(await response.text()).toBe("the worker of this release");
});

it.each([
  ["is switched off", shopWithout],
  ["has none, as in development", shopInDevelopment],
])("ends those of earlier visits where the shop %s", async (_case, of) => {
  const response = await worker(of);
  expect([response.status, response.headers.get("cache-control")]).toEqual([200, "no-cache"]);
  const script = await response.text();
  expect(script).toContain("caches.delete(name)");
  expect(script).toContain("self.registration.unregister()");
  expect(script).not.toContain("fetch");
});
