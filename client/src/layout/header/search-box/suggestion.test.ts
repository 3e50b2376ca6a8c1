import { expect, it } from "vitest";
import { suggestionsFor } from "./suggestion";

const wooden = { slug: "wooden-blinds", name: "Wooden Blinds" };
const departments = [
  { slug: "blinds", name: "Blinds" },
  { slug: "outdoor-blinds", name: "Outdoor Blinds" },
  { slug: "sale", name: "Sale" },
];
const labelsFor = (text: string) => suggestionsFor(text, [], departments).map(({ label }) => label);

it("offers products, then departments, then the full search", () => {
  expect(suggestionsFor(" blin ", [wooden], departments)).toEqual([
    { to: "/products/wooden-blinds", label: "Wooden Blinds", product: wooden },
    { to: "/category/blinds", label: "All Blinds" },
    { to: "/category/outdoor-blinds", label: "All Outdoor Blinds" },
    { to: "/search?q=blin", label: "Search for “blin”" },
  ]);
});

it("offers pages that answer a question before the full search", () => {
  const help = [{ title: "What does delivery cost?", sentence: "", to: "/faq#delivery-cost", words: "" }];
  expect(suggestionsFor("delivery", [], departments, help)).toEqual([
    { to: "/faq#delivery-cost", label: "What does delivery cost?", isHelp: true },
    { to: "/search?q=delivery", label: "Search for “delivery”" },
  ]);
});

it("finds a department by the beginning of any of its words", () => {
  expect(labelsFor("OUT")).toEqual(["All Outdoor Blinds", "Search for “OUT”"]);
  expect(labelsFor("door")).toEqual(["Search for “door”"]);
});

it("offers nothing for blank text", () => {
  expect(suggestionsFor("  ", [wooden], departments)).toEqual([]);
});
