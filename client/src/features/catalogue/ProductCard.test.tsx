import { useSuspenseQuery } from "@apollo/client/react";
import { screen } from "@testing-library/react";
import { Suspense } from "react";
import { expect, it } from "vitest";
import { graphql } from "../../gql";
import { aProduct, CatalogueShop } from "../../test/catalogue-shop";
import { renderInShop } from "../../test/render-in-shop";
import { ProductCard } from "./ProductCard";

const CARDS = graphql(`
  query ProductCardTest {
    products {
      edges {
        node {
          id
          ...ProductCard_product
        }
      }
    }
  }
`);

function Cards() {
  const { data } = useSuspenseQuery(CARDS);
  return data.products.edges.map(({ node }) => <ProductCard key={node.id} product={node} />);
}

const show = (change: Record<string, unknown>) =>
  renderInShop(
    <Suspense>
      <Cards />
    </Suspense>,
    new CatalogueShop([aProduct(change)]).link,
  );
const words = async () => (await screen.findByRole("article")).textContent;

it("is one link with the product's name", async () => {
  await show({ name: "Roman Blinds", slug: "roman-blinds" });
  const links = await screen.findAllByRole("link");
  expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
    ["Roman Blinds", "/products/roman-blinds"],
  ]);
});

it("can be saved without being opened", async () => {
  await show({ name: "Roman Blinds" });
  const heart = await screen.findByRole("button", { name: "Save Roman Blinds to wishlist" });
  expect(heart.closest("a")).toBeNull();
});

it.each([
  { wasFromPricePence: null, text: "from £84 measured & fitted" },
  { wasFromPricePence: 9550, text: "from £84, was £95.50, measured & fitted" },
])("shows the price as $text", async ({ wasFromPricePence, text }) => {
  await show({ fromPricePence: 8400, wasFromPricePence });
  expect(await words()).toContain(text);
});

it("says up to which size that price holds, and what a usual size costs", async () => {
  const fromPrice = { width: 35.4331, height: 47.2441, pricePence: 5000 };
  const examplePrice = { width: 47.2441, height: 55.1181, pricePence: 13_760 };
  await show({ fromPricePence: 5000, fromPrice, examplePrice });
  expect(await words()).toContain("up to 900 × 1200 mm 1200 × 1400 mm: £137.60");
});

const colours = (count: number) =>
  Array.from({ length: count }, (_, n) => ({ name: `Colour ${n}`, label: "", filter: "white", hex: "#ffffff" }));

it.each([
  { count: 1, name: "1 colour", more: "" },
  { count: 4, name: "4 colours", more: "" },
  { count: 7, name: "7 colours", more: "+3" },
])("shows at most four colours of $count and counts the others", async ({ count, name, more }) => {
  await show({ colors: colours(count) });
  expect((await screen.findByRole("img", { name })).textContent).toBe(more);
});

it.each([
  { rating: 4.75, reviewCount: 12, text: "4.8 out of 5, 12 reviews", isThere: true },
  { rating: null, reviewCount: 0, text: "out of 5", isThere: false },
])("shows a rating only with reviews: $reviewCount reviews", async ({ rating, reviewCount, text, isThere }) => {
  await show({ rating, reviewCount });
  expect((await words())?.includes(text)).toBe(isThere);
});

it("marks the rating of samples, and does not count them as reviews", async () => {
  await show({ rating: 4.6, reviewCount: 9, ratingIsSample: true });
  expect(await words()).toContain("sample rating, 4.6 out of 5, 9 sample reviews");
  expect(screen.getByText("4.6 sample rating")).toBeDefined();
  expect(await words()).not.toContain("(9)");
});

it.each([
  { isNew: true, isBestSeller: true, badges: ["NEW", "BEST SELLER"] },
  { isNew: false, isBestSeller: true, badges: ["BEST SELLER"] },
  { isNew: false, isBestSeller: false, badges: [] },
])("shows its badges: $badges", async ({ badges, ...product }) => {
  await show(product);
  await screen.findByRole("article");
  expect(screen.queryAllByText(/^(NEW|BEST SELLER)$/).map(({ textContent }) => textContent)).toEqual(badges);
});
