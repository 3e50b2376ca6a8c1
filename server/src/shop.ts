import { expressMiddleware } from "@as-integrations/express5";
import express, { type Express, type Request, type Response } from "express";
import type { Logger } from "pino";
import type { DataSource } from "typeorm";
import { CartService } from "./cart/cart.service.js";
import { createCatalogueLoaders } from "./catalogue/catalogue.loaders.js";
import { CatalogueService } from "./catalogue/catalogue.service.js";
import type { Facts } from "./facts/facts.js";
import { createApollo } from "./graphql/apollo.js";
import { bodyErrors } from "./graphql/body-errors.js";
import type { Services, ShopContext } from "./graphql/context.js";
import { createExecutor } from "./graphql/execute.js";
import { explorerPage } from "./graphql/explorer.js";
import { createSchema } from "./graphql/schema.js";
import { OrderService } from "./orders/order.service.js";
import { cartRoutes } from "./rest/cart.js";
import { catalogueRoutes } from "./rest/catalogue.js";
import { notFound, plainErrors } from "./rest/errors.js";
import { PRICE_POLICIES } from "./rules/policy.js";
import type { Settings } from "./settings.js";
import type { Visitor } from "./visitor.js";
import { createHealth } from "./web/health.js";
import { requestLog } from "./web/logs.js";
import { requestIdOf } from "./web/request-id.js";
import { NOBODY } from "./web/nobody.js";
import { pageRoutes } from "./web/pages.js";
import type { Storefront } from "./web/storefront.js";
import { createSessions } from "./web/sessions.js";

/** What the shop is made of; all of it is opened before and closed after by whoever makes it. */
export type ShopParts = {
  settings: Pick<Settings, "pricePolicy" | "apiExplorer" | "trustProxy" | "publicUrl">;
  facts: Facts;
  logger: Logger;
  database: DataSource;
  databaseUrl: string;
  sessionSecrets: string[];
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
  const services = createServices(parts);
  const sessions = createSessions({
    databaseUrl: parts.databaseUrl,
    secrets: parts.sessionSecrets,
    isSecure: settings.publicUrl?.startsWith("https:") ?? false,
  });
  const contextFor = (visitor: Visitor, requestId: string): ShopContext => ({
    services,
    visitor,
    requestId,
    loaders: createCatalogueLoaders(services.catalogue),
  });
  const visitorOf = (request: Request, response: Response) => sessions.visitorOf(request, response);

  const schema = await createSchema();
  const apollo = createApollo(schema, { logger, explorer: settings.apiExplorer ? explorerPage() : undefined });
  await apollo.start();

  const health = createHealth(database);
  const app = express();
  app.disable("x-powered-by");
  app.set("trust proxy", settings.trustProxy);
  app.use(requestLog(logger));
  app.use(health.routes);
  app.use(
    "/graphql",
    express.json({ limit: "100kb" }),
    expressMiddleware(apollo, {
      context: async ({ req, res }) => contextFor(visitorOf(req, res), requestIdOf(req)),
    }),
    bodyErrors(logger),
  );
  app.use("/api", catalogueRoutes(services.catalogue), cartRoutes(services.carts, visitorOf), notFound);
  app.use("/api", plainErrors(logger));
  if (parts.storefront) {
    const execute = createExecutor(schema, (requestId) => contextFor(NOBODY, requestId));
    app.use(pageRoutes(parts.storefront, { execute, logger, facts: parts.facts, publicUrl: settings.publicUrl }));
  }
  return {
    app,
    drain: health.drain,
    async close() {
      await apollo.stop();
      await sessions.close();
    },
  };
}

function createServices({ settings, facts, database }: ShopParts): Services {
  const catalogue = new CatalogueService(database);
  const carts = new CartService(database, catalogue, PRICE_POLICIES[settings.pricePolicy]);
  const orders = new OrderService(database, carts);
  return { facts, pricePolicy: settings.pricePolicy, catalogue, carts, orders };
}
