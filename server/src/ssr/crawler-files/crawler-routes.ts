import { Router, type Request } from "express";
import { CacheableResponse } from "../../http/response-cache/cacheable-response.js";
import type { ResponseCache } from "../../http/response-cache/response-cache.js";
import { sendResponse } from "../../http/response-cache/send-response.js";
import type { ReadLimit } from "../../kernel/requests/rate-limits.js";
import { robots } from "./robots.js";
import type { SitemapRoutes } from "./sitemap-routes.js";
import { partPath, Sitemap, type CataloguePages } from "./sitemap.js";
import { webManifest } from "./web-manifest.js";

const NO_FILE = new CacheableResponse({
  status: 404,
  headers: { "cache-control": "no-store", "content-type": "text/plain; charset=utf-8" },
  body: "There is no such file.",
  cacheability: "coalesced",
});

type CrawlerParts = {
  storefront: { sitemapRoutes(): Promise<SitemapRoutes> };
  cataloguePages(): Promise<CataloguePages>;
  /** The product feed for Google, with links that begin with `origin`. */
  googleFeed(origin: string): Promise<string>;
  shop: { name: string };
  cache: ResponseCache;
  limitRead: ReadLimit;
  /** The shop's own origin. It never comes from the request's Host header, which anybody can forge. */
  originOf: (request: Request) => string;
};

/** Routes of the files for crawlers and browsers: sitemap, product feed, robots.txt and web manifest. */
export function crawlerRoutes({
  storefront,
  cataloguePages,
  googleFeed,
  shop,
  cache,
  limitRead,
  originOf,
}: CrawlerParts): Router {
  const router = Router();
  const file = (type: string, body: string) =>
    new CacheableResponse({
      headers: { "cache-control": "public, max-age=0, must-revalidate", "content-type": `${type}; charset=utf-8` },
      body,
      cacheability: "public",
    });

  const sitemapFor = async (request: Request) => {
    const [routes, known] = await Promise.all([storefront.sitemapRoutes(), cataloguePages()]);
    return new Sitemap(originOf(request), routes, known);
  };

  router.get("/sitemap.xml", async (request, response) => {
    const make = async () => file("application/xml", (await sitemapFor(request)).whole());
    sendResponse(request, response, await cache.get("/sitemap.xml", make, () => limitRead(request)));
  });
  router.get(/^\/sitemap-([1-9]\d{0,3})\.xml$/, async (request, response) => {
    const number = Number(request.params["0"]);
    const make = async () => {
      const part = (await sitemapFor(request)).part(number);
      return part === undefined ? NO_FILE : file("application/xml", part);
    };
    sendResponse(request, response, await cache.get(partPath(number), make, () => limitRead(request)));
  });
  router.get("/feeds/google.xml", async (request, response) => {
    const make = async () => file("application/xml", await googleFeed(originOf(request)));
    sendResponse(request, response, await cache.get("/feeds/google.xml", make, () => limitRead(request)));
  });
  router.get("/robots.txt", async (request, response) => {
    sendResponse(request, response, file("text/plain", robots(originOf(request), await storefront.sitemapRoutes())));
  });
  router.get("/site.webmanifest", (request, response) => {
    sendResponse(request, response, file("application/manifest+json", JSON.stringify(webManifest(shop))));
  });
  return router;
}
