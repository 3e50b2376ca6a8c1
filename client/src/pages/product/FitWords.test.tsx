import { fireEvent, screen } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { openProduct } from "../../test/product-screen";
import { ProductShop } from "../../test/product-shop";

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const SIZED = "/products/wooden-blinds?width=47.2441&height=55.1181";
const guide = () => screen.getByRole("button", { name: "What to measure, and what we make" });

it("says at a press what to measure and what is made of the size as typed", async () => {
  await openProduct(SIZED);
  expect(screen.queryByText(/^Measure the recess/)).toBeNull();
  fireEvent.click(guide());
  expect(await screen.findByText(/^Measure the recess/)).toBeDefined();
  expect(screen.getByText(/^Your recess is 1200 × 1400 mm\. We make the blind 1190 × 1395 mm/)).toBeDefined();
  fireEvent.change(screen.getByRole("spinbutton", { name: "Width" }), { target: { value: "1300" } });
  expect(await screen.findByText(/^Your recess is 1300 × 1400 mm\. We make the blind 1290 × 1395 mm/)).toBeDefined();
});

it("goes by published rules, where they differ from those that the page has", async () => {
  const figures = { "venetian / recess / blind / width / 1": { mm: -14, reason: "for our new brackets" } };
  const publishedRules = { DEDUCTIONS: { version: 3, content: { figures, tolerances: {} } } };
  await openProduct(SIZED, new ProductShop({ publishedRules }));
  fireEvent.click(guide());
  expect(
    await screen.findByText(/We make the blind 1186 × 1395 mm \(14 mm off the width for our new brackets/),
  ).toBeDefined();
});

it("is closed by a second press", async () => {
  await openProduct(SIZED);
  fireEvent.click(guide());
  await screen.findByText(/^Measure the recess/);
  expect(guide().getAttribute("aria-expanded")).toBe("true");
  fireEvent.click(guide());
  expect(screen.queryByText(/^Measure the recess/)).toBeNull();
});

it("leaves out what a product doesn't have", async () => {
  await openProduct(SIZED, new ProductShop({ family: "PERGOLA" }));
  fireEvent.click(guide());
  expect(await screen.findByText(/We survey the ground ourselves/)).toBeDefined();
  expect(screen.queryByText("Depth of the recess")).toBeNull();
  expect(screen.queryByText("Tolerance")).toBeNull();
});

it("links to the measuring sheet of the product", async () => {
  await openProduct(SIZED);
  fireEvent.click(guide());
  const link = await screen.findByRole("link", { name: "Measuring sheet to print (PDF)" });
  expect(link.getAttribute("href")).toBe("/measuring-sheet.pdf?product=wooden-blinds");
});
