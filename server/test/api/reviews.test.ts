import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { REVIEWS } from "../../src/composition/seed/reviews/index.js";
import { globalId, keyOf } from "../../src/kernel/graphql/global-id.js";
import { useShop } from "../harness/shop.js";

const shop = useShop();

type TestReview = { id: string; comment: string; rating: number; reviewDate: string; isSample: boolean };
type TestConnection = {
  totalCount: number;
  ratingCounts: { rating: number; count: number }[];
  nodes: (TestReview & { product: { slug: string } })[];
  pageInfo: { endCursor: string | null; hasNextPage: boolean };
};

const CONNECTION = `
  totalCount ratingCounts { rating count } pageInfo { endCursor hasNextPage }
  nodes { id comment rating userName userLocation userPhotoUrl reviewDate isSample product { slug } }`;

const reviewsOf = (slug: string, variables: { sort?: string; first?: number; after?: string | null } = {}) =>
  shop()
    .visitor()
    .graphql<{ product: { reviewCount: number; reviews: TestConnection } }>(
      `query ($slug: String!, $sort: ReviewSort, $first: Int, $after: String) {
        product(slug: $slug) { reviewCount reviews(sort: $sort, first: $first, after: $after) { ${CONNECTION} } }
      }`,
      { slug, ...variables },
    );

const allReviews = (variables: { first?: number; after?: string | null } = {}) =>
  shop()
    .visitor()
    .graphql<{ reviews: TestConnection }>(
      `query ($first: Int, $after: String) { reviews(first: $first, after: $after) { ${CONNECTION} } }`,
      variables,
    );

/** All reviews of a list, read page by page. */
async function walk(page: (after: string | null) => Promise<TestConnection>): Promise<TestReview[]> {
  const reviews: TestReview[] = [];
  for (let after: string | null = null; ;) {
    const { nodes, pageInfo }: TestConnection = await page(after);
    reviews.push(...nodes);
    if (!pageInfo.hasNextPage) return reviews;
    after = pageInfo.endCursor;
  }
}

const newestFirst = (a: TestReview, b: TestReview) =>
  b.reviewDate.localeCompare(a.reviewDate) || Number(b.id) - Number(a.id);

describe("the reviews of a product", () => {
  const slug = "roller-blinds";
  const expected = REVIEWS[slug] ?? [];

  it("list every published review once and count them by stars", async () => {
    const { data } = await reviewsOf(slug, { first: 100 });
    const { nodes, totalCount, ratingCounts } = data.product.reviews;
    expect(nodes.map(({ comment }) => comment).toSorted()).toEqual(expected.map(({ comment }) => comment).toSorted());
    expect(nodes.every(({ isSample, product }) => isSample && product.slug === slug)).toBe(true);
    expect([totalCount, data.product.reviewCount]).toEqual([expected.length, expected.length]);
    expect(ratingCounts).toEqual(
      [5, 4, 3, 2, 1].map((rating) => ({ rating, count: expected.filter((one) => one.rating === rating).length })),
    );
  });

  it.each([
    ["NEWEST", newestFirst],
    ["HIGHEST", (a: TestReview, b: TestReview) => b.rating - a.rating || newestFirst(a, b)],
    ["LOWEST", (a: TestReview, b: TestReview) => a.rating - b.rating || newestFirst(a, b)],
  ] as const)("by %s are stable over pages", async (sort, compare) => {
    const reviews = await walk(
      async (after) => (await reviewsOf(slug, { sort, first: 2, after })).data.product.reviews,
    );
    expect(reviews).toHaveLength(expected.length);
    expect(reviews.map(({ id }) => id)).toEqual(reviews.toSorted(compare).map(({ id }) => id));
  });

  it("take one statement for a whole list of products", async () => {
    const query = "{ products(first: 40) { nodes { slug reviews(first: 2) { totalCount nodes { rating } } } } }";
    const { data, requestId } = await shop()
      .visitor()
      .graphql<{ products: { nodes: { slug: string; reviews: TestConnection }[] } }>(query);
    expect(await shop().statements(requestId)).toBe(2);
    for (const { slug: each, reviews } of data.products.nodes) {
      expect([each, reviews.totalCount]).toEqual([each, REVIEWS[each]?.length ?? 0]);
      expect(reviews.nodes).toHaveLength(Math.min(2, reviews.totalCount));
    }
  });

  it("take one statement for each selection with its own arguments", async () => {
    const { data, requestId } = await shop()
      .visitor()
      .graphql<{ product: { best: TestConnection; worst: TestConnection } }>(
        `{ product(slug: "${slug}") {
          best: reviews(sort: HIGHEST, first: 1) { nodes { rating } } worst: reviews(sort: LOWEST, first: 1) { nodes { rating } }
        } }`,
      );
    const [best] = data.product.best.nodes;
    const [worst] = data.product.worst.nodes;
    expect(best?.rating).toBeGreaterThan(worst?.rating ?? 5);
    expect(await shop().statements(requestId)).toBe(3);
  });

  it("take one more statement on a product page", async () => {
    const page = `{ product(slug: "${slug}") {
      name category { name } related { name category { name } } reviews(first: 5) { totalCount ratingCounts { count } nodes { comment } }
    } }`;
    const { requestId } = await shop().visitor().graphql(page);
    expect(await shop().statements(requestId)).toBe(2);
  });

  it("refuse invalid page sizes and cursors", async () => {
    const { data } = await reviewsOf(slug, { first: 1 });
    const cursor = (text: string) => Buffer.from(text).toString("base64url");
    for (const [variables, field] of [
      [{ first: 0 }, "first"],
      [{ first: 101 }, "first"],
      [{ after: "nonsense" }, "after"],
      [{ after: data.product.reviews.pageInfo.endCursor, sort: "LOWEST" }, "after"],
      [{ after: cursor("NEWEST:5:2026-02-31:1") }, "after"],
      [{ after: cursor("NEWEST:5:2026-02-01:99999999999") }, "after"],
    ] as const) {
      const { errors } = await reviewsOf(slug, variables);
      expect([variables, errors[0]?.extensions.code]).toEqual([variables, "BAD_USER_INPUT"]);
      expect(errors[0]?.extensions.fields).toHaveProperty(field);
    }
  });
});

describe("all reviews", () => {
  const expected = Object.values(REVIEWS).flat();

  it("come page by page, newest first, with their products", async () => {
    const reviews = await walk(async (after) => (await allReviews({ first: 50, after })).data.reviews);
    expect(reviews).toHaveLength(expected.length);
    expect(reviews.map(({ id }) => id)).toEqual(reviews.toSorted(newestFirst).map(({ id }) => id));
  });

  it("take a page, the counts and the products in three statements", async () => {
    const { data, requestId } = await allReviews({ first: 30 });
    expect(data.reviews.totalCount).toBe(expected.length);
    expect(data.reviews.ratingCounts.reduce((sum, { count }) => sum + count, 0)).toBe(expected.length);
    expect(new Set(data.reviews.nodes.map(({ product }) => product.slug)).size).toBeGreaterThan(5);
    expect(await shop().statements(requestId)).toBe(3);
  });

  it("refuse an invalid cursor", async () => {
    const { status, errors } = await allReviews({ after: "x" });
    expect(status).toBe(400);
    expect(errors[0]?.extensions.code).toBe("BAD_USER_INPUT");
  });
});

describe("writing a review", () => {
  const aReview = {
    productId: globalId("Product", 1),
    rating: 4,
    comment: "Neat blind.\nFits well.",
    name: "Jo",
    location: "Bristol",
  };
  const write = (input: Record<string, unknown>, visitor = shop().visitor()) =>
    visitor.graphql<{ writeReview: { isPublished: boolean; review: TestReview } } | null>(
      `mutation ($input: WriteReviewInput!) {
        writeReview(input: $input) { isPublished review { id comment rating userName userLocation reviewDate isSample } errors { code message field } }
      }`,
      { input },
    );
  const stored = async () => {
    const [row] = await shop().database.query(
      "SELECT count(*)::int AS reviews, (SELECT string_agg(concat(id, ' ', rating, ' ', review_count), ',' ORDER BY id) FROM product) AS products FROM review",
    );
    return row as { reviews: number; products: string };
  };

  it("stores it unpublished: it is neither shown nor counted", async () => {
    const before = await stored();
    const { data } = await write({ ...aReview, comment: "  <script>alert(1)</script> '; DROP TABLE review; -- 😀  " });
    expect(data?.writeReview).toMatchObject({
      isPublished: false,
      review: {
        comment: "<script>alert(1)</script> '; DROP TABLE review; -- 😀",
        userName: "Jo",
        userLocation: "Bristol",
        rating: 4,
        isSample: false,
        reviewDate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      },
    });
    expect(await stored()).toEqual({ ...before, reviews: before.reviews + 1 });
    const { data: shown } = await allReviews({ first: 100 });
    expect(shown.reviews.nodes.map(({ id }) => id)).not.toContain(data?.writeReview.review.id);
  });

  it("shows and counts it after the shop published it", async () => {
    const { data } = await write({ ...aReview, comment: "Published by hand" });
    const id = data?.writeReview.review.id ?? "";
    const customers = async () => {
      const [{ count }] = await shop().database.query(
        "SELECT CASE WHEN rating_is_sample THEN 0 ELSE review_count END AS count FROM product WHERE id = 1",
      );
      return count;
    };
    const before = await customers();
    await shop().database.query("UPDATE review SET is_published = true WHERE id = $1", [keyOf("Review", id)]);
    expect(await customers()).toBe(before + 1);
    expect((await allReviews({ first: 1 })).data.reviews.nodes[0]?.id).toBe(id);
  });

  it.each([
    ["rating", 0],
    ["rating", 6],
    ["comment", "Too short"],
    ["comment", "   \n  "],
    ["name", ""],
    ["name", "Jo\r\nBcc: x@y.example"],
    ["location", "x"],
    ["location", "x".repeat(81)],
  ])("with %s %j is refused and changes nothing", async (field, value) => {
    const before = await stored();
    const { status, errors, data } = await write({ ...aReview, [field]: value });
    expect(status).toBe(200);
    expect(data?.writeReview).toMatchObject({ isPublished: null, review: null });
    expect(errors[0]?.extensions.code).toBe("BAD_USER_INPUT");
    expect(errors[0]?.extensions.fields).toHaveProperty(field);
    expect(await stored()).toEqual(before);
  });

  it.each([
    ["rating", 4.5],
    ["comment", "x".repeat(2001)],
    ["comment", "nul \0 in the text"],
    ["comment", "a lone \ud800 surrogate"],
  ])("with %s %j is refused by the schema", async (field, value) => {
    const { status, errors } = await write({ ...aReview, [field]: value });
    expect([status, errors[0]?.extensions.code]).toEqual([400, "BAD_USER_INPUT"]);
  });

  it.each(
    ["999999999", "0", "-1", "1e9", "roller-blinds", "99999999999999999999"].map((key) => globalId("Product", key)),
  )("of the product %s, which there is not, is refused", async (productId) => {
    const { errors } = await write({ ...aReview, productId });
    expect(errors[0]).toMatchObject({ message: "Product not found", extensions: { code: "NOT_FOUND" } });
  });

  it("stores it once with one key, also in parallel; the key is refused for another review", async () => {
    const input = { ...aReview, idempotencyKey: randomUUID() };
    const answers = await Promise.all(Array.from({ length: 4 }, () => write(input)));
    expect(answers.flatMap(({ errors }) => errors)).toEqual([]);
    expect(new Set(answers.map(({ data }) => data?.writeReview.review.id)).size).toBe(1);
    const { errors } = await write({ ...input, rating: 1 });
    expect(errors).toMatchObject([{ extensions: { code: "IDEMPOTENCY_KEY_REUSED" } }]);
  });

  it("starts no session", async () => {
    const visitor = shop().visitor();
    await write(aReview, visitor);
    expect(visitor.cookie).toBeUndefined();
  });
});

describe("GET /api/products/{id}/reviews", () => {
  const get = (path: string) => shop().visitor().rest("GET", `/api/products/${path}/reviews`);

  it("lists the published reviews in the specified shape, newest first", async () => {
    const [{ id }] = await shop().database.query("SELECT id FROM product WHERE slug = 'wooden-blinds'");
    const { status, text, setsCookie } = await get(id);
    const reviews = JSON.parse(text) as TestReview[];
    expect([status, setsCookie]).toEqual([200, false]);
    expect(reviews).toHaveLength(REVIEWS["wooden-blinds"]?.length ?? 0);
    expect(Object.keys(reviews[0] ?? {}).toSorted()).toEqual(
      ["id", "comment", "rating", "userName", "userLocation", "userPhotoUrl", "reviewDate", "isSample"].toSorted(),
    );
    expect(reviews.map(({ id: one }) => one)).toEqual(reviews.toSorted(newestFirst).map(({ id: one }) => one));
  });

  it.each(["999999", "0", "roller-blinds", "1e3", "99999999999999999999", "%27%20or%201=1"])(
    "answers 404 for %s",
    async (path) => {
      expect(await get(path)).toMatchObject({ status: 404, text: "Product not found" });
    },
  );
});
