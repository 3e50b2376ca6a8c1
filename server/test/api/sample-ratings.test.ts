import { beforeEach, describe, expect, it } from "vitest";
import { REVIEWS } from "../../src/composition/seed/reviews/index.js";
import { listProducts } from "../builders/product-list.js";
import { useShop } from "../harness/shop.js";

const shop = useShop();

const SLUG = "roller-blinds";
const samples = REVIEWS[SLUG] ?? [];

type Rated = {
  rating: number | null;
  reviewCount: number;
  ratingIsSample: boolean;
  reviews: Counted;
};
type Counted = { totalCount: number; ratingIsSample: boolean; ratingCounts: { rating: number; count: number }[] };
const COUNTED = "totalCount ratingIsSample ratingCounts { rating count }";

async function rated(): Promise<Rated> {
  const { data } = await shop()
    .visitor()
    .graphql<{ product: Rated }>(
      `{ product(slug: "${SLUG}") { rating reviewCount ratingIsSample reviews { ${COUNTED} } } }`,
    );
  return data.product;
}

const publish = (...ratings: number[]) =>
  shop().database.query(
    `INSERT INTO review (product_id, rating, comment, user_name, user_location, review_date, is_published)
     SELECT id, unnest($2::int[]), 'x', 'x', 'x', '2026-01-01', true FROM product WHERE slug = $1`,
    [SLUG, ratings],
  );

beforeEach(() => shop().database.query("DELETE FROM review WHERE NOT is_sample"));

describe("the rating of a product", () => {
  it("is of samples, and marked so, while no customer has written", async () => {
    const { reviews, ...product } = await rated();
    const sum = samples.reduce((stars, { rating }) => stars + rating, 0);
    expect(product).toEqual({
      rating: Number((sum / samples.length).toFixed(2)),
      reviewCount: samples.length,
      ratingIsSample: true,
    });
    expect(reviews).toMatchObject({ totalCount: samples.length, ratingIsSample: true });
  });

  it("counts customers' reviews only from the first one on", async () => {
    await publish(2, 3, 3);
    const { reviews, ...product } = await rated();
    expect(product).toEqual({ rating: 2.67, reviewCount: 3, ratingIsSample: false });
    expect(reviews).toMatchObject({ totalCount: samples.length + 3, ratingIsSample: false });
    expect(reviews.ratingCounts.map(({ count }) => count)).toEqual([0, 0, 2, 1, 0]);
  });

  it("is of the samples again once the customers' reviews are withdrawn", async () => {
    const before = await rated();
    await publish(1);
    await shop().database.query("UPDATE review SET is_published = false WHERE NOT is_sample");
    expect(await rated()).toEqual(before);
  });

  it("is none without any review", async () => {
    const { data } = await shop()
      .visitor()
      .graphql<{ product: Rated }>('{ product(slug: "soft-valances") { rating reviewCount ratingIsSample } }');
    expect(data.product).toEqual({ rating: null, reviewCount: 0, ratingIsSample: false });
  });
});

it("by RATING what customers have rated comes before samples, however few its stars", async () => {
  await publish(1);
  const { data } = await listProducts(shop().visitor(), { sort: "RATING", first: 2 });
  expect(data?.products.nodes[0]).toMatchObject({ slug: SLUG, rating: 1 });
});

it("the reviews of all products are counted by customers' stars once there are any", async () => {
  const all = async () =>
    (await shop().visitor().graphql<{ reviews: Counted }>(`{ reviews { ${COUNTED} } }`)).data.reviews;
  const before = await all();
  expect(before.ratingIsSample).toBe(true);
  await publish(4, 5);
  const after = await all();
  expect(after).toMatchObject({ totalCount: before.totalCount + 2, ratingIsSample: false });
  expect(after.ratingCounts.map(({ count }) => count)).toEqual([1, 1, 0, 0, 0]);
});
