import path from "node:path";
import type { Request, Router } from "express";
import type { Logger } from "pino";
import { enquiryForms } from "../../enquiries/enquiry-forms.js";
import type { Executor } from "../../graphql/execution/planned-execution.js";
import type { CacheableResponse } from "../../http/response-cache/cacheable-response.js";
import type { ResponseCaches } from "../../http/response-cache/open-response-caches.js";
import { NO_CACHE } from "../../http/response-cache/response-cache.js";
import type { RateLimits } from "../../kernel/requests/rate-limits.js";
import type { Settings } from "../../settings.js";
import type { ShopProfile } from "../../shop-profile/shop-profile.js";
import { crawlerRoutes } from "../../ssr/crawler-files/crawler-routes.js";
import { createExecutor } from "../../ssr/execute-operation.js";
import { formRoutes } from "../../ssr/form-routes.js";
import { PageRenderer } from "../../ssr/page-renderer.js";
import { pageRoutes } from "../../ssr/page-routes.js";
import { ONE_AT_A_TIME, RenderQueue } from "../../ssr/render-queue.js";
import { SharingPictures } from "../../ssr/sharing-pictures.js";
import { sharingRoutes } from "../../ssr/sharing-routes.js";
import type { Storefront } from "../../ssr/storefront.js";
import { windowsWorkerRoute } from "../../ssr/windows-worker-route.js";
import type { Services } from "../domains/domains.js";
import type { RequestParts } from "../requests/request-parts.js";

type StorefrontParts = {
  storefront: Storefront;
  services: Services;
  requests: RequestParts;
  rateLimits: RateLimits;
  execute: Executor;
  caches: ResponseCaches;
  settings: Pick<Settings, "publicUrl" | "assetsUrl" | "dev" | "offlineWindows">;
  pictureFolder: string;
  onSend(request: Request, content: CacheableResponse): void;
  shop: ShopProfile;
  logger: Logger;
};

/** The pages of the shop, with what crawlers, link previews and browsers without scripts ask for. */
export function storefrontRoutes(parts: StorefrontParts): Router[] {
  const { storefront, services, requests, rateLimits, caches, shop, logger, onSend, pictureFolder } = parts;
  const { limitRead, urlFor } = requests;
  const { publicUrl, assetsUrl, dev: isDevelopment } = parts.settings;
  const execute = createExecutor(parts.execute, requests.pageContext);
  const pages = new PageRenderer(storefront, { execute, publicUrl, queue: new RenderQueue(logger) });
  const cache = isDevelopment ? NO_CACHE : caches.pages;
  const pictures = new SharingPictures({
    storefront,
    execute,
    queue: new RenderQueue(logger, ONE_AT_A_TIME),
    pictureFile: async (name) => (await services.uploadedPictures.find(name))?.bytes ?? path.join(pictureFolder, name),
  });
  return [
    crawlerRoutes({
      storefront,
      cataloguePages: () => services.catalogue.pages(),
      googleFeed: (origin) => services.feeds.google({ ...shop, origin, assetsUrl }),
      shop,
      cache,
      limitRead,
      originOf: (request) => new URL(urlFor(request)).origin,
    }),
    sharingRoutes({ pictures, storefront, cache: caches.pictures, limitRead, logger }),
    formRoutes({ ...requests, forms: enquiryForms, services, rateLimits, shop, logger }),
    windowsWorkerRoute(parts.settings.offlineWindows ? storefront.windowsWorker : undefined),
    pageRoutes({ pages, files: storefront.files, cache, limitRead, onSend, shop, logger }),
  ];
}
