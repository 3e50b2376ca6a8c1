import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { PassThrough } from "node:stream";
import { pino } from "pino";
import type { DataSource } from "typeorm";
import { afterAll, beforeAll, vi } from "vitest";
import { createDataSource } from "../../src/database/data-source.js";
import { readFacts } from "../../src/facts/facts.js";
import { createShop } from "../../src/shop.js";
import type { PricePolicy } from "../../src/rules/policy.js";
import type { Storefront } from "../../src/web/storefront.js";
import { createTestDatabase } from "./database.js";
import { TestVisitor } from "./visitor.js";

/** What the shop logged of one request, or of one failure. */
type LogLine = { msg: string; level: number; statements?: number; req?: { id: string; path: string } };

/** A running shop with the whole catalogue on a database of its own, behind a real port. */
export class TestShop {
  constructor(
    readonly url: string,
    readonly database: DataSource,
    readonly log: readonly LogLine[],
  ) {}

  /** Somebody with a browser of their own. */
  visitor(): TestVisitor {
    return new TestVisitor(this.url);
  }

  /** SQL statements that the request with this id took. */
  statements(requestId: string): Promise<number> {
    return vi.waitFor(() => {
      const line = this.log.find(({ req }) => req?.id === requestId);
      if (line?.statements === undefined) throw new Error(`Nothing is logged of request ${requestId} yet.`);
      return line.statements;
    });
  }
}

/** Opens a shop before the tests of this file and closes it after them. */
export function useShop({
  pricePolicy = "consistent",
  storefront,
}: { pricePolicy?: PricePolicy; storefront?: Storefront } = {}): () => TestShop {
  let shop: TestShop;
  let close: () => Promise<void>;
  beforeAll(async () => {
    const testDatabase = await createTestDatabase();
    const database = await createDataSource(testDatabase.url).initialize();
    const log: LogLine[] = [];
    const opened = await createShop({
      settings: { pricePolicy, apiExplorer: true, trustProxy: 0, publicUrl: undefined },
      facts: readFacts(undefined),
      logger: pino({ level: "info" }, linesInto(log)),
      database,
      databaseUrl: testDatabase.url,
      sessionSecrets: ["a secret for tests that is long enough"],
      storefront,
    });
    const server = createServer(opened.app);
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const { port } = server.address() as AddressInfo;
    shop = new TestShop(`http://127.0.0.1:${port}`, database, log);
    close = async () => {
      await new Promise((resolve) => {
        server.close(resolve);
        server.closeAllConnections();
      });
      await opened.close();
      await database.destroy();
      await testDatabase.drop();
    };
  });
  afterAll(() => close());
  return () => shop;
}

function linesInto(log: LogLine[]): PassThrough {
  const stream = new PassThrough();
  stream.on("data", (chunk: Buffer) => {
    for (const line of chunk.toString().split("\n")) if (line) log.push(JSON.parse(line) as LogLine);
  });
  return stream;
}
