import { describe, expect, it } from "vitest";
import { type HeadTag, headTags } from "./head-tags";
import { socialPicture } from "./site";

const SITE = { name: "Measured Blind Co.", description: "Blinds to measure", picture: undefined };
const ORIGIN = "https://shop.example";
const PAGE = { title: "Wooden Blinds", description: "Slats of lime wood", canonicalPath: "/products/wooden-blinds" };
const PICTURE = { id: "study", alt: "A study", width: 1600, height: 1200, widths: [480, 800, 1200, 1600] };

/** The content of each tag, by its name, property or relation. */
const contents = (tags: HeadTag[]) =>
  Object.fromEntries(
    tags.map((part) => {
      if (part.tag === "title") return ["title", part.text];
      if (part.tag === "link") return [part.attributes.rel, part.attributes.href];
      return [part.attributes.name ?? part.attributes.property, part.attributes.content];
    }),
  ) as Record<string, string>;

describe("headTags", () => {
  it("has title, description and absolute URLs", () => {
    expect(contents(headTags(PAGE, SITE, ORIGIN))).toEqual({
      title: "Wooden Blinds · Measured Blind Co.",
      canonical: "https://shop.example/products/wooden-blinds",
      description: "Slats of lime wood",
      "og:title": "Wooden Blinds",
      "og:description": "Slats of lime wood",
      "og:type": "website",
      "og:site_name": "Measured Blind Co.",
      "og:locale": "en_GB",
      "og:url": "https://shop.example/products/wooden-blinds",
    });
  });

  it("has the page's picture with its size, and a large card", () => {
    expect(contents(headTags({ ...PAGE, picture: PICTURE }, SITE, ORIGIN))).toMatchObject({
      "og:image": "https://shop.example/images/study-1200.webp",
      "og:image:alt": "A study",
      "og:image:width": "1200",
      "og:image:height": "900",
      "twitter:card": "summary_large_image",
    });
  });

  it("falls back to the picture of the site", () => {
    const site = { ...SITE, picture: { path: "/social.webp", alt: "The shop" } };
    expect(contents(headTags({ ...PAGE, picture: null }, site, ORIGIN))).toMatchObject({
      "og:image": "https://shop.example/social.webp",
      "og:image:alt": "The shop",
      "og:image:width": "1200",
      "og:image:height": "630",
    });
  });

  it("leaves out URLs when the origin is unknown", () => {
    const tags = contents(headTags({ ...PAGE, picture: PICTURE }, SITE, undefined));
    for (const name of ["canonical", "og:url", "og:image", "og:image:alt", "twitter:card"])
      expect(tags).not.toHaveProperty(name);
  });

  it("hides private pages from search engines, with the description of the site", () => {
    const tags = contents(headTags({ title: "Checkout", noIndex: true }, SITE, ORIGIN));
    expect(tags).toMatchObject({ robots: "noindex", description: "Blinds to measure" });
    expect(tags).not.toHaveProperty("canonical");
  });

  it("has a bare title while the name of the site is unknown", () => {
    expect(contents(headTags(PAGE, { ...SITE, name: "" }, ORIGIN))["title"]).toBe("Wooden Blinds");
  });
});

describe("socialPicture", () => {
  it.each([
    [[480, 800, 1200, 1600], 1200],
    [[480, 800], 800],
    [[1600], 1600],
  ])("picks from the widths %j the file of %i px", (widths, width) => {
    expect(socialPicture({ ...PICTURE, widths })).toMatchObject({
      path: `/images/study-${width}.webp`,
      width,
      height: (width * 3) / 4,
    });
  });
});
