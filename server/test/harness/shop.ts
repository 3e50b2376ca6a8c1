import type { ServerOptions } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import type { DataSource } from "typeorm";
import { afterAll, beforeAll, vi } from "vitest";
import { createShop, type Shop, type ShopParts } from "../../src/composition/create-shop.js";
import { createDataSource } from "../../src/composition/database/data-source.js";
import type { BackOffice } from "../../src/http/back-office/back-office.js";
import { createHttpServer } from "../../src/http/server/listen.js";
import { MailQueue } from "../../src/mail/mail-queue.js";
import type { PricePolicy } from "../../src/rules/price-policy.js";
import { readSettings } from "../../src/settings.js";
import { readShopProfile, type ShopProfile } from "../../src/shop-profile/shop-profile.js";
import type { Storefront } from "../../src/ssr/storefront.js";
import { createTestDatabase, pooledUrl } from "./database.js";
import { aLog } from "./log.js";
import { TestValkey } from "./valkey.js";
import { TestVisitor } from "./visitor.js";

/** A log line of a request or a failure. */
type LogLine = {
  msg: string;
  level: number;
  statements?: number;
  operation?: string;
  responseTime?: number;
  traceId?: string;
  requestId?: string;
  req?: { id: string; path: string };
};

export const TEST_SECRETS = ["a secret for tests that is long enough"];

const PICTURES = path.resolve(import.meta.dirname, "../../../client/public/images");

/** High limits, for tests of other behaviour. */
const HIGH_LIMITS = { ...readSettings({}).rateLimits };
for (const bucket of Object.keys(HIGH_LIMITS) as (keyof typeof HIGH_LIMITS)[]) HIGH_LIMITS[bucket] = 1_000_000;

/** A running shop on a real port, with its own database and the whole catalogue. */
export class TestShop {
  constructor(
    readonly url: string,
    readonly database: DataSource,
    readonly log: readonly LogLine[],
    readonly databaseUrl: string,
    /** Announces that the shop is about to stop. */
    readonly drain: () => void,
    /** Its response caches. */
    readonly caches: Shop["caches"],
    /** The replicas of its database. */
    readonly replicas: Shop["replicas"],
    /** Where it counts limits, if not in its database and memory. */
    readonly valkeyUrl: string | undefined,
  ) {}

  /** A new visitor without cookies. */
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

  /** Number of SQL statements of the request with this id. */
  async statements(requestId: string): Promise<number> {
    return (await this.logged(requestId)).statements;
  }
}

/** Opens a shop before the tests of this file and closes it after them. */
export function useShop({
  pricePolicy = "consistent",
  storefront,
  backOffice,
  settings,
  profile,
  server = createTestDatabase,
  prepare,
  through,
  listening,
  beside,
  valkeyAt,
  http,
}: {
  pricePolicy?: PricePolicy;
  storefront?: Storefront;
  backOffice?: BackOffice;
  settings?: Partial<ShopParts["settings"]> | (() => Partial<ShopParts["settings"]>);
  /** Replaces facts of the shop. */
  profile?: Partial<ShopProfile>;
  /** Makes a database on another Postgres than that of all tests. */
  server?: () => Promise<{ url: string; drop(): Promise<void> }>;
  /** Changes the database before the shop opens it. */
  prepare?: (databaseUrl: string) => Promise<void>;
  /** Returns another URL of the database for the shop, such as a proxy's. */
  through?: (databaseUrl: string) => Promise<string>;
  /** Returns another URL of the database, by which alone the shop listens for changes. */
  listening?: (databaseUrl: string) => string;
  /** A shop of this file opened before; this one is a second server on its database. */
  beside?: () => TestShop;
  /** Returns the URL of a Valkey of the test's own. */
  valkeyAt?: () => string;
  /** Shorter timeouts, so that a test need not wait. */
  http?: ServerOptions;
} = {}): () => TestShop {
  let shop: TestShop;
  let close: () => Promise<void>;
  beforeAll(async () => {
    const testDatabase = beside ? { url: beside().databaseUrl, drop: async () => {} } : await server();
    await prepare?.(testDatabase.url);
    const valkey = beside || valkeyAt ? undefined : await TestValkey.ofProject();
    const valkeyUrl = valkeyAt?.() ?? beside?.().valkeyUrl ?? valkey?.url;
    const proxiedUrl = await through?.(testDatabase.url);
    const databaseDirectUrl = listening?.(testDatabase.url) ?? proxiedUrl ?? testDatabase.url;
    const databaseUrl = proxiedUrl ?? pooledUrl(testDatabase.url);
    const database = await createDataSource(databaseUrl).initialize();
    const { logger, lines: log } = aLog<LogLine>();
    const mail = await MailQueue.open({ databaseUrl: pooledUrl(testDatabase.url), logger });
    const opened = await createShop({
      // Without the response cache, a test's changes of the catalogue show at once; without figures, nothing else is written.
      settings: {
        ...readSettings({}),
        rateLimits: HIGH_LIMITS,
        pricePolicy,
        responseCache: false,
        figures: false,
        ...(typeof settings === "function" ? settings() : settings),
        valkeyUrl,
      },
      shopProfile: { ...readShopProfile(undefined), ...profile },
      logger,
      mail,
      database,
      databaseUrl,
      databaseDirectUrl,
      sessionSecrets: TEST_SECRETS,
      storefront,
      backOffice,
      pictureFolder: PICTURES,
    });
    const { app, drain, caches, replicas } = opened;
    const httpServer = createHttpServer(app, http);
    await new Promise<void>((resolve) => httpServer.listen(0, "127.0.0.1", resolve));
    const { port } = httpServer.address() as AddressInfo;
    const url = `http://127.0.0.1:${port}`;
    shop = new TestShop(url, database, log, testDatabase.url, drain, caches, replicas, valkeyUrl);
    close = async () => {
      await new Promise((resolve) => {
        httpServer.close(resolve);
        httpServer.closeAllConnections();
      });
      await opened.close();
      await mail.close();
      await database.destroy();
      await testDatabase.drop();
      await valkey?.close();
    };
  });
  afterAll(() => close());
  return () => shop;
}
