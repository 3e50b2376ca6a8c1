import { expressMiddleware } from "@as-integrations/express5";
import express, { type Express, type Request, type Response } from "express";
import type { Logger } from "pino";
import type { DataSource } from "typeorm";
import { CartService } from "./cart/cart.service.js";
import { createCatalogueLoaders } from "./catalogue/catalogue.loaders.js";
import { CatalogueService } from "./catalogue/catalogue.service.js";
import { ProductListService } from "./catalogue/product-list.js";
import { ReviewService } from "./catalogue/review.service.js";
import { EnquiryService } from "./enquiries/enquiry.service.js";
import { MailingListService } from "./enquiries/mailing-list.service.js";
import type { Facts } from "./facts/facts.js";
import { createApollo } from "./graphql/apollo.js";
import { bodyErrors } from "./graphql/body-errors.js";
import type { Services, ShopContext } from "./graphql/context.js";
import { createExecutor } from "./graphql/execute.js";
import { explorerRoutes } from "./graphql/explorer.js";
import { createSchema } from "./graphql/schema.js";
import type { MailQueue } from "./mail/mail-queue.js";
import { OrderService } from "./orders/order.service.js";
import { PricingService } from "./pricing/pricing.service.js";
import { PromotionService } from "./promotions/promotion.service.js";
import { cartRoutes } from "./rest/cart.js";
import { catalogueRoutes } from "./rest/catalogue.js";
import { contactRoutes } from "./rest/contact.js";
import { contactErrors, notFound, plainErrors } from "./rest/errors.js";
import { jsonOnly, limitWrites } from "./rest/guards.js";
import type { RateLimits } from "./rate-limits.js";
import { PRICE_POLICIES } from "./rules/policy.js";
import { SearchService } from "./search/search.service.js";
import type { Settings } from "./settings.js";
import type { Visitor } from "./visitor.js";
import { clientAddress } from "./web/client-address.js";
import { compress } from "./web/compress.js";
import { refuseCrossSite } from "./web/cross-site.js";
import { createHealth } from "./web/health.js";
import { jsonBody } from "./web/json-body.js";
import { requestLog } from "./web/logs.js";
import { NOBODY, NOWHERE } from "./web/nobody.js";
import { pageRoutes } from "./web/pages.js";
import { createRateLimits } from "./web/rate-limits.js";
import { requestIdOf } from "./web/request-id.js";
import { allowMethods, refuseNul } from "./web/request-line.js";
import { securityHeaders } from "./web/security-headers.js";
import type { Storefront } from "./web/storefront.js";
import { createSessions } from "./web/sessions.js";

/** What the shop is made of; all of it is opened before and closed after by whoever makes it. */
export type ShopParts = {
  settings: Pick<Settings, "pricePolicy" | "apiExplorer" | "trustProxy" | "publicUrl" | "rateLimits" | "isDevelopment">;
  facts: Facts;
  logger: Logger;
  database: DataSource;
  databaseUrl: string;
  sessionSecrets: string[];
  mail: MailQueue;
  /** The pages; without one the shop is an API only. */
  storefront: Storefront | undefined;
};

export type Shop = {
  app: Express;
  /** From now on /readyz says that the shop is about to stop. */
  drain(): void;
  close(): Promise<void>;
};

/** The Express application with every door of the shop, usable without a port. */
export async function createShop(parts: ShopParts): Promise<Shop> {
  const { settings, logger, database } = parts;
  const isSecure = settings.publicUrl?.startsWith("https:") ?? false;
  const rateLimits = createRateLimits(database, settings.rateLimits);
  const services = createServices(parts, rateLimits);
  const sessions = createSessions({
    databaseUrl: parts.databaseUrl,
    secrets: parts.sessionSecrets,
    isSecure,
  });
  const writerOf = (request: Request) => ({
    clientAddress: clientAddress(request),
    sessionKey: sessions.keyOf(request),
  });
  const contextFor = (visitor: Visitor, requestId: string, writer: ReturnType<typeof writerOf>): ShopContext => ({
    services,
    visitor,
    requestId,
    ...writer,
    rateLimits,
    loaders: createCatalogueLoaders(services.catalogue, services.reviews),
  });
  const visitorOf = (request: Request, response: Response) => sessions.visitorOf(request, response);

  const schema = await createSchema();
  const apollo = createApollo(schema, { logger, isExplorable: settings.apiExplorer });
  await apollo.start();

  const health = createHealth(database);
  const app = express();
  app.disable("x-powered-by");
  app.set("trust proxy", settings.trustProxy);
  app.use(requestLog(logger), securityHeaders({ isSecure, isDevelopment: settings.isDevelopment }));
  app.use(allowMethods("GET", "HEAD", "POST", "PUT", "DELETE", "OPTIONS"), refuseNul);
  app.use(health.routes);
  if (settings.apiExplorer) app.use(explorerRoutes());
  app.use(
    "/graphql",
    allowMethods("GET", "HEAD", "POST", "OPTIONS"),
    compress,
    refuseCrossSite(settings.publicUrl),
    jsonBody,
    expressMiddleware(apollo, {
      context: async ({ req, res }) => contextFor(visitorOf(req, res), requestIdOf(req), writerOf(req)),
    }),
    bodyErrors(logger),
  );
  app.use("/api", compress, refuseCrossSite(settings.publicUrl), jsonOnly, limitWrites(rateLimits, writerOf), jsonBody);
  app.use(
    "/api",
    catalogueRoutes(services),
    cartRoutes(services.carts, visitorOf),
    contactRoutes(services.enquiries, visitorOf),
    notFound,
  );
  if (parts.storefront) {
    const execute = createExecutor(schema, (requestId) => contextFor(NOBODY, requestId, NOWHERE));
    app.use(
      compress,
      pageRoutes(parts.storefront, { execute, logger, facts: parts.facts, publicUrl: settings.publicUrl }),
    );
  }
  app.use("/api/contact", contactErrors(logger));
  app.use(plainErrors(logger));
  return {
    app,
    drain: health.drain,
    async close() {
      await apollo.stop();
      await sessions.close();
    },
  };
}

function createServices({ settings, facts, database, mail }: ShopParts, rateLimits: RateLimits): Services {
  const catalogue = new CatalogueService(database);
  const search = new SearchService(database);
  const productLists = new ProductListService(database, search);
  const reviews = new ReviewService(database, rateLimits);
  const promotions = new PromotionService(database);
  const carts = new CartService(database, catalogue, promotions, PRICE_POLICIES[settings.pricePolicy]);
  const orders = new OrderService(database, carts, mail);
  const pricing = new PricingService(catalogue, settings.pricePolicy);
  const enquiries = new EnquiryService(database, mail, rateLimits, facts.hours);
  const mailingList = new MailingListService(database, mail, rateLimits);
  return {
    facts,
    pricePolicy: settings.pricePolicy,
    catalogue,
    productLists,
    reviews,
    search,
    carts,
    orders,
    pricing,
    promotions,
    enquiries,
    mailingList,
  };
}
