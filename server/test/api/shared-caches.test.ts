import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { CachingProxy } from "../harness/caching-proxy.js";
import { useMonitoring } from "../harness/monitoring.js";
import { useShop } from "../harness/shop.js";

/** Changes travel through Postgres, the process and the proxy. */
const PATIENT = { timeout: 20_000, interval: 20 };
const HOUR = 3600;

const [proxy, forgetful] = await Promise.all([CachingProxy.start(), CachingProxy.start()]);
const shop = useShop({ settings: { responseCache: true, sharedCache: HOUR, purgeUrl: [proxy.url] } });
/** A second process of the same shop, whose cache keeps nothing longer than two seconds. */
const other = useShop({
  settings: { responseCache: true, sharedCache: 2, purgeUrl: [forgetful.url, proxy.url] },
  beside: shop,
});
const watch = useMonitoring(shop);
beforeAll(async () => {
  proxy.origin = shop().url;
  forgetful.origin = other().url;
  // What both processes purge at their start they purge again after three seconds; it is no change's.
  const ofStarts = () => proxy.purges.filter((keys) => keys.includes("catalogue"));
  await vi.waitFor(() => {
    if (ofStarts().length < 4) throw new Error("The processes have not purged what their starts concern yet.");
  }, PATIENT);
}, 60_000);
afterAll(() => {
  proxy.close();
  forgetful.close();
});

const ROLLER = "/api/products/roller-blinds";
const AWNINGS = "/api/products/awnings";
const LIST = "/api/products?category=blinds";
const BY_GRAPHQL = `/graphql?${new URLSearchParams({ query: '{ product(slug: "roller-blinds") { basePricePence } }' }).toString()}`;

const read = async (path: string, through = proxy) =>
  (await fetch(through.url + path, { headers: { accept: "*/*" } })).json();
const penceOf = ({ basePrice }: { basePrice: number }) => Math.round(basePrice * 100);
const priceOf = async (path: string, through = proxy) => penceOf((await read(path, through)) as { basePrice: number });
const raise = () =>
  shop().database.query("UPDATE product SET base_price_pence = base_price_pence + 100 WHERE slug = 'roller-blinds'");

/** Reads until the proxy keeps the answers: not at once where the process has just heard of a change. */
const keep = (paths: readonly string[], through = proxy) =>
  vi.waitFor(async () => {
    for (const path of paths) await read(path, through);
    expect(paths.filter((path) => !through.has(path))).toEqual([]);
  }, PATIENT);

describe("a shared cache in front of the shop", { timeout: 60_000 }, () => {
  it("answers by itself", async () => {
    await keep([ROLLER, AWNINGS, LIST, BY_GRAPHQL]);
    const before = proxy.hits;
    await read(ROLLER);
    expect(proxy.hits).toBe(before + 1);
  });

  it("shows a changed price though it may keep the old one for an hour, and keeps what shows another product", async () => {
    await keep([ROLLER, AWNINGS, LIST]);
    const before = await priceOf(ROLLER);
    await raise();
    await vi.waitFor(async () => expect(await priceOf(ROLLER)).toBe(before + 100), PATIENT);
    expect(proxy.has(AWNINGS)).toBe(true);
    await vi.waitFor(async () => {
      const list = (await read(LIST)) as { slug: string; basePrice: number }[];
      expect(list.filter(({ slug }) => slug === "roller-blinds").map(penceOf)).toEqual([before + 100]);
    }, PATIENT);
    expect(proxy.purges.at(-1)).toEqual(expect.arrayContaining(["product:roller-blinds", "any-change"]));
  });

  it("gets purges that it refused once it takes them, and metrics count both", async () => {
    proxy.isRefusing = true;
    await keep([ROLLER]);
    const before = await priceOf(ROLLER);
    await raise();
    const failed = async () => (await watch.read()).of("cache_purges_total", 'outcome="failed"');
    await vi.waitFor(async () => expect(await failed()).toBeGreaterThan(0), PATIENT);
    expect(await priceOf(ROLLER)).toBe(before);
    proxy.isRefusing = false;
    await vi.waitFor(async () => expect(await priceOf(ROLLER)).toBe(before + 100), PATIENT);
    // Of the process whose purge was refused; the metrics here are of both.
    const isTold = () =>
      [shop(), other()].some(({ log }) => log.some(({ msg }) => msg === "the shared cache takes purges again"));
    await vi.waitFor(() => expect(isTold()).toBe(true), PATIENT);
  });

  it("shows a change after its time at the latest where purges are lost", async () => {
    forgetful.isRefusing = true;
    await keep([ROLLER], forgetful);
    const before = await priceOf(ROLLER, forgetful);
    await raise();
    await vi.waitFor(async () => expect(await priceOf(ROLLER, forgetful)).toBe(before + 100), PATIENT);
    expect(forgetful.isRefusing).toBe(true);
  });
});
