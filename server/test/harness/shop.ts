import type { ServerOptions } from "node:http";
import type { AddressInfo } from "node:net";
import type { DataSource } from "typeorm";
import { afterAll, beforeAll, vi } from "vitest";
import { createDataSource } from "../../src/database/data-source.js";
import { readShopProfile } from "../../src/shop-profile/shop-profile.js";
import { MailQueue } from "../../src/mail/mail-queue.js";
import { createShop, type ShopParts } from "../../src/shop.js";
import { readSettings } from "../../src/settings.js";
import type { PricePolicy } from "../../src/rules/policy.js";
import { createHttpServer } from "../../src/http/server/listen.js";
import type { Storefront } from "../../src/ssr/storefront.js";
import { createTestDatabase, pooledUrl } from "./database.js";
import { aLog } from "./log.js";
import { TestVisitor } from "./visitor.js";

/** What the shop logged of one request, or of one failure. */
type LogLine = {
  msg: string;
  level: number;
  statements?: number;
  operation?: string;
  responseTime?: number;
  requestId?: string;
  req?: { id: string; path: string };
};

export const TEST_SECRETS = ["a secret for tests that is long enough"];

/** Out of the way of whoever does not test limits. */
const HIGH_LIMITS = { ...readSettings({}).rateLimits };
for (const bucket of Object.keys(HIGH_LIMITS) as (keyof typeof HIGH_LIMITS)[]) HIGH_LIMITS[bucket] = 1_000_000;

/** A running shop with the whole catalogue on a database of its own, behind a real port. */
export class TestShop {
  constructor(
    readonly url: string,
    readonly database: DataSource,
    readonly log: readonly LogLine[],
    readonly databaseUrl: string,
  ) {}

  /** Somebody with a browser of their own. */
  visitor(): TestVisitor {
    return new TestVisitor(this.url);
  }

  /** The log line of the request with this id. */
  logged(requestId: string): Promise<LogLine & { statements: number }> {
    return vi.waitFor(() => {
      const line = this.log.find(({ req }) => req?.id === requestId);
      if (line?.statements === undefined) throw new Error(`Nothing is logged of request ${requestId} yet.`);
      return { ...line, statements: line.statements };
    });
  }

  /** SQL statements that the request with this id took. */
  async statements(requestId: string): Promise<number> {
    return (await this.logged(requestId)).statements;
  }
}

/** Opens a shop before the tests of this file and closes it after them. */
export function useShop({
  pricePolicy = "consistent",
  storefront,
  settings,
  prepare,
  through,
  beside,
  http,
}: {
  pricePolicy?: PricePolicy;
  storefront?: Storefront;
  settings?: Partial<ShopParts["settings"]>;
  /** Changes the database before the shop opens it. */
  prepare?: (databaseUrl: string) => Promise<void>;
  /** Answers the one address at which the shop finds its database, such as that of a proxy before it. */
  through?: (databaseUrl: string) => Promise<string>;
  /** Another shop of this file, opened before: this one is a second server on its database. */
  beside?: () => TestShop;
  /** Other times than the shop's own, so that a test need not wait. */
  http?: ServerOptions;
} = {}): () => TestShop {
  let shop: TestShop;
  let close: () => Promise<void>;
  beforeAll(async () => {
    const testDatabase = beside ? { url: beside().databaseUrl, drop: async () => {} } : await createTestDatabase();
    await prepare?.(testDatabase.url);
    const databaseDirectUrl = through ? await through(testDatabase.url) : testDatabase.url;
    const databaseUrl = through ? databaseDirectUrl : pooledUrl(testDatabase.url);
    const database = await createDataSource(databaseUrl).initialize();
    const { logger, lines: log } = aLog<LogLine>();
    const mail = await MailQueue.open({ databaseUrl: pooledUrl(testDatabase.url), logger });
    const opened = await createShop({
      // Answers are worked out anew, so that what a test does to the catalogue behind the shop's back counts at once.
      settings: { ...readSettings({}), rateLimits: HIGH_LIMITS, pricePolicy, responseCache: false, ...settings },
      shopProfile: readShopProfile(undefined),
      logger,
      mail,
      database,
      databaseUrl,
      databaseDirectUrl,
      sessionSecrets: TEST_SECRETS,
      storefront,
    });
    const server = createHttpServer(opened.app, http);
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const { port } = server.address() as AddressInfo;
    shop = new TestShop(`http://127.0.0.1:${port}`, database, log, testDatabase.url);
    close = async () => {
      await new Promise((resolve) => {
        server.close(resolve);
        server.closeAllConnections();
      });
      await opened.close();
      await mail.close();
      await database.destroy();
      await testDatabase.drop();
    };
  });
  afterAll(() => close());
  return () => shop;
}
