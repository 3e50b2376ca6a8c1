import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { createDataSource } from "../../src/composition/database/data-source.js";
import { seedCatalogue } from "../../src/composition/seed/seed.js";
import { showSampleReviews } from "../../src/composition/seed/show-sample-reviews.js";
import { readPage, textOf, type ReadPage } from "../builders/read-page.js";
import { clientPages } from "../harness/client-pages.js";
import { removeEnded } from "../harness/retention.js";
import { useShop } from "../harness/shop.js";

// Pages are rendered from their sources, which is slow beside other test files.
vi.setConfig({ testTimeout: 60_000 });

const ORIGIN = "https://shop.example";
const storefront = clientPages();

async function withdrawSamples(url: string): Promise<void> {
  const database = await createDataSource(url).initialize();
  await showSampleReviews(database, false);
  await database.destroy();
}

const shop = useShop({
  storefront,
  settings: { publicUrl: ORIGIN, sampleReviews: false },
  prepare: withdrawSamples,
});
afterAll(() => storefront.close());

const open = async (path: string) => readPage(await (await fetch(shop().url + path)).text());
const pages = new Map<string, ReadPage>();
const textAt = (path: string) => pages.get(path)?.text;

beforeAll(async () => {
  const xml = await (await fetch(`${shop().url}/sitemap.xml`)).text();
  for (const [, address = ""] of xml.matchAll(/<loc>(.*?)<\/loc>/g)) {
    const path = textOf(address).slice(ORIGIN.length);
    pages.set(path, await open(path));
  }
}, 180_000);

type Rated = { slug: string; rating: number | null; reviewCount: number; ratingIsSample: boolean };
type Lists = {
  shop: { showsSamples: boolean };
  reviews: { totalCount: number; ratingIsSample: boolean };
  products: { nodes: Rated[] };
};
async function lists(): Promise<Lists> {
  const { data } = await shop()
    .visitor()
    .graphql<Lists>(
      `{ shop { showsSamples } reviews { totalCount ratingIsSample }
        products(first: 100, sort: RATING) { nodes { slug rating reviewCount ratingIsSample } } }`,
    );
  return data;
}

/** What only a page with sample reviews or testimonials says. */
const OF_SAMPLES =
  /sample (rating|review)|marked Sample|From the rooms we’ve fitted|Hannah T\.|Gareth L\.|Read More Reviews/;

it("shows no sample on any page", () => {
  expect(pages.size).toBeGreaterThan(100);
  expect([...pages].filter(([, { text }]) => OF_SAMPLES.test(text)).map(([path]) => path)).toEqual([]);
});

it("says that there are no reviews yet", () => {
  expect(textAt("/products/roller-blinds")).toContain("No Reviews Yet");
  expect(textAt("/products/roller-blinds")).toContain("Reviews (0)");
  expect(textAt("/reviews")).toContain("No Reviews Yet");
  expect(textAt("/reviews")).not.toContain("Best liked");
});

it("answers as if there were no samples", async () => {
  const { shop: facts, reviews, products } = await lists();
  expect(facts.showsSamples).toBe(false);
  expect(reviews).toEqual({ totalCount: 0, ratingIsSample: false });
  expect(
    products.nodes.filter(
      ({ rating, reviewCount, ratingIsSample }) => rating !== null || reviewCount > 0 || ratingIsSample,
    ),
  ).toEqual([]);
});

it("keeps the samples, unpublished, for when they are shown again", async () => {
  await removeEnded(shop(), "review");
  const [{ count }] = await shop().database.query("SELECT count(*)::int AS count FROM review WHERE is_sample");
  expect(count).toBeGreaterThan(50);
  await showSampleReviews(shop().database, true);
  expect((await lists()).reviews).toEqual({ totalCount: count, ratingIsSample: true });
});

it("shows none after the catalogue is seeded again", async () => {
  await seedCatalogue(shop().databaseUrl, { today: new Date("2025-07-01"), sampleReviews: false });
  expect((await lists()).reviews.totalCount).toBe(0);
});
