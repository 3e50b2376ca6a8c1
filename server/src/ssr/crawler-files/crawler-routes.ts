import { type Request, Router } from "express";
import { Answer } from "../../http/response-cache/answer.js";
import { type KeptAnswers, NOTHING_KEPT } from "../../http/response-cache/response-cache.js";
import { sendAnswer } from "../../http/response-cache/send-answer.js";
import type { ReadLimit } from "../../kernel/requests/rate-limits.js";
import { robots } from "./robots.js";
import { type CatalogueSlugs, sitemap } from "./sitemap.js";
import type { Storefront } from "../storefront.js";
import { webManifest } from "./web-manifest.js";

type CrawlerParts = {
  storefront: Pick<Storefront, "directory">;
  slugs(): Promise<CatalogueSlugs>;
  shop: { name: string };
  kept: KeptAnswers;
  limitRead: ReadLimit;
  /** The shop's address where ops have set it. */
  ownOrigin: string | undefined;
};

/** What programs read of the shop rather than people: sitemap, robots.txt and web manifest. */
export function crawlerRoutes({ storefront, slugs, shop, kept, limitRead, ownOrigin }: CrawlerParts): Router {
  const router = Router();
  /** Without an address of its own the shop goes by the one that it was asked by, and keeps no such answer for others. */
  const originFor = (request: Request) => ownOrigin ?? `${request.protocol}://${request.host}`;
  const reach = ownOrigin === undefined ? "once" : "kept";
  const answer = (type: string, body: string) =>
    new Answer({
      headers: { "cache-control": "public, max-age=0, must-revalidate", "content-type": `${type}; charset=utf-8` },
      body,
      reach,
    });

  router.get("/sitemap.xml", async (request, response) => {
    const make = async () => {
      const [directory, known] = await Promise.all([storefront.directory(), slugs()]);
      return answer("application/xml", sitemap(originFor(request), directory, known));
    };
    const memory = reach === "kept" ? kept : NOTHING_KEPT;
    sendAnswer(request, response, await memory.answer("/sitemap.xml", make, () => limitRead(request)));
  });
  router.get("/robots.txt", async (request, response) => {
    sendAnswer(request, response, answer("text/plain", robots(originFor(request), await storefront.directory())));
  });
  router.get("/site.webmanifest", (request, response) => {
    sendAnswer(request, response, answer("application/manifest+json", JSON.stringify(webManifest(shop))));
  });
  return router;
}
