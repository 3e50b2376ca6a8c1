import { screen, within } from "@testing-library/react";
import { Suspense } from "react";
import { expect, it } from "vitest";
import { TESTIMONIALS } from "../../content/testimonials";
import { CatalogueShop } from "../../test/catalogue-shop";
import { renderInShop } from "../../test/render-in-shop";
import { HomePage } from "./HomePage";

const open = async (shop = CatalogueShop.withProducts(6)) => {
  await renderInShop(
    <Suspense>
      <HomePage />
    </Suspense>,
    shop.link,
  );
  await screen.findByRole("heading", { level: 1, name: "Made to your window, measured to the millimetre" });
};
const linksOf = (region: string) =>
  within(screen.getByRole("region", { name: region }))
    .getAllByRole("link")
    .map((link) => `${link.textContent} ${link.getAttribute("href")}`);

it("links to the quote form from the hero and from the section about the firm", async () => {
  await open();
  const quotes = screen.getAllByRole("link", { name: "Get a FREE Quote" });
  expect(quotes.map((link) => link.getAttribute("href"))).toEqual(["/#quote-section", "/#quote-section"]);
  expect(
    document
      .getElementById("quote-section")
      ?.contains(screen.getByRole("form", { name: "Tell us about your windows" })),
  ).toBe(true);
});

it("introduces the firm with its figures", async () => {
  await open();
  const about = within(screen.getByRole("region", { name: "A family firm with a tape measure" }));
  const figures = ["15+", "1000+", "5-star"];
  expect(about.getAllByRole("definition").map(({ textContent }) => textContent)).toEqual(figures);
  expect(about.getByText(/Made in 2–3 weeks/)).toBeDefined();
  expect(about.getByRole("link", { name: "More about us" }).getAttribute("href")).toBe("/about");
});

it("shows three of six testimonials, marked as samples, and links to more", async () => {
  await open();
  const voices = within(screen.getByRole("region", { name: "From the rooms we’ve fitted" }));
  expect(TESTIMONIALS).toHaveLength(6);
  expect(voices.getAllByRole("figure").map((figure) => within(figure).getByText(/ [A-Z]\.$/).textContent)).toEqual(
    TESTIMONIALS.slice(0, 3).map(({ name }) => name),
  );
  expect(voices.getAllByText("Sample")).toHaveLength(3);
  const more = voices.getAllByRole("link", { name: "Read More Reviews" });
  expect(more.map((link) => link.getAttribute("href"))).toEqual(["/reviews"]);
});

it("shows telephone, WhatsApp and opening hours", async () => {
  await open();
  const quote = within(screen.getByRole("region", { name: "Tell us about your windows" }));
  const href = (name: string) => quote.getByRole("link", { name }).getAttribute("href");
  expect(href("Call")).toBe("tel:02079460123");
  expect(href("WhatsApp")).toBe("https://wa.me/447700900123");
  expect(href("Take Our Quiz")).toBe("/#quiz-section");
  expect(quote.getByText("Mon–Fri")).toBeDefined();
  expect(quote.getByText("9am–6pm")).toBeDefined();
});

it("shows the quiz", async () => {
  await open();
  const quiz = within(screen.getByRole("region", { name: "Not sure what suits the room?" }));
  expect(quiz.getAllByRole("radio")).toHaveLength(6);
  expect(document.getElementById("quiz-section")?.contains(quiz.getAllByRole("radio")[0] ?? null)).toBe(true);
});

it("links to the blinds", async () => {
  await open();
  expect(screen.getByRole("link", { name: "Shop all blinds" }).getAttribute("href")).toBe("/category/blinds");
});

it("shows four departments, and not the sale", async () => {
  await open();
  expect(linksOf("Start with the window")).toEqual([
    "Blinds /category/blinds",
    "Shutters /category/shutters",
    "Outdoor Blinds /category/outdoor-blinds",
    "Pergolas /category/pergolas",
  ]);
});

it("shows them in the order of the menu", async () => {
  const shop = CatalogueShop.withProducts(6);
  shop.categories = shop.categories.toReversed();
  await open(shop);
  expect(linksOf("Start with the window").map((link) => link.split("/").at(-1))).toEqual([
    "pergolas",
    "outdoor-blinds",
    "shutters",
    "blinds",
  ]);
});

it.each([
  ["pergola", null, "60% 50%"],
  ["pergola", "10% 20%", "10% 20%"],
  ["upload-1", "10% 20%", "10% 20%"],
  ["upload-1", null, ""],
])("crops the picture %s with the point in view %s at %s", async (file, focalPoint, position) => {
  const picture = { id: file, file, alt: "", width: 1200, height: 800, widths: [1200], color: "#fff", focalPoint };
  const shop = CatalogueShop.withProducts(6);
  shop.categories = shop.categories.map((category) =>
    category.slug === "pergolas" ? { ...category, picture } : category,
  );
  await open(shop);
  const image = document.querySelector<HTMLImageElement>(`img[src="/images/${file}-1200.webp"]`);
  expect(image?.style.objectPosition).toBe(position);
});

it("shows the four bestsellers, and links to all products", async () => {
  await open();
  expect(linksOf("Bestsellers")).toEqual([
    "Shop all /products",
    "Blind 1 /products/blind-1",
    "Blind 2 /products/blind-2",
    "Blind 3 /products/blind-3",
    "Blind 4 /products/blind-4",
  ]);
});

it("shows the shop's claims with its figures", async () => {
  await open();
  const words = document.body.textContent;
  expect(words).toContain("From about £50 fitted.");
  expect(words).toContain("Your quote holds for 30 days.");
  expect(words).toContain("2–5 years on blinds, up to 10 on shutters.");
  expect(words).toContain("Child safe to EN13120");
});
