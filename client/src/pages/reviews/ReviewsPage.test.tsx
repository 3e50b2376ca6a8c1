import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { aProduct } from "../../test/catalogue-shop";
import { renderInShop } from "../../test/render-in-shop";
import { schemaLink } from "../../test/schema-link";
import { ReviewsPage } from "./ReviewsPage";

const PRODUCT = aProduct({ rating: 4.75, reviewCount: 8 });
const REVIEWS = Array.from({ length: 14 }, (_, index) => ({
  id: `${index + 1}`,
  rating: 4,
  comment: `Comment ${index + 1}`,
  userName: "Jo W.",
  userLocation: "Bristol",
  userPhotoUrl: null,
  reviewDate: "2026-10-11",
  isSample: index < 13,
  isBoughtHere: index === 13,
  answer: index === 13 ? "Thank you, Jo." : null,
  product: PRODUCT,
}));

const openPage = () =>
  renderInShop(
    <ReviewsPage />,
    schemaLink({
      shop: { showsSamples: true },
      products: { edges: [{ node: PRODUCT }] },
      reviews: ({ first, after = "0" }: { first: number; after?: string }) => {
        const end = Number(after) + first;
        return {
          totalCount: REVIEWS.length,
          ratingIsSample: true,
          ratingCounts: [{ rating: 4, count: REVIEWS.length }],
          edges: REVIEWS.slice(Number(after), end).map((node) => ({ cursor: node.id, node })),
          pageInfo: { endCursor: `${end}`, hasNextPage: end < REVIEWS.length },
        };
      },
    }),
    "/reviews",
  );

it("shows the summary of all reviews, each with its product", async () => {
  await openPage();
  expect(screen.getByText("sample rating, 4.0 out of 5, 14 sample reviews")).toBeTruthy();
  const [first] = screen.getAllByRole("article");
  if (!first) throw new Error("There is no review.");
  expect(within(first).getByRole("link", { name: "Wooden Blinds" }).getAttribute("href")).toBe(
    "/products/wooden-blinds",
  );
  expect(first.textContent).toContain("Sample");
});

it("loads page by page", async () => {
  await openPage();
  expect(screen.getAllByRole("article")).toHaveLength(12);
  await userEvent.click(screen.getByRole("button", { name: "Show more" }));
  await screen.findByText("Comment 14");
  expect(screen.getAllByRole("article")).toHaveLength(14);
  expect(document.activeElement?.textContent).toContain("Comment 13");
  const marks = screen.getAllByRole("article").map(({ textContent }) => /Sample|Bought here/.exec(textContent)?.[0]);
  expect(marks).toEqual([...Array<string>(13).fill("Sample"), "Bought here"]);
  const answered = screen.getAllByRole("article").filter(({ textContent }) => textContent.includes("Our answer"));
  expect(answered.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/Comment 14Our answerThank you, Jo\./),
  ]);
});

it("links from the best rated products to their reviews", async () => {
  await openPage();
  const liked = screen.getByRole("region", { name: "Best liked" });
  expect(within(liked).getByRole("link", { name: "Wooden Blinds" }).getAttribute("href")).toBe(
    "/products/wooden-blinds#reviews",
  );
});

it("shows all testimonials, of which the home page has three", async () => {
  await openPage();
  const voices = screen.getByRole("region", { name: "From the rooms we’ve fitted" });
  expect(within(voices).getAllByRole("figure")).toHaveLength(6);
});

it("says that there are no reviews yet, and leaves out testimonials that are samples", async () => {
  await renderInShop(
    <ReviewsPage />,
    schemaLink({
      shop: { showsSamples: false },
      products: { edges: [] },
      reviews: {
        totalCount: 0,
        ratingIsSample: false,
        ratingCounts: [],
        edges: [],
        pageInfo: { endCursor: null, hasNextPage: false },
      },
    }),
    "/reviews",
  );
  expect(screen.getByRole("heading", { name: "No Reviews Yet" })).toBeTruthy();
  expect(screen.queryByRole("region")).toBeNull();
});
