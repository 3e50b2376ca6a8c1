import { screen, within } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { renderInShop } from "../../test/render-in-shop";
import { ShellShop } from "../../test/shell-shop";
import { TermsPage } from "./TermsPage";

beforeEach(async () => {
  await renderInShop(<TermsPage />, new ShellShop().link, "/terms");
});

const partOf = (name: RegExp) => screen.getByRole("region", { name }).textContent;

it("has thirteen numbered sections and the date of the last change", () => {
  const titles = screen.getAllByRole("region").map((part) => within(part).getByRole("heading").textContent);
  expect(titles).toHaveLength(13);
  titles.forEach((title, index) => expect(title).toMatch(new RegExp(`^${index + 1}\\. `)));
  expect(screen.getByText("January 2025").getAttribute("datetime")).toBe("2025-01");
});

it("links from its table of contents to every section", () => {
  const [contents] = screen.getAllByRole("navigation", { name: "On this page" });
  if (!contents) throw new Error("There are no contents.");
  const anchors = within(contents)
    .getAllByRole("link")
    .map((link) => link.getAttribute("href"));
  expect(anchors).toEqual(screen.getAllByRole("region").map(({ id }) => `#${id}`));
});

it("shows the figures of the shop profile", () => {
  expect(partOf(/Payment/)).toContain("a deposit of 50% is due");
  expect(partOf(/Changing your mind/)).toContain("free of charge for 14 days");
  expect(partOf(/Returns/)).toContain("You have 30 days from delivery");
  expect(partOf(/Fitting/)).toContain("guaranteed for 12 months");
  expect(partOf(/Fitting/)).toContain("within 7 days of fitting");
  expect(partOf(/Delivery/)).toContain("Delivery is £29.99, and free from £499.");
  expect(partOf(/Warranty/)).toContain("up to 10 years on shutters");
});

it("says what an order is made to, by who measures and fits", () => {
  const visits = partOf(/Visits, measuring and quotes/);
  expect(visits).toContain("With “Measure and fit it for me”");
  expect(visits).toContain("nothing is cut before the sizes are settled");
  expect(visits).toContain("With “Make it to my sizes”, or if you measure yourself");
  expect(partOf(/Prices/)).toContain("If our visit shows other sizes than you typed");
  expect(partOf(/Delivery/)).toContain("or bring it with us where we fit it");
  expect(partOf(/Fitting/)).toContain("Fitting is free");
});

it("leaves the remedy for what is faulty to the shopper", () => {
  expect(partOf(/Returns/)).toContain("You choose: your money back in full, or we make it again.");
});

it("tells the right by law apart from the shop's own promise", () => {
  expect(partOf(/Returns/)).toMatch(/Your right by law\. You have 30 days from delivery to reject/);
  expect(partOf(/Returns/)).toMatch(/Our fit promise\. This is ours, and goes beyond the law/);
});
