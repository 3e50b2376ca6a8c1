import express from "express";
import { observeRequest } from "../http/activity/request-activity.js";
import { routeNames } from "../http/activity/route-names.js";
import { createHealth } from "../http/health/health.js";
import { requestLog } from "../http/logs/logs.js";
import { CatalogueWatch } from "../http/response-cache/catalogue-watch.js";
import { checkMethod } from "../http/security/allowed-methods.js";
import { securityHeaders } from "../http/security/security-headers.js";
import { notFound, plainErrors } from "../rest/errors.js";
import { openProfile } from "../shop-profile/published-profile.js";
import type { Shop, ShopParts } from "./create-shop.js";

type WorkerParts = Pick<
  ShopParts,
  "database" | "databaseUrl" | "databaseDirectUrl" | "shopProfile" | "mail" | "logger"
>;

/** What a process that does background jobs alone has of a shop: the profile in force, and its health. */
export async function createWorker(parts: WorkerParts): Promise<Shop> {
  const { database, databaseUrl, databaseDirectUrl, mail, logger } = parts;
  const published = await openProfile(database, parts.shopProfile, logger);
  const refresh = () => published.refresh();
  const watch = new CatalogueWatch({ databaseUrl: databaseDirectUrl, logger, refresh, onChange: () => {} });
  await watch.start();
  const health = createHealth({ database, databaseUrl, logger, restartReason: () => mail.stall() });

  const inside = express();
  inside.disable("x-powered-by");
  inside.use(checkMethod, health.routes, notFound, plainErrors(logger));
  const log = requestLog(logger);
  const routeOf = routeNames([]);
  const protect = securityHeaders({
    isSecure: false,
    isDevelopment: false,
    inlineScripts: [],
    framedHosts: [],
    assetsUrl: undefined,
  });
  return {
    shopProfile: published.profile,
    app: (request, response) =>
      log(request, response, () =>
        observeRequest([request, response], routeOf, () => {
          protect(response);
          inside(request, response);
        }),
      ),
    drain: health.drain,
    async close() {
      await watch.close();
      await health.close();
    },
  };
}
