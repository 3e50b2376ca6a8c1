import { describe, expect, it } from "vitest";
import { measuringSheet } from "../../src/composition/measuring-sheet/measuring-sheet.js";
import { PRODUCTS } from "../../src/composition/seed/products/index.js";
import { pdfFile } from "../../src/pdf/pdf-file.js";
import { anEmailContext } from "../builders/emails.js";
import { readPdf } from "../builders/read-pdf.js";

const { shop } = anEmailContext();

function productOf(slug: string) {
  const product = PRODUCTS.find((each) => each.slug === slug);
  if (!product) throw new Error(`There is no ${slug}.`);
  return product;
}
const sheetOf = async (slug?: string) =>
  readPdf(await pdfFile(measuringSheet(shop, slug === undefined ? undefined : productOf(slug))));
const oneLine = (text: string) => text.replaceAll(/\s+/g, " ");

describe("the measuring sheet", () => {
  it("has boxes for everything that is measured at a window", async () => {
    const { text, pages } = await sheetOf();
    for (const words of [
      ...["Measuring sheet", "room", "which window", "Inside the recess", "Exact size, outside the recess"],
      ...["at the top, mm", "in the middle, mm", "at the bottom, mm", "at the left, mm", "in the centre, mm"],
      ...[
        "from top left, mm",
        "from bottom left, mm",
        "Depth of the recess",
        "Handles",
        "from the floor to its top, mm",
      ],
      ...["Give the smallest of each, and take nothing off.", "Readings over 5 mm apart: measure again.", shop.phone],
    ])
      expect(oneLine(text)).toContain(words);
    expect(pages).toHaveLength(1);
  });

  it("is tagged as headings, lists and tables whose rows have headings", async () => {
    const { title, language, elements } = await sheetOf();
    expect([title, language]).toEqual(["Measuring sheet", "en-GB"]);
    const count = (role: string) => elements.filter((element) => element.role === role).length;
    expect([count("H1"), count("H2"), count("Table"), count("TR"), count("TH")]).toEqual([1, 1, 3, 9, 9]);
    expect(count("TD")).toBe(2 + 2 + 3 + 3 + 2 + 1 + 2 + 1 + 2);
  });

  it("has a product's own rules, depths and words", async () => {
    const { text } = await sheetOf("wooden-blinds");
    for (const words of ["Wooden Blinds", "needed: 65 to 70 mm", "drop, mm"]) expect(oneLine(text)).toContain(words);
    const shutters = oneLine((await sheetOf("plantation-shutters")).text);
    for (const words of ["Frame on the wall", "height, mm"]) expect(shutters).toContain(words);
  });

  it("asks for no depth and diagonals of a glass", async () => {
    const text = oneLine((await sheetOf("perfect-fit-blinds")).text);
    expect(text).toContain("from seal to seal");
    expect(text).not.toMatch(/Diagonals|Depth of the recess|diagonals over/);
  });

  it("has no boxes for readings where no tape says the size", async () => {
    const text = oneLine((await sheetOf("wave-curtains")).text);
    expect(text).toContain("Fix the pole or track first");
    expect(text).not.toContain("at the top, mm");
  });

  it("asks for the code of a roof window, and for its glass where there is none", async () => {
    const text = oneLine((await sheetOf("skylight-blinds")).text);
    for (const words of ["Read the maker and the whole code", "By its glass, without a code", "at the top, mm"])
      expect(text).toContain(words);
  });
});

it.each(PRODUCTS.map(({ slug }) => slug))("the measuring sheet of %s is one page", async (slug) => {
  expect((await sheetOf(slug)).pages).toHaveLength(1);
});
