import { describe, expect, it } from "vitest";
import { categoryForm } from "./category-form.js";

const LONGEST_TITLE = 39;
const TEXTS = {
  name: "Blinds",
  tagline: "Roller, wooden, roman",
  description: "Every blind is cut to your width and drop, and drawn to scale before you buy.",
  seoTitle: null,
  seoDescription: null,
};

const sentencesFor = (changes: object) =>
  categoryForm(LONGEST_TITLE)
    .safeParse({ ...TEXTS, ...changes })
    .error?.issues.map(({ path, message }) => `${path.join(".")}: ${message}`);

it("leaves texts as they are, without the spaces around them", () => {
  const texts = { ...TEXTS, seoTitle: "Blinds cut to your window" };
  expect(categoryForm(LONGEST_TITLE).parse({ ...texts, name: " Blinds " })).toEqual(texts);
});

it.each(["", "  ", null])("takes %j for a title that is to be worked out", (seoTitle) => {
  expect(categoryForm(LONGEST_TITLE).parse({ ...TEXTS, seoTitle }).seoTitle).toBeNull();
});

describe("refuses", () => {
  it.each([
    ["a name that the menu has no room for", { name: "x".repeat(21) }, "name: Name must be at most 20 characters"],
    ["a short tagline", { tagline: "Nice" }, "tagline: Tagline must be at least 5 characters"],
    ["a short description", { description: "Blinds." }, "description: Description must be at least 40 characters"],
    ["a shout", { tagline: "Roller blinds!" }, "tagline: Please write without exclamation marks"],
    [
      "a promise that no blind keeps",
      { seoDescription: `${TEXTS.description} Total blackout.` },
      "seoDescription: This promises what no blind can be proven to keep",
    ],
    [
      "a title that search engines cut",
      { seoTitle: "x".repeat(LONGEST_TITLE + 1) },
      "seoTitle: Title for search engines must be at most 39 characters",
    ],
    [
      "a description that they cut",
      { seoDescription: "x".repeat(156) },
      "seoDescription: Description for search engines must be at most 155 characters",
    ],
    [
      "a picture without words",
      { picture: { id: "a", alt: "", focusX: 50, focusY: 50 } },
      "picture.alt: What is seen must be at least 5 characters",
    ],
  ])("%s", (_case, changes, sentence) => {
    expect(sentencesFor(changes)).toEqual([sentence]);
  });
});
