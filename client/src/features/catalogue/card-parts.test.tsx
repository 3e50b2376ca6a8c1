import { screen } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { describe, expect, it } from "vitest";
import { ConfigurationText } from "../../product/ConfigurationText";
import { PriceRow } from "../../product/PriceRow";
import { ProductBadges } from "../../product/ProductBadges";
import { renderPart } from "../../test/render-part";
import { ColourDots } from "./ColourDots";
import { FromPrice } from "./FromPrice";
import { NoProducts } from "./NoProducts";
import { ShelfHead } from "./ShelfHead";

const colours = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ name: `Colour ${index}`, hex: "#ffffff" }));

describe("ColourDots", () => {
  it.each([
    [1, "1 colour", ""],
    [4, "4 colours", ""],
    [5, "5 colours", "+1"],
    [24, "24 colours", "+20"],
  ])("for %i colours is named %j and shows %j", (count, name, more) => {
    renderPart(<ColourDots colors={colours(count)} />);
    const dots = screen.getByRole("img", { name });
    expect(dots.textContent).toBe(more);
    expect(dots.querySelectorAll("[style]")).toHaveLength(Math.min(count, 4));
  });
});

describe("FromPrice", () => {
  it.each([
    [8400, null, null, "from £84 measured & fitted"],
    [8450, null, null, "from £84.50 measured & fitted"],
    [8400, 10_500, null, "from £84, was £105, measured & fitted"],
    [9072, 11_340, "+ £29.99 delivery", "from £90.72, was £113.40, measured & fitted + £29.99 delivery"],
  ])("of %i pence, before %j, with the note %j, reads %j", (pence, wasPence, deliveryNote, words) => {
    const { container } = renderPart(<FromPrice pence={pence} wasPence={wasPence} deliveryNote={deliveryNote} />);
    expect(container.textContent).toBe(words);
    expect(container.querySelectorAll("s")).toHaveLength(wasPence === null ? 0 : 1);
  });
});

describe("ProductBadges", () => {
  it.each([
    [true, false, "NEW"],
    [false, true, "BEST SELLER"],
    [true, true, "NEWBEST SELLER"],
    [false, false, ""],
  ])("new %s, best seller %s: %j", (isNew, isBestSeller, words) => {
    const { container } = renderPart(<ProductBadges {...{ isNew, isBestSeller }} place="picture" />);
    expect(container.textContent).toBe(words);
  });
});

describe("ConfigurationText", () => {
  const line = { width: 47.2441, height: 55.1181, material: "Aluminum", color: "White", choices: [] };

  it("has the size in millimetres and inches, material and colour", () => {
    const { container } = renderPart(<ConfigurationText {...line} />);
    expect([...container.querySelectorAll("p")].map(({ textContent }) => textContent)).toEqual([
      "1200 × 1400 mm 47.24 × 55.12 in",
      "Aluminium, White",
    ]);
  });

  it("lists the choices", () => {
    const choices = [
      { label: "Fit", valueLabel: "Recess" },
      { label: "Tapes", valueLabel: "Natural" },
    ];
    renderPart(<ConfigurationText {...line} choices={choices} />);
    expect(screen.getByText("Fit: Recess • Tapes: Natural")).toBeDefined();
  });
});

describe("PriceRow", () => {
  it("is a named group with caption and price", () => {
    renderPart(
      <PriceRow label="Your price" caption="Measured & fitted" pence={20_592} problem={undefined}>
        In two weeks
      </PriceRow>,
    );
    expect(screen.getByRole("group", { name: "Your price" }).textContent).toBe("Measured & fitted£205.92In two weeks");
  });

  it("shows a problem instead of the caption, and keeps the price", () => {
    renderPart(
      <PriceRow label="Your price" caption="Measured & fitted" pence={20_592} problem="Please check the width.">
        In two weeks
      </PriceRow>,
    );
    const row = screen.getByRole("group", { name: "Your price" }).textContent;
    expect(row).toContain("Please check the width.£205.92");
    expect(row).not.toContain("Measured & fitted");
  });
});

describe("NoProducts", () => {
  it.each([
    [undefined, "No products found"],
    ["No results found", "No results found"],
  ])("with the title %j is headed %j", (title, heading) => {
    renderPart(
      <NoProducts title={title} action={<button>Clear Filters</button>}>
        Nothing fits.
      </NoProducts>,
    );
    expect(screen.getByRole("heading", { level: 2, name: heading })).toBeDefined();
    expect(screen.getByRole("button", { name: "Clear Filters" })).toBeDefined();
  });
});

describe("ShelfHead", () => {
  it("names its section and links to all products", () => {
    renderPart(
      <MemoryRouter>
        <section aria-labelledby="best">
          <ShelfHead id="best" to="/category/blinds" link="All blinds">
            Best sellers
          </ShelfHead>
        </section>
      </MemoryRouter>,
    );
    expect(screen.getByRole("region", { name: "Best sellers" })).toBeDefined();
    expect(screen.getByRole("link", { name: "All blinds" }).getAttribute("href")).toBe("/category/blinds");
  });
});
