import type { EntityManager } from "typeorm";
import { afterAll, describe, expect, it, vi } from "vitest";
import { ServiceUnavailable } from "../../src/kernel/errors/shop-error.js";
import { asShopError } from "../../src/kernel/sql/database-errors.js";
import { SentMail } from "../../src/mail/sent-mail.entity.js";
import { aCartWith, readCart } from "../builders/cart.js";
import { openDatabaseProxy, type DatabaseProxy } from "../harness/database-proxy.js";
import { useShop } from "../harness/shop.js";

/** Maximum size of the pool; sessions have a pool of their own. */
const CONNECTIONS = 10;

const NOT_NOW = { status: 503, errors: [{ extensions: { code: "SERVICE_UNAVAILABLE", retryable: true } }] };

/** The result of `work` and its duration in milliseconds. */
async function timed<Result>(work: () => Promise<Result>): Promise<[Result, number]> {
  const start = performance.now();
  return [await work(), performance.now() - start];
}

describe("while every connection is in use", () => {
  const shop = useShop();

  it("other requests fail within 2.5 seconds and succeed at once afterwards", async () => {
    const visitor = shop().visitor();
    const taken = Array.from({ length: CONNECTIONS }, () => shop().database.query("SELECT pg_sleep(2.8)"));
    const [answer, milliseconds] = await timed(() => visitor.graphql("{ categories { id } }"));
    expect(answer).toMatchObject(NOT_NOW);
    expect(milliseconds).toBeLessThan(2500);
    await Promise.all(taken);
    expect((await visitor.graphql("{ categories { id } }")).status).toBe(200);
  });
});

describe("a statement that takes too long", () => {
  const shop = useShop();

  it("is cancelled and answered without the database's message", async () => {
    await shop().database.query(
      "ALTER TABLE category RENAME TO category_quick; CREATE VIEW category AS SELECT c.* FROM category_quick c, pg_sleep(5)",
    );
    const [answer, milliseconds] = await timed(() =>
      shop().visitor().send("POST", "/graphql", '{"query": "{ categories { id } }"}'),
    );
    expect(milliseconds).toBeLessThan(4500);
    expect(answer.headers.get("retry-after")).toBe("2");
    const text = await answer.text();
    expect({ status: answer.status, ...(JSON.parse(text) as object) }).toMatchObject(NOT_NOW);
    expect(text).not.toMatch(/statement|timeout|canceling/);
  });
});

describe("a connection lost between two statements of a transaction", () => {
  const shop = useShop();

  it.each<[string, (manager: EntityManager) => Promise<unknown>]>([
    ["reads", (manager) => manager.query("SELECT 1")],
    ["writes", (manager) => manager.createQueryBuilder().insert().into(SentMail).values([]).execute()],
    ["commits", async () => {}],
  ])("is reported as temporary when the transaction %s next", async (_, next) => {
    const work = shop().database.transaction(async (manager) => {
      const [{ pid }] = await manager.query("SELECT pg_backend_pid() AS pid");
      await shop().database.query("SELECT pg_terminate_backend($1)", [pid]);
      await vi.waitFor(() => expect(manager.queryRunner?.isReleased).toBe(true), { timeout: 20_000 });
      await next(manager);
    });
    expect(asShopError(await work.catch((error: unknown) => error))).toBeInstanceOf(ServiceUnavailable);
  });
});

describe("a frozen database with open connections", () => {
  let proxy: DatabaseProxy | undefined;
  const shop = useShop({
    through: async (url) => {
      proxy = await openDatabaseProxy(url);
      return proxy.url;
    },
  });
  afterAll(() => proxy?.close());

  it("blocks no request for longer than the statement timeout and loses nothing", async () => {
    const visitor = shop().visitor();
    await aCartWith(visitor);
    proxy?.freeze();
    const [[read, readTime], [ready, readyTime], health] = await Promise.all([
      timed(() => readCart(visitor)),
      timed(() => shop().visitor().rest("GET", "/readyz")),
      shop().visitor().rest("GET", "/healthz"),
    ]);
    expect(health.status).toBe(200);
    expect(ready.status).toBe(503);
    expect(readyTime).toBeLessThan(2500);
    expect(read).toMatchObject(NOT_NOW);
    expect(readTime).toBeLessThan(6500);
    proxy?.thaw();
    expect((await readCart(visitor)).data.cart.count).toBe(1);
    expect((await shop().visitor().rest("GET", "/readyz")).status).toBe(200);
  });
});
