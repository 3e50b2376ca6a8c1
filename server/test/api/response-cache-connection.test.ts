import { afterAll, describe, expect, it, vi } from "vitest";
import { byHand, priceAt, setPrice } from "../builders/catalogue-change.js";
import { openDatabaseProxy, type DatabaseProxy } from "../harness/database-proxy.js";
import { useShop, type TestShop } from "../harness/shop.js";

const QUERY = '{ product(slug: "roller-blinds") { basePricePence } }';

/** Whether a server has this in its cache now. */
async function isKept(shop: TestShop): Promise<boolean> {
  const { requestId } = await shop.visitor().graphql(QUERY);
  return (await shop.statements(requestId)) === 0;
}

const becomes = (isTrue: boolean, shop: TestShop) =>
  vi.waitFor(async () => expect(await isKept(shop)).toBe(isTrue), { timeout: 10_000, interval: 5 });

describe("when the connection that listens for changes is cut", () => {
  const shop = useShop({ settings: { responseCache: true } });

  it("nothing is served from the cache until it is back, and then nothing old", async () => {
    await becomes(true, shop());
    const [{ cut }] = await shop().database.query(
      `SELECT count(pg_terminate_backend(pid))::int AS cut FROM pg_stat_activity
       WHERE application_name = 'catalogue-watch' AND datname = current_database()`,
    );
    expect(cut).toBe(1);
    await becomes(false, shop());
    await setPrice(shop(), 8_100);
    await vi.waitFor(async () => expect(await priceAt(shop())).toBe(8_100), { timeout: 1000, interval: 5 });
    await becomes(true, shop());
    expect(await priceAt(shop())).toBe(8_100);
    await vi.waitFor(() =>
      expect(shop().log.map(({ msg }) => msg)).toEqual(
        expect.arrayContaining([expect.stringMatching(/^no responses are cached/), "responses are cached again"]),
      ),
    );
  });
});

describe("when the database falls silent with its connections open", () => {
  let proxy: DatabaseProxy | undefined;
  const shop = useShop({
    settings: { responseCache: true },
    through: async (url) => {
      proxy = await openDatabaseProxy(url);
      return proxy.url;
    },
  });
  afterAll(() => proxy?.close());

  it("cached responses are served for less than three seconds more, then marked as stale, and afterwards nothing old", async () => {
    await becomes(true, shop());
    proxy?.freeze();
    const frozenAt = performance.now();
    for (;;) {
      const askedAt = performance.now();
      const answer = await shop()
        .visitor()
        .send("POST", "/graphql", JSON.stringify({ query: QUERY, variables: {} }));
      expect(answer.status).toBe(200);
      if (answer.headers.get("cache-status")?.startsWith("shop; hit; ttl=-")) break;
      expect(askedAt - frozenAt).toBeLessThan(3000);
    }
    await byHand(shop(), (client) =>
      client.query("UPDATE product SET base_price_pence = 8200 WHERE slug = 'roller-blinds'"),
    );
    proxy?.thaw();
    await vi.waitFor(async () => expect(await priceAt(shop())).toBe(8_200), { timeout: 1000, interval: 5 });
    await becomes(true, shop());
    expect(await priceAt(shop())).toBe(8_200);
  });
});

describe("a shop that opens while the database can't be listened to", () => {
  const shop = useShop({
    settings: { responseCache: true },
    through: async (url) => {
      await byHand({ databaseUrl: url }, (client) =>
        client.query("ALTER TABLE catalogue_version RENAME TO catalogue_version_later"),
      );
      return url;
    },
  });

  it("works without a cache and uses it once the database can be listened to", async () => {
    expect(await isKept(shop())).toBe(false);
    expect(await isKept(shop())).toBe(false);
    await shop().database.query("ALTER TABLE catalogue_version_later RENAME TO catalogue_version");
    await becomes(true, shop());
  });
});
