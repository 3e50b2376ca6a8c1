import { Router, type Request } from "express";
import { CacheableResponse } from "../../http/response-cache/cacheable-response.js";
import { NO_CACHE, type ResponseCache } from "../../http/response-cache/response-cache.js";
import { sendResponse } from "../../http/response-cache/send-response.js";
import type { ReadLimit } from "../../kernel/requests/rate-limits.js";
import { robots } from "./robots.js";
import type { SitemapRoutes } from "./sitemap-routes.js";
import { sitemap, type CatalogueSlugs } from "./sitemap.js";
import { webManifest } from "./web-manifest.js";

type CrawlerParts = {
  storefront: { sitemapRoutes(): Promise<SitemapRoutes> };
  slugs(): Promise<CatalogueSlugs>;
  shop: { name: string };
  cache: ResponseCache;
  limitRead: ReadLimit;
  /** The configured origin of the shop. */
  ownOrigin: string | undefined;
};

/** Routes of the files for crawlers and browsers: sitemap, robots.txt and web manifest. */
export function crawlerRoutes({ storefront, slugs, shop, cache, limitRead, ownOrigin }: CrawlerParts): Router {
  const router = Router();
  /** Without a configured origin, the request's; such a response is not cached for other requests. */
  const originFor = (request: Request) => ownOrigin ?? `${request.protocol}://${request.host}`;
  const cacheability = ownOrigin === undefined ? "coalesced" : "public";
  const file = (type: string, body: string) =>
    new CacheableResponse({
      headers: { "cache-control": "public, max-age=0, must-revalidate", "content-type": `${type}; charset=utf-8` },
      body,
      cacheability,
    });

  router.get("/sitemap.xml", async (request, response) => {
    const make = async () => {
      const [routes, known] = await Promise.all([storefront.sitemapRoutes(), slugs()]);
      return file("application/xml", sitemap(originFor(request), routes, known));
    };
    const sitemaps = ownOrigin === undefined ? NO_CACHE : cache;
    sendResponse(request, response, await sitemaps.get("/sitemap.xml", make, () => limitRead(request)));
  });
  router.get("/robots.txt", async (request, response) => {
    sendResponse(request, response, file("text/plain", robots(originFor(request), await storefront.sitemapRoutes())));
  });
  router.get("/site.webmanifest", (request, response) => {
    sendResponse(request, response, file("application/manifest+json", JSON.stringify(webManifest(shop))));
  });
  return router;
}
