import type { IncomingMessage, RequestListener } from "node:http";
import express, { type Request, type Response } from "express";
import type { Logger } from "pino";
import { enquiryForms } from "../enquiries/enquiry-forms.js";
import { NO_FIGURES, openFigures } from "../figures/figures.js";
import { plannedExecutor } from "../graphql/execution/planned-execution.js";
import { explorerRoutes } from "../graphql/explorer/explorer-routes.js";
import { openGraphql } from "../graphql/graphql-routes.js";
import { backOfficeRoutes } from "../http/back-office/back-office-routes.js";
import type { BackOffice } from "../http/back-office/back-office.js";
import { createHealth } from "../http/health/health.js";
import { requestLog } from "../http/logs/logs.js";
import { requestIdOf } from "../http/logs/request-id.js";
import { oneClickRoute } from "../http/one-click-unsubscribe.js";
import { pictureFiles } from "../http/picture-files.js";
import { createBuyerIpCheck } from "../http/rate-limits/buyer-ip.js";
import { clientIp } from "../http/rate-limits/client-ip.js";
import { createRateLimits } from "../http/rate-limits/create-rate-limits.js";
import type { CacheableResponse } from "../http/response-cache/cacheable-response.js";
import { NO_CACHES, openResponseCaches } from "../http/response-cache/open-response-caches.js";
import { NO_CACHE } from "../http/response-cache/response-cache.js";
import { responseCacheMiddleware } from "../http/response-cache/response-cache.middleware.js";
import { checkMethod } from "../http/security/allowed-methods.js";
import { refuseAmbiguous } from "../http/security/ambiguous-request.js";
import { createOriginCheck, isForeign } from "../http/security/cross-site.js";
import { cspReportRoute } from "../http/security/csp-reports.js";
import { createHttpsCheck } from "../http/security/https-only.js";
import { securityHeaders } from "../http/security/security-headers.js";
import { createProxyLookOut } from "../http/security/unexpected-proxy.js";
import { localUrl } from "../http/server/listen.js";
import { anonymousVisitor, internalSource } from "../http/sessions/anonymous-visitor.js";
import { createSessions } from "../http/sessions/sessions.js";
import { globalId } from "../kernel/graphql/global-id.js";
import type { CountedEvent } from "../kernel/requests/counted-event.js";
import { takeRead, type RequestSource } from "../kernel/requests/rate-limits.js";
import type { Visitor } from "../kernel/requests/visitor.js";
import { openApi } from "../kernel/rest/openapi.js";
import { isHttps } from "../kernel/settings/https.js";
import type { OneClickLink } from "../kernel/settings/mail-links.js";
import { ChangeFeed } from "../kernel/sql/change-feed.js";
import { createLinks } from "../mail/mail-links.js";
import { notFound, plainErrors } from "../rest/errors.js";
import { openApiRoutes } from "../rest/openapi-routes.js";
import { restRoutes } from "../rest/rest-routes.js";
import { VIDEO_HOST } from "../rules/video-host.js";
import type { Settings } from "../settings.js";
import { crawlerRoutes } from "../ssr/crawler-files/crawler-routes.js";
import { securityTxtRoute } from "../ssr/crawler-files/security-txt.js";
import { createExecutor } from "../ssr/execute-operation.js";
import { formRoutes } from "../ssr/form-routes.js";
import { measuringSheetRoutes } from "../ssr/measuring-sheet-routes.js";
import { orderPdfRoutes } from "../ssr/order-pdf-routes.js";
import { PageRenderer } from "../ssr/page-renderer.js";
import { pageRoutes } from "../ssr/page-routes.js";
import { ONE_AT_A_TIME, RenderQueue } from "../ssr/render-queue.js";
import { SharingPictures } from "../ssr/sharing-pictures.js";
import { sharingRoutes } from "../ssr/sharing-routes.js";
import type { Storefront } from "../ssr/storefront.js";
import { DEMO, DEMO_CARTS } from "./demo/demo-details.js";
import { domains, type Foundations, type ShopContext } from "./domains/domains.js";
import { ENDPOINTS, PUBLIC_ENDPOINTS, VISITOR_ENDPOINTS } from "./domains/endpoints.js";
import { createLoaders } from "./domains/loaders.js";
import { createSchema } from "./domains/schema.js";
import { measuringSheet } from "./measuring-sheet/measuring-sheet.js";
import { orderPdfParts } from "./order-pdfs/order-pdf-parts.js";
import { openStaffApi } from "./staff-api.js";

/** The parts of a shop. The caller opens them before and closes them after. */
export type ShopParts = Pick<Foundations, "shopProfile" | "database" | "mail"> & {
  settings: Pick<
    Settings,
    | "pricePolicy"
    | "sampleReviews"
    | "apiExplorer"
    | "trustProxy"
    | "publicUrl"
    | "host"
    | "allowedOrigins"
    | "buyerIpSecrets"
    | "rateLimits"
    | "liveStreams"
    | "liveStreamsPerIp"
    | "dev"
    | "mailLinks"
    | "responseCache"
    | "figures"
    | "demo"
  >;
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
  /** From now on /readyz says that the shop is about to stop, and no stream stays open. */
  drain(): void;
  close(): Promise<void>;
};

/** Connects all routes of the shop; usable in a test without a port. */
export async function createShop(parts: ShopParts): Promise<Shop> {
  const { settings, shopProfile, logger, database, databaseUrl, storefront } = parts;
  const { publicUrl, pricePolicy, dev: isDevelopment } = settings;
  const isSecure = isHttps(publicUrl);
  const ownOrigin = publicUrl === undefined ? undefined : new URL(publicUrl).origin;

  const rateLimits = createRateLimits(database, settings.rateLimits, parts.sessionSecrets);
  const pdfParts = orderPdfParts(parts);
  const pdfQueue = new RenderQueue(logger, ONE_AT_A_TIME);
  const services = domains.createServices({
    ...parts,
    pricePolicy,
    showsSamples: settings.sampleReviews,
    rateLimits,
    orderPdfParts: pdfParts,
    pdfQueue,
  });
  const requireHttps = createHttpsCheck(publicUrl, logger);
  const figures = settings.figures ? openFigures({ database, logger, publicUrl }) : NO_FIGURES;
  const count = (request: Request, event: CountedEvent) => figures.countEvent(request, event);
  const onSend = (request: IncomingMessage, content: CacheableResponse) => figures.countResponse(request, content);
  const sessions = createSessions({ databaseUrl, secrets: parts.sessionSecrets, isSecure, requireHttps, count });
  const caches = settings.responseCache
    ? await openResponseCaches({ ...parts, databaseUrl: parts.databaseDirectUrl })
    : NO_CACHES;

  const visitorOf = (request: Request, response: Response) => sessions.visitorOf(request, response);
  const sourceOf = (request: Request): RequestSource => ({
    clientIp: clientIp(request),
    sessionKey: sessions.keyOf(request),
    isForeign: isForeign(request),
  });
  const linkTo = createLinks(publicUrl ?? "", settings.mailLinks);
  const limitRead = (request: Request, reads?: number) => takeRead({ rateLimits, clientIp: clientIp(request) }, reads);
  const oneClickParts = (link: OneClickLink) => ({
    link,
    limitRead,
    pageOf: settings.mailLinks[link] === undefined ? undefined : (token: string) => linkTo(link, token),
  });
  // Without PUBLIC_URL as in e-mails: the Host header can't be trusted, and responses are cached for everybody.
  const urlFor = ({ socket }: Request) => publicUrl ?? localUrl(socket.localPort ?? 0, settings.host);
  type RequestParts = { visitor: Visitor; requestId: string; publicUrl: string; source: RequestSource };
  const contextFor = ({ source, ...request }: RequestParts): ShopContext => ({
    services,
    ...request,
    ...source,
    rateLimits,
    loaders: createLoaders(services),
  });

  const schema = await createSchema();
  const execute = plannedExecutor(schema);
  const feed = new ChangeFeed({ databaseUrl: parts.databaseDirectUrl, logger });
  const graphql = await openGraphql({
    schema,
    contextFor: (request, response) =>
      contextFor({
        visitor: visitorOf(request, response),
        requestId: requestIdOf(request),
        publicUrl: urlFor(request),
        source: sourceOf(request),
      }),
    cache: caches.calls,
    onSend,
    logger,
    execute,
    isExplorable: settings.apiExplorer,
    feed,
    streamLimits: { perProcess: settings.liveStreams, perIp: settings.liveStreamsPerIp },
  });
  const staffApi = await openStaffApi({ services, rateLimits, isSecure, requireHttps, publicUrl, logger });
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
    orderPdfRoutes({
      pdfs: services.orderPdfs,
      visitorOf,
      limitRead,
      limitLookUp: (request) => rateLimits.take("order-look-ups", clientIp(request)),
      shop: shopProfile,
      logger,
    }),
  );
  inside.use(
    measuringSheetRoutes({
      write: async (slug) => {
        const product = slug === undefined ? undefined : await services.catalogue.product(slug);
        if (product === null) return undefined;
        return pdfQueue.run(() => pdfParts.writePdf(measuringSheet(shopProfile, product)));
      },
      cache: caches.pictures,
      limitRead,
      shop: shopProfile,
      logger,
    }),
  );
  inside.use("/images", pictureFiles(parts.pictureFolder));
  inside.use(
    oneClickRoute({
      ...oneClickParts("unsubscribe"),
      leave: (token) => services.mailingList.unsubscribe(token),
      done: "You have left the mailing list.",
    }),
    oneClickRoute({
      ...oneClickParts("no-review-invitations"),
      leave: (token) => services.reviewInvitations.decline(token),
      done: "We won't ask you for reviews again.",
    }),
  );
  inside.use(health.routes, securityTxtRoute(shopProfile, ownOrigin), cspReportRoute(logger));
  if (parts.backOffice) inside.use(backOfficeRoutes({ backOffice: parts.backOffice, isSecure, isDevelopment }));
  if (storefront) {
    const executePage = createExecutor(execute, (requestId) =>
      contextFor({ visitor: anonymousVisitor, requestId, publicUrl: publicUrl ?? "", source: internalSource }),
    );
    const pages = new PageRenderer(storefront, { execute: executePage, publicUrl, queue: new RenderQueue(logger) });
    const cache = isDevelopment ? NO_CACHE : caches.pages;
    inside.use(
      crawlerRoutes({
        storefront,
        cataloguePages: () => services.catalogue.pages(),
        googleFeed: (origin) => services.feeds.google({ ...shopProfile, origin }),
        shop: shopProfile,
        cache,
        limitRead,
        originOf: (request) => new URL(urlFor(request)).origin,
      }),
    );
    const pictures = new SharingPictures({
      storefront,
      execute: executePage,
      queue: new RenderQueue(logger, ONE_AT_A_TIME),
      pictureFolder: parts.pictureFolder,
    });
    inside.use(sharingRoutes({ pictures, storefront, cache: caches.pictures, limitRead, logger }));
    inside.use(
      formRoutes({ forms: enquiryForms, services, visitorOf, rateLimits, sourceOf, shop: shopProfile, logger }),
    );
    inside.use(pageRoutes({ pages, files: storefront.files, cache, limitRead, onSend, shop: shopProfile, logger }));
  }
  inside.use(notFound, plainErrors(logger));

  const log = requestLog(logger);
  const protect = securityHeaders({
    isSecure,
    isDevelopment,
    inlineScripts: storefront?.inlineScripts ?? [],
    framedHosts: Object.values(shopProfile.films).some((videoId) => videoId !== null) ? [VIDEO_HOST] : [],
  });
  const lookOut = createProxyLookOut(settings.trustProxy, logger);
  const refuseBuyerIp = createBuyerIpCheck(settings.buyerIpSecrets, logger);
  const checkOrigin = createOriginCheck({ allowedOrigins: settings.allowedOrigins, ownOrigin });
  const door = settings.responseCache ? responseCacheMiddleware(caches, inside, onSend) : inside;
  return {
    app: (request, response) =>
      log(request, response, () => {
        protect(response);
        lookOut(request);
        if (refuseAmbiguous(request, response) || refuseBuyerIp(request, response)) return;
        checkOrigin(request, response, () => door(request, response));
      }),
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
      await sessions.close();
      await health.close();
    },
  };
}
