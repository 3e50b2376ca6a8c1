import { parse } from "graphql";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import type { Storefront } from "../../src/ssr/storefront.js";
import { aCartWith, anAddition, readCart } from "../builders/cart.js";
import { byHand, priceAt } from "../builders/catalogue-change.js";
import { StaffClient } from "../builders/staff.js";
import { openDatabaseProxy, type DatabaseProxy } from "../harness/database-proxy.js";
import { useMonitoring } from "../harness/monitoring.js";
import { pauseReplay, resumeReplay, runAt, useReplicatedDatabase } from "../harness/replicated-database.js";
import { useShop } from "../harness/shop.js";

const database = useReplicatedDatabase(2);
let primary: DatabaseProxy;
let replicas: DatabaseProxy[];
beforeAll(async () => {
  const { url, replicaUrls } = database();
  primary = await openDatabaseProxy(url);
  replicas = await Promise.all(replicaUrls.map(openDatabaseProxy));
});
afterAll(async () => {
  for (const proxy of [primary, ...replicas]) await proxy.close();
});

const PRODUCT = parse("query ($name: String!) { product(slug: $name) { name } }");
const CODE = parse("query ($name: String!) { configurationCode(code: $name) { product { name } } }");

const server = async () => ({ url: database().url, drop: async () => {} });

/** Pages that show a product, by its slug or, below /codes, by a code for the phone. */
const storefront: Storefront = {
  files: (_request, _response, next) => next(),
  inlineScripts: [],
  render: async (url, execute) => {
    const name = url.slice(url.lastIndexOf("/") + 1);
    const query = url.startsWith("/codes") ? CODE : PRODUCT;
    const { data, errors } = await execute({ query, variables: { name } });
    if (errors) throw new Error(errors[0]?.message);
    return { body: JSON.stringify(data), status: 200, isPrivate: false };
  },
  renderLayers: async () => undefined,
  renderDrawing: async () => "",
  renderPdf: async () => Buffer.from(""),
  sitemapRoutes: async () => ({ publicPages: [], hiddenPaths: [] }),
  canonicalUrl: async (url) => url,
  close: async () => {},
};

/** Its statements pass the proxies; that of the catalogue's version, by which it judges replicas, does not. */
const shop = useShop({
  server,
  storefront,
  through: async () => primary.url,
  listening: (url) => url,
  settings: () => ({ databaseReadUrls: replicas.map(({ url }) => url) }),
});
const watch = useMonitoring(shop);

const SOON = { timeout: 10_000, interval: 20 };
const NOT_NOW = { status: 503, errors: [{ extensions: { code: "SERVICE_UNAVAILABLE" } }] };

/** Waits until so many replicas are in use. */
const areInUse = (count: number) =>
  vi.waitFor(() => {
    const inUse = shop()
      .replicas?.states()
      .filter(({ isInUse }) => isInUse);
    expect(inUse).toHaveLength(count);
  }, SOON);

/** Runs `work` while the shop can't send the primary a statement. */
async function withoutPrimary<Result>(work: () => Promise<Result>): Promise<Result> {
  primary.cut();
  try {
    return await work();
  } finally {
    primary.mend();
  }
}

const atReplicas = (work: (url: string) => Promise<void>) => Promise.all(database().replicaUrls.map(work));

const setPrice = (pence: number) =>
  byHand({ databaseUrl: database().url }, (client) =>
    client.query("UPDATE product SET base_price_pence = $1 WHERE slug = 'roller-blinds'", [pence]),
  );

const priceBecomes = (pence: number) => vi.waitFor(async () => expect(await priceAt(shop())).toBe(pence), SOON);

/** Reads until the price is this one, and then some more. */
async function priceStays(pence: number) {
  await priceBecomes(pence);
  for (let time = 0; time < 10; time += 1) expect(await priceAt(shop())).toBe(pence);
}

describe("replicas answer public reads without the primary", () => {
  it.each([
    ["a product", '{ product(slug: "roller-blinds") { name reviews(first: 2) { nodes { id } } related { slug } } }'],
    [
      "lists with facets",
      '{ products(category: "blinds", first: 5) { totalCount facets { families { count } } nodes { slug } } }',
    ],
    ["the search", '{ search(query: "roller") { totalCount } suggestions(query: "rol") { slug } }'],
    ["categories and reviews", "{ categories { slug } reviews(first: 3) { nodes { id } } }"],
  ])("%s by GraphQL", async (_case, query) => {
    await areInUse(2);
    await withoutPrimary(() =>
      vi.waitFor(async () => {
        const answer = await shop().visitor().graphql(query);
        expect(answer).toMatchObject({ status: 200, errors: [] });
      }, SOON),
    );
  });

  it.each([
    "/api/products/roller-blinds",
    "/api/categories/blinds",
    "/api/search?q=blackout",
    "/pages/roller-blinds",
    "/sitemap.xml",
    "/feeds/google.xml",
  ])("%s", async (path) => {
    await areInUse(2);
    await withoutPrimary(() =>
      vi.waitFor(async () => expect((await shop().visitor().send("GET", path)).status).toBe(200), SOON),
    );
  });

  it("in turn, and the metrics tell", async () => {
    await areInUse(2);
    const before = await watch.read();
    await vi.waitFor(async () => {
      await priceAt(shop());
      const after = await watch.read();
      for (const name of ["replica 1", "replica 2"]) {
        const labels = `database="${name}"`;
        expect(after.of("public_reads_total", labels)).toBeGreaterThan(before.of("public_reads_total", labels));
        expect(after.of("sql_replica_in_use", `replica="${name}"`)).toBe(1);
        expect(after.series).toContain(`sql_replica_lag_seconds{replica="${name}"}`);
      }
    }, SOON);
  });
});

describe("carts", () => {
  it("are neither read nor changed without the primary", async () => {
    await areInUse(2);
    const visitor = shop().visitor();
    await aCartWith(visitor);
    await withoutPrimary(async () => expect(await readCart(visitor)).toMatchObject(NOT_NOW));
    await vi.waitFor(async () => expect((await readCart(visitor)).data.cart.count).toBe(1), SOON);
  });

  it("are shown as they are while replicas stand still, also beside public fields", async () => {
    await areInUse(2);
    await atReplicas(pauseReplay);
    const visitor = shop().visitor();
    await aCartWith(visitor);
    const { data } = await visitor.graphql<{ cart: { count: number } }>("{ categories { id } cart { count } }");
    expect(data.cart.count).toBe(1);
    await areInUse(2); // a cart is nothing that the catalogue's version counts
    await atReplicas(resumeReplay);
  });
});

it("a page shows what is not public, and has just been made, while replicas stand still", async () => {
  await areInUse(2);
  await atReplicas(pauseReplay);
  const { productId } = await anAddition(shop().visitor());
  const chosen = { width: 47.2441, height: 60, material: "Blackout Fabric", color: "Navy" };
  const configuration = { productId, ...chosen, customizations: [{ name: "fit", value: "exact" }] };
  const { data } = await shop()
    .visitor()
    .graphql<{ createConfigurationCodes: { configurationCodes: { code: string }[] } }>(
      "mutation ($input: CreateConfigurationCodesInput!) { createConfigurationCodes(input: $input) { configurationCodes { code } } }",
      { input: { configurations: [configuration] } },
    );
  const [made] = data.createConfigurationCodes.configurationCodes;
  const page = await shop().visitor().send("GET", `/codes/${made?.code}`);
  expect(await page.text()).toContain("Roller Blinds");
  await areInUse(2);
  await atReplicas(resumeReplay);
});

describe("a changed price", () => {
  it("shows at once while replicas stand still, and is read from them when they have it", async () => {
    await areInUse(2);
    await atReplicas(pauseReplay);
    await setPrice(7_100);
    await priceStays(7_100);
    await areInUse(0);
    expect((await watch.read()).of("sql_replica_in_use", 'replica="replica 1"')).toBe(0);
    await withoutPrimary(async () =>
      expect(await shop().visitor().graphql("{ categories { id } }")).toMatchObject(NOT_NOW),
    );
    await atReplicas(resumeReplay);
    await areInUse(2);
    await withoutPrimary(() => priceBecomes(7_100));
  });

  it("is read from the replica that has it while another stands still", async () => {
    await areInUse(2);
    const [still = ""] = database().replicaUrls;
    await pauseReplay(still);
    await setPrice(7_200);
    await vi.waitFor(() => {
      expect(shop().replicas?.states()).toMatchObject([{ isInUse: false }, { isInUse: true }]);
    }, SOON);
    await withoutPrimary(() => priceBecomes(7_200));
    await resumeReplay(still);
    await areInUse(2);
  });
});

describe("no read fails", () => {
  const reads = (count: number) => Promise.all(Array.from({ length: count }, () => priceAt(shop())));

  it.each<[string, (proxy: DatabaseProxy) => void, (proxy: DatabaseProxy) => void]>([
    ["are killed", (proxy) => proxy.cut(), (proxy) => proxy.mend()],
    ["fall silent", (proxy) => proxy.freeze(), (proxy) => proxy.thaw()],
  ])("when replicas %s under reads, which ask them again when they are back", async (_case, fail, recover) => {
    await areInUse(2);
    const price = await priceAt(shop());
    const before = reads(20);
    replicas.forEach(fail);
    const prices = [...(await before), ...(await reads(20))];
    expect(new Set(prices)).toEqual(new Set([price]));
    await areInUse(0);
    expect((await shop().visitor().rest("GET", "/readyz")).status).toBe(200);
    replicas.forEach(recover);
    await areInUse(2);
    await withoutPrimary(() => priceBecomes(price));
    expect(shop().log.map(({ msg }) => msg)).toEqual(
      expect.arrayContaining([expect.stringMatching(/^a replica is out of use/), "a replica answers again"]),
    );
  });
});

it("after a mutation of staff all reads ask the primary for a moment", async () => {
  await areInUse(2);
  const staff = new StaffClient(shop().url);
  await vi.waitFor(async () => {
    const before = await watch.read();
    await staff.signIn("nobody@shop.example", "not the password");
    await priceAt(shop());
    const after = await watch.read();
    const labels = 'database="primary"';
    expect(after.of("public_reads_total", labels)).toBeGreaterThan(before.of("public_reads_total", labels));
  }, SOON);
});

describe("a shop whose replicas can't be reached", () => {
  const alone = useShop({
    server,
    settings: () => ({ databaseReadUrls: ["postgres://shop:secret@127.0.0.1:1/shop"] }),
  });

  it("opens, is ready, and reads from the primary", async () => {
    expect((await alone().visitor().rest("GET", "/readyz")).status).toBe(200);
    expect(await priceAt(alone())).toBe(await priceAt(shop()));
    expect(alone().replicas?.states()).toEqual([{ name: "replica 1", isInUse: false, lag: undefined }]);
    expect(JSON.stringify(alone().log)).not.toContain("secret");
  });
});

it("a replica that was promoted is not asked any more", async () => {
  await areInUse(2);
  const [, second = ""] = database().replicaUrls;
  await runAt(second, "SELECT pg_promote()");
  await vi.waitFor(() => {
    expect(shop().replicas?.states()).toMatchObject([{ isInUse: true }, { isInUse: false }]);
  }, SOON);
  await runAt(second, "UPDATE product SET base_price_pence = 1 WHERE slug = 'roller-blinds'");
  const prices = await Promise.all(Array.from({ length: 10 }, () => priceAt(shop())));
  expect(prices).not.toContain(1);
});
