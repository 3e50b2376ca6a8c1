import { describe, expect, it } from "vitest";
import { categorySeo, productSeo } from "./seo-texts.js";

const SHOP = "Measured Blind Co.";
const TEXT = "One flat piece of cloth, cut square, that rolls away to almost nothing.";
const seoOf = (name: string, { text = TEXT, fromPricePence = 5000, deliveryNote = "", shop = SHOP } = {}) =>
  productSeo({ name, text, fromPricePence, deliveryNote: deliveryNote || null }, shop);

describe("the title of a product", () => {
  it.each([
    ["Roller Blinds", "Roller Blinds made to measure from £50"],
    ["Plantation Shutters", "Plantation Shutters to measure from £50"],
    ["Blackout Roller Blinds", "Blackout Roller Blinds made to measure"],
    ["Leaf Print Blackout Blinds", "Leaf Print Blackout Blinds from £50"],
    ["Moisture-Resistant Roller Blinds", "Moisture-Resistant Roller Blinds"],
  ])("of %s is the best that fits beside the shop's name: %s", (name, title) => {
    expect(seoOf(name).title).toBe(title);
    expect(`${title} · ${SHOP}`.length).toBeGreaterThanOrEqual(50);
    expect(`${title} · ${SHOP}`.length).toBeLessThanOrEqual(60);
  });

  it("does not repeat what the name says", () => {
    expect(seoOf("Made-to-Measure Curtains").title).toBe("Made-to-Measure Curtains from £50");
  });

  it("shows pence, and leaves room for a longer name of the shop", () => {
    expect(seoOf("Roman Blinds", { fromPricePence: 5050 }).title).toBe("Roman Blinds to measure from £50.50");
    expect(seoOf("Roller Blinds", { shop: "The Window Furnishing Company of Ludlow" }).title).toBe("Roller Blinds");
  });
});

describe("the description of a product", () => {
  it("has its text, the price, and as much as fits in 155 characters", () => {
    expect(seoOf("Roller Blinds").description).toBe(
      `${TEXT} Made to measure from £50, measured and fitted for you. See yours drawn to scale.`,
    );
    const long = `${TEXT} ${"It is soft. ".repeat(8).trim()}`;
    expect(seoOf("Roller Blinds", { text: long }).description).toBe(
      `${TEXT} It is soft. It is soft. It is soft. Made to measure from £50, measured and fitted.`,
    );
  });

  it.each([
    ["+ £29.99 delivery", "from £50 + £29.99 delivery, measured and fitted for you."],
    ["free delivery", "from £50, free delivery, measured and fitted for you."],
  ])("says %s where it stands beside prices", (deliveryNote, price) => {
    expect(seoOf("Roller Blinds", { deliveryNote }).description).toContain(`Made to measure ${price}`);
  });

  it("begins with the name where no sentence of the text fits", () => {
    expect(seoOf("Roller Blinds", { text: `A ${"very ".repeat(40)}long sentence.` }).description).toBe(
      "Roller Blinds. Made to measure from £50, measured and fitted for you. See yours drawn to scale.",
    );
  });
});

describe("the texts of a category", () => {
  const textsOf = (name: string, fromPricePence: number | null = 4500) =>
    categorySeo({ name, text: TEXT, fromPricePence, deliveryNote: null }, SHOP);

  it.each([
    ["Sale", "Sale: made to measure from £45"],
    ["Outdoor Blinds", "Outdoor Blinds made to measure from £45"],
    ["Decorative Styles", "Decorative Styles to measure from £45"],
  ])("of %s have the title %s", (name, title) => {
    expect(textsOf(name).title).toBe(title);
  });

  it("have no price while it is empty", () => {
    expect(textsOf("Pergolas", null)).toEqual({
      title: "Pergolas: made to measure",
      description: `${TEXT} Made to measure, measured and fitted for you. See yours drawn to scale.`,
    });
  });

  it("are those that staff have written, each by itself", () => {
    const described = { name: "Sale", text: TEXT, fromPricePence: 4500, deliveryNote: null, seoTitle: null };
    const worked = textsOf("Sale");
    expect(categorySeo({ ...described, seoTitle: "Blinds for less" }, SHOP)).toEqual({
      title: "Blinds for less",
      description: worked.description,
    });
    expect(categorySeo({ ...described, seoDescription: "All for less." }, SHOP)).toEqual({
      title: worked.title,
      description: "All for less.",
    });
  });
});
