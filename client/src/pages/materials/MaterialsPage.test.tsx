import { screen, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { materialFilter } from "../../features/filters/material-ids";
import { renderInShop } from "../../test/render-in-shop";
import { schemaLink } from "../../test/schema-link";
import { MATERIAL_LIST, PRICE_RANGES, SCORES, type Score } from "./content";
import { MaterialsPage } from "./MaterialsPage";

beforeEach(async () => {
  await renderInShop(<MaterialsPage />, schemaLink({}), "/materials");
});

describe.each(MATERIAL_LIST)("$name", (material) => {
  const card = () => within(screen.getByRole("article", { name: material.name }));

  it("labels each score for screen readers", () => {
    for (const score of Object.keys(SCORES) as Score[]) {
      const row = card().getByText(SCORES[score]).closest("div");
      if (!row) throw new Error(`There is no row for ${score}.`);
      const bar = within(row).getByRole("img", { name: `${material.scores[score]} out of 100` });
      expect(bar.querySelector<HTMLElement>("[style]")?.style.width).toBe(`${material.scores[score]}%`);
    }
  });

  it("shows uses, care and price", () => {
    for (const text of [...material.bestFor, ...material.benefits, material.maintenance])
      expect(card().getByText(text)).toBeTruthy();
    expect(card().getByText(PRICE_RANGES[material.priceRange])).toBeTruthy();
  });

  it("links to its blinds by a known filter", () => {
    const link = card().getByRole("link", { name: /^Shop blinds in/ });
    expect(link.getAttribute("href")).toBe(`/category/blinds?material=${material.id}`);
    expect(materialFilter(material.id)).toBeDefined();
  });

  it("has a row with its figures and a link in the table", () => {
    const row = screen.getByRole("row", { name: new RegExp(`^${material.name} `) });
    const figures = Object.values(material.scores).map(String);
    expect(
      within(row)
        .getAllByRole("cell")
        .slice(0, -1)
        .map((cell) => cell.textContent),
    ).toEqual(figures);
    const target = within(row).getByRole("link").getAttribute("href");
    expect(document.querySelector(`${target}`)).toBe(screen.getByRole("article", { name: material.name }));
  });
});

it("links to samples and to a fitting visit", () => {
  expect(screen.getByRole("link", { name: "Order samples" }).getAttribute("href")).toBe("/samples");
  expect(screen.getByRole("link", { name: "Ask a fitter" }).getAttribute("href")).toBe("/contact");
});
