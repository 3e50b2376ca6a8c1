import type { EntityManager } from "typeorm";
import { afterAll, describe, expect, it, vi } from "vitest";
import { asShopError } from "../../src/kernel/sql/database-errors.js";
import { SentMail } from "../../src/mail/sent-mail.entity.js";
import { ServiceUnavailable } from "../../src/kernel/errors/shop-error.js";
import { aCartWith, readCart } from "../builders/cart.js";
import { type DatabaseProxy, openDatabaseProxy } from "../harness/database-proxy.js";
import { useShop } from "../harness/shop.js";

/** The largest that a pool gets, with the sessions' beside it. */
const CONNECTIONS = 10;

const NOT_NOW = { status: 503, errors: [{ extensions: { code: "SERVICE_UNAVAILABLE", retryable: true } }] };

/** What something took, in milliseconds, beside what it gave. */
async function timed<Result>(work: () => Promise<Result>): Promise<[Result, number]> {
  const start = performance.now();
  return [await work(), performance.now() - start];
}

describe("while every connection is taken", () => {
  const shop = useShop();

  it("others are told so within 2.5 seconds, and served at once afterwards", async () => {
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

  it("is ended, and answered without a word of the database's", async () => {
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

describe("a connection that is lost between two statements of a transaction", () => {
  const shop = useShop();

  it.each<[string, (manager: EntityManager) => Promise<unknown>]>([
    ["asks", (manager) => manager.query("SELECT 1")],
    ["writes", (manager) => manager.createQueryBuilder().insert().into(SentMail).values([]).execute()],
    ["commits", async () => {}],
  ])("is no fault of the shop's: it %s later", async (_, next) => {
    const work = shop().database.transaction(async (manager) => {
      const [{ pid }] = await manager.query("SELECT pg_backend_pid() AS pid");
      await shop().database.query("SELECT pg_terminate_backend($1)", [pid]);
      await vi.waitFor(() => expect(manager.queryRunner?.isReleased).toBe(true));
      await next(manager);
    });
    expect(asShopError(await work.catch((error: unknown) => error))).toBeInstanceOf(ServiceUnavailable);
  });
});

describe("a database that is frozen with its connections open", () => {
  let proxy: DatabaseProxy | undefined;
  const shop = useShop({
    through: async (url) => {
      proxy = await openDatabaseProxy(url);
      return proxy.url;
    },
  });
  afterAll(() => proxy?.close());

  it("holds no request for longer than a statement may take, and loses nothing", async () => {
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
