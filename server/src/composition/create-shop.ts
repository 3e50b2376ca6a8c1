import type { IncomingMessage, RequestListener } from "node:http";
import express, { type Request } from "express";
import type { OperationDefinitionNode } from "graphql";
import type { Logger } from "pino";
import { NO_FIGURES, openFigures } from "../figures/figures.js";
import { observedExecutor } from "../graphql/execution/observed-executor.js";
import { plannedExecutor } from "../graphql/execution/planned-execution.js";
import { explorerRoutes } from "../graphql/explorer/explorer-routes.js";
import { openGraphql } from "../graphql/graphql-routes.js";
import { privateFromPrimary } from "../graphql/private-operations.js";
import { PublicOperations } from "../graphql/public-operations.js";
import { RegisteredDocuments } from "../graphql/registered-documents.js";
import { noteRoute, observeRequest } from "../http/activity/request-activity.js";
import { routeNames } from "../http/activity/route-names.js";
import { backOfficeRoutes } from "../http/back-office/back-office-routes.js";
import type { BackOffice } from "../http/back-office/back-office.js";
import { createHealth } from "../http/health/health.js";
import { requestLog } from "../http/logs/logs.js";
import { pictureFiles } from "../http/picture-files.js";
import { createBuyerIpCheck } from "../http/rate-limits/buyer-ip.js";
import { createRateLimits } from "../http/rate-limits/create-rate-limits.js";
import { watchedCounter } from "../http/rate-limits/valkey-counter.js";
import type { CacheableResponse } from "../http/response-cache/cacheable-response.js";
import { openResponseCaches, type ResponseCaches } from "../http/response-cache/open-response-caches.js";
import { responseCacheMiddleware } from "../http/response-cache/response-cache.middleware.js";
import { checkMethod } from "../http/security/allowed-methods.js";
import { refuseAmbiguous } from "../http/security/ambiguous-request.js";
import { createOriginCheck } from "../http/security/cross-site.js";
import { cspReportRoute } from "../http/security/csp-reports.js";
import { createHttpsCheck } from "../http/security/https-only.js";
import { securityHeaders } from "../http/security/security-headers.js";
import { createProxyLookOut } from "../http/security/unexpected-proxy.js";
import { createSessions } from "../http/sessions/sessions.js";
import { openPurgers } from "../http/shared-caches/open-purgers.js";
import { allowSharing } from "../http/shared-caches/shared-cache-headers.js";
import { uploadedPictures } from "../http/uploaded-pictures.js";
import { noteOccurrence } from "../kernel/activities/occurrences.js";
import { globalId } from "../kernel/graphql/global-id.js";
import type { CountedEvent } from "../kernel/requests/counted-event.js";
import { openApi } from "../kernel/rest/openapi.js";
import { isHttps } from "../kernel/settings/https.js";
import { ChangeFeed } from "../kernel/sql/change-feed.js";
import { isMissingTable } from "../kernel/sql/database-errors.js";
import { openValkey } from "../kernel/valkey/valkey.js";
import { Replicas } from "../replicas/replicas.js";
import { notFound, plainErrors } from "../rest/errors.js";
import { openApiRoutes } from "../rest/openapi-routes.js";
import { restRoutes } from "../rest/rest-routes.js";
import { VIDEO_HOST } from "../rules/video-host.js";
import type { Settings } from "../settings.js";
import { openProfile } from "../shop-profile/published-profile.js";
import type { ShopProfile } from "../shop-profile/shop-profile.js";
import { ShopRules } from "../shop-rules/shop-rules.js";
import { securityTxtRoute } from "../ssr/crawler-files/security-txt.js";
import { ONE_AT_A_TIME, RenderQueue } from "../ssr/render-queue.js";
import type { Storefront } from "../ssr/storefront.js";
import { PictureReader } from "../uploads/picture-reader.js";
import { DEMO, DEMO_CARTS } from "./demo/demo-details.js";
import { domains, type Foundations } from "./domains/domains.js";
import { ENDPOINTS, PUBLIC_ENDPOINTS, VISITOR_ENDPOINTS } from "./domains/endpoints.js";
import { createSchema } from "./domains/schema.js";
import { orderPdfParts } from "./order-pdfs/order-pdf-parts.js";
import { requestParts } from "./requests/request-parts.js";
import { documentRoutes } from "./routes/document-routes.js";
import { oneClickRoutes } from "./routes/one-click-routes.js";
import { productPreviewRoutes } from "./routes/product-preview-routes.js";
import { storefrontRoutes } from "./routes/storefront-routes.js";
import { openStaffApi } from "./staff-api.js";

/** The parts of a shop. The caller opens them before and closes them after. */
export type ShopParts = Pick<Foundations, "database" | "mail"> & {
  settings: Settings;
  /** Of the profile file; what staff have published replaces its facts. */
  shopProfile: ShopProfile;
  logger: Logger;
  databaseUrl: string;
  /** The same without a pooler in between. */
  databaseDirectUrl: string;
  sessionSecrets: string[];
  /** The pages; without one the shop is an API only. */
  storefront: Storefront | undefined;
  /** The pages of the staff; without one there is their API only. */
  backOffice: BackOffice | undefined;
  /** Folder of the pictures, which are served without pages too. */
  pictureFolder: string;
};

export type Shop = {
  /** Answers every request to the shop. */
  app: RequestListener;
  /** The profile in force. */
  shopProfile: ShopProfile;
  /** The caches of its responses; a worker has none. */
  caches?: Omit<ResponseCaches, "close">;
  /** The replicas of its database; a worker reads none. */
  replicas?: Pick<Replicas, "states">;
  /** From now on /readyz says that the shop is about to stop, and no stream stays open. */
  drain(): void;
  close(): Promise<void>;
};

/** Uploaded pictures that are read at once, and that wait: each may have MAX_PICTURE_BYTES, and takes a thread of the pool. */
const UPLOADS = { atOnce: 1, waiting: 4 };

/** Connects all routes of the shop; usable in a test without a port. */
export async function createShop(parts: ShopParts): Promise<Shop> {
  const { settings, logger, database, databaseUrl, storefront } = parts;
  const { publicUrl, pricePolicy, dev: isDevelopment } = settings;
  const isSecure = isHttps(publicUrl);
  const ownOrigin = publicUrl === undefined ? undefined : new URL(publicUrl).origin;

  const valkey = settings.valkeyUrl === undefined ? undefined : await openValkey(settings.valkeyUrl);
  const counter = valkey && watchedCounter(valkey, logger);
  const rateLimits = createRateLimits(database, settings.rateLimits, parts.sessionSecrets, counter);
  // Not left to the caches: they may find no connection to follow the database, and the facts count all the same.
  const publishedProfile = await openProfile(database, parts.shopProfile, logger);
  const { profile: shopProfile } = publishedProfile;
  const rulesInForce = new ShopRules(database);
  const pdfParts = orderPdfParts({ ...parts, shopProfile });
  const pdfQueue = new RenderQueue(logger, ONE_AT_A_TIME);
  const services = domains.createServices({
    ...parts,
    shopProfile,
    publishedProfile,
    rulesInForce,
    pricePolicy,
    showsSamples: settings.sampleReviews,
    rateLimits,
    orderPdfParts: pdfParts,
    pdfQueue,
    pictureReader: new PictureReader(new RenderQueue(logger, UPLOADS, "uploads")),
  });
  const requireHttps = createHttpsCheck(publicUrl, logger);
  const figures = settings.figures ? openFigures({ database, logger, publicUrl }) : NO_FIGURES;
  const count = (request: Request, event: CountedEvent) => {
    noteOccurrence({ kind: "event", event });
    figures.countEvent(request, event);
  };
  const onSend = (request: IncomingMessage, content: CacheableResponse) => {
    noteRoute(request, content.page);
    figures.countResponse(request, content);
  };
  const sessions = createSessions({ databaseUrl, secrets: parts.sessionSecrets, isSecure, requireHttps, count });
  // Goods that are made wrong can't be taken back, so there is no shop without its rules. One whose migrations are missing serves nothing yet.
  await rulesInForce.refresh().catch((error: unknown) => {
    if (!isMissingTable(error)) throw error;
  });
  const purgers = openPurgers(settings, logger);
  const replicas = new Replicas({ urls: settings.databaseReadUrls, logger });
  const caches = await openResponseCaches({
    reads: replicas,
    databaseUrl: parts.databaseDirectUrl,
    logger,
    isCaching: settings.responseCache,
    refresh: async () => {
      await publishedProfile.refresh();
      await rulesInForce.refresh();
    },
    onChange: purgers.purge,
  });

  const requests = requestParts({ services, sessions, rateLimits, settings });
  const { visitorOf, sourceOf, limitRead } = requests;

  const schema = await createSchema();
  const documents = new RegisteredDocuments();
  const nameOf = ({ name }: OperationDefinitionNode) =>
    name && documents.names.has(name.value) ? name.value : undefined;
  const operations = new PublicOperations(schema);
  const observed = observedExecutor(plannedExecutor(schema), { api: "shop", nameOf });
  const execute = privateFromPrimary(observed, operations);
  const feed = new ChangeFeed({ databaseUrl: parts.databaseDirectUrl, logger });
  const graphql = await openGraphql({
    schema,
    contextFor: requests.contextOf,
    cache: caches.calls,
    documents,
    operations,
    onSend,
    logger,
    execute,
    isExplorable: settings.apiExplorer,
    feed,
    streamLimits: { perProcess: settings.liveStreams, perIp: settings.liveStreamsPerIp },
  });
  // What staff have just changed they see at once, before the database has notified of it.
  const onChange = () => replicas.doubt();
  const staffApi = await openStaffApi({ services, rateLimits, isSecure, requireHttps, publicUrl, logger, onChange });
  const health = createHealth({ database, databaseUrl, logger, restartReason: () => parts.mail.stall() });

  const inside = express();
  inside.disable("x-powered-by");
  inside.set("trust proxy", settings.trustProxy);
  inside.use(checkMethod);
  if (settings.apiExplorer) {
    const demo = { ...DEMO, cartId: globalId("Cart", DEMO_CARTS.full) };
    inside.use(explorerRoutes(schema, settings.demo ? demo : undefined));
    inside.use("/api", openApiRoutes(openApi(ENDPOINTS)));
  }
  inside.use("/graphql", graphql.routes);
  inside.use("/admin/graphql", staffApi.routes);
  inside.use("/admin", staffApi.files);
  inside.use(
    "/api",
    restRoutes({
      publicEndpoints: PUBLIC_ENDPOINTS,
      visitorEndpoints: VISITOR_ENDPOINTS,
      services,
      visitorOf,
      rateLimits,
      limitRead,
      sourceOf,
      cache: caches.calls,
      logger,
    }),
  );
  inside.use(
    documentRoutes({
      ...requests,
      services,
      rateLimits,
      pdfParts,
      pdfQueue,
      cache: caches.pictures,
      shop: shopProfile,
      logger,
    }),
  );
  inside.use("/images", uploadedPictures({ pictures: services.uploadedPictures, cache: caches.uploads, limitRead }));
  inside.use("/images", pictureFiles(parts.pictureFolder));
  inside.use(oneClickRoutes({ services, settings, limitRead }));
  inside.use(health.routes, securityTxtRoute(shopProfile, ownOrigin), cspReportRoute(logger));
  if (storefront)
    inside.use(
      productPreviewRoutes({ storefront, services, requests, execute, ...staffApi, shop: shopProfile, logger }),
    );
  if (parts.backOffice) inside.use(backOfficeRoutes({ backOffice: parts.backOffice, isSecure, isDevelopment }));
  if (storefront) {
    const { pictureFolder } = parts;
    const shop = shopProfile;
    inside.use(
      storefrontRoutes({
        storefront,
        services,
        requests,
        rateLimits,
        execute,
        caches,
        settings,
        pictureFolder,
        onSend,
        shop,
        logger,
      }),
    );
  }
  inside.use(notFound, plainErrors(logger));

  const log = requestLog(logger);
  const routeOf = routeNames(ENDPOINTS.map(({ path }) => `/api${path}`));
  const protect = securityHeaders({
    isSecure,
    isDevelopment,
    inlineScripts: storefront?.inlineScripts ?? [],
    framedHosts: Object.values(shopProfile.films).some((videoId) => videoId !== null) ? [VIDEO_HOST] : [],
    assetsUrl: settings.assetsUrl,
  });
  const lookOut = createProxyLookOut(settings.trustProxy, logger);
  const refuseBuyerIp = createBuyerIpCheck(settings.buyerIpSecrets, logger);
  const checkOrigin = createOriginCheck({
    allowedOrigins: settings.allowedOrigins,
    ownOrigin,
    sharesPictures: settings.assetsUrl !== undefined,
  });
  const door = settings.responseCache ? responseCacheMiddleware(caches, inside, onSend) : inside;
  return {
    shopProfile,
    caches: { calls: caches.calls, pages: caches.pages, pictures: caches.pictures, uploads: caches.uploads },
    replicas,
    app: (request, response) =>
      log(request, response, () =>
        observeRequest([request, response], routeOf, () => {
          protect(response);
          allowSharing(response, settings.sharedCache);
          lookOut(request);
          if (refuseAmbiguous(request, response) || refuseBuyerIp(request, response)) return;
          checkOrigin(request, response, () => door(request, response));
        }),
      ),
    drain() {
      health.drain();
      graphql.drain();
    },
    async close() {
      await graphql.close();
      await staffApi.close();
      await figures.close();
      await feed.close();
      await caches.close();
      await purgers.close();
      await replicas.close();
      await sessions.close();
      valkey?.close();
      await health.close();
    },
  };
}
