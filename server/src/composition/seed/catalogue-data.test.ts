import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { bladeWidth } from "../../rules/blade-width.js";
import { materialFactor } from "../../rules/line-price.js";
import { COLORS, FEATURES, MATERIALS, type Family } from "../../rules/product-attributes.js";
import { editProduct } from "../../rules/product-form.js";
import { ROOMS } from "../../rules/rooms.js";
import { checkSize, COMMON_SIZES, shownLimit } from "../../rules/size-limits.js";
import { fromInches, toInches } from "../../rules/sizes.js";
import { CATEGORIES } from "./categories.js";
import type { SeedProduct } from "./drafts/seed.types.js";
import { largeCatalogue } from "./large-catalogue.js";
import { PICTURES } from "./pictures.js";
import { PRODUCTS } from "./products/index.js";
import { BY_POPULARITY } from "./products/popularity.js";
import { REVIEWS } from "./reviews/index.js";

const IMAGES = fileURLToPath(new URL("../../../../client/public/images/", import.meta.url));

const SLUG_PRICES = {
  "roller-blinds": 5000,
  "venetian-blinds": 5500,
  "vertical-blinds": 5500,
  "wooden-blinds": 8400,
  "roman-blinds": 9300,
  "perfect-fit-blinds": 6500,
  "faux-wood-blinds": 7500,
  "blackout-roller-blinds": 6000,
  "motorized-blinds": 15000,
  "day-night-blinds": 7500,
  "pleated-blinds": 7000,
  "skylight-blinds": 8500,
};

const VARIANTS: Partial<Record<Family, readonly string[]>> = {
  roller: ["blackout", "motorised", "screen"],
  venetian: ["faux-wood", "wide-faux-wood", "slim", "wide"],
  wooden: ["narrow"],
  vertical: ["wide"],
  pleated: ["cellular"],
  roman: ["bamboo"],
  shutter: ["full-height", "cafe", "tier-on-tier", "solid", "bay", "tracked"],
  curtain: ["pencil-pleat", "eyelet", "wave", "voile", "pelmet"],
  outdoor: ["awning", "zip-screen", "patio-roller"],
  pergola: ["louvred", "fabric"],
};

const bySlug = new Map(PRODUCTS.map((product) => [product.slug, product]));
const picturesById = new Map(PICTURES.map((picture) => [picture.id, picture]));
const pictureIds = new Set(picturesById.keys());
const repeated = (values: readonly string[]) => values.filter((value, index) => values.indexOf(value) !== index);
function madeAs(slug: string): SeedProduct {
  const product = bySlug.get(slug);
  if (product === undefined) throw new Error(`There are no ${slug}.`);
  return product;
}
const isMade = (slug: string, width: number, height: number) =>
  checkSize({ width: toInches(width, "mm"), height: toInches(height, "mm") }, madeAs(slug)).length === 0;
const reductions = PRODUCTS.filter(({ wasPricePence }) => wasPricePence !== null);

describe("the catalogue", () => {
  it.each(Object.entries(SLUG_PRICES))("sells %s from %i pence, in any common size", (slug, pence) => {
    const product = madeAs(slug);
    expect(product).toMatchObject({ basePricePence: pence, minWidth: 12, minHeight: 12 });
    expect(COMMON_SIZES.flatMap((size) => checkSize(size, product))).toEqual([]);
  });

  it.each([
    ["perfect-fit-blinds", 1400, 2142],
    ["perfect-fit-honeycomb-blinds", 1400, 2142],
    ["faux-wood-blinds", 2400, 1500],
    ["wide-slat-faux-wood-blinds", 2000, 1800],
    ["wooden-blinds", 2000, 2250],
    ["dark-stained-wooden-blinds", 2000, 2250],
    ["roman-blinds", 2400, 2083],
    ["day-night-blinds", 2400, 2291],
    ["motorized-day-night-blinds", 2400, 2291],
  ])("makes %s as large as frame, lift or tube carry: %i × %i mm", (slug, width, height) => {
    expect([isMade(slug, width, height), isMade(slug, width, height + 1)]).toEqual([true, false]);
  });

  it.each(["perfect-fit-blinds", "perfect-fit-honeycomb-blinds"])("makes no %s over one pane", (slug) => {
    const sizes = [
      [1400, 2000],
      [1401, 1000],
      [1300, 2200],
      [1300, 2201],
    ] as const;
    expect(sizes.map(([width, height]) => isMade(slug, width, height))).toEqual([true, false, true, false]);
  });

  it("has at least 44 products with unique slugs and names", () => {
    expect(PRODUCTS.length).toBeGreaterThanOrEqual(44);
    expect(repeated(PRODUCTS.map(({ slug }) => slug))).toEqual([]);
    expect(repeated(PRODUCTS.map(({ name }) => name))).toEqual([]);
  });

  it("ranks every product once", () => {
    expect(PRODUCTS.map(({ slug }) => slug)).toEqual(BY_POPULARITY);
  });

  it("has reviews only of products that exist", () => {
    expect(Object.keys(REVIEWS).filter((slug) => !bySlug.has(slug))).toEqual([]);
  });

  it("puts every product into a category other than the sale", () => {
    const open = CATEGORIES.filter(({ onlyReduced }) => !onlyReduced).map(({ slug }) => slug);
    expect(new Set(PRODUCTS.map(({ category }) => category))).toEqual(new Set(open));
  });

  it("has at least six reductions in several categories, one of them by half", () => {
    expect(reductions.length).toBeGreaterThanOrEqual(6);
    expect(new Set(reductions.map(({ category }) => category)).size).toBeGreaterThanOrEqual(4);
    for (const { wasPricePence, basePricePence } of reductions) expect(wasPricePence).toBeGreaterThan(basePricePence);
    expect(reductions.some(({ wasPricePence, basePricePence }) => wasPricePence === 2 * basePricePence)).toBe(true);
  });

  it("lists best sellers first and has new products", () => {
    expect(PRODUCTS.slice(0, 4).every(({ isBestSeller }) => isBestSeller)).toBe(true);
    expect(PRODUCTS.filter(({ isBestSeller }) => isBestSeller)).toHaveLength(6);
    expect(PRODUCTS.filter(({ isNew }) => isNew)).toHaveLength(5);
  });
});

/** Slugs of the products that break a rule. */
const breaking = (isBroken: (product: SeedProduct) => boolean) => PRODUCTS.filter(isBroken).map(({ slug }) => slug);
const isOutside = (list: readonly unknown[], least: number, most: number) => list.length < least || list.length > most;
const controlOf = ({ specifications }: SeedProduct) => specifications.find(({ name }) => name === "Control")?.value;

describe("every product", () => {
  it.each([
    ["materials", 2, 6],
    ["colors", 3, 8],
    ["rooms", 0, 5],
    ["pictures", 0, 4],
    ["reviews", 0, 9],
    ["specifications", 5, 8],
    ["options", 1, 8],
  ] as const)("has as many %s as a page is laid out for", (field, least, most) => {
    expect(breaking((product) => isOutside(product[field], least, most))).toEqual([]);
  });

  it("keeps the rules of products that staff edit", () => {
    expect(breaking((product) => "problems" in editProduct(product, product))).toEqual([]);
  });

  it("lists its cheapest material first, as the variations of a large catalogue do", () => {
    const isDearerFirst = ({ materials }: SeedProduct) => {
      const factors = materials.map(materialFactor);
      return factors[0] !== Math.min(...factors);
    };
    expect([...PRODUCTS, ...largeCatalogue(200)].filter(isDearerFirst).map(({ slug }) => slug)).toEqual([]);
  });

  it.each([
    ["materials", MATERIALS],
    ["colors", COLORS],
    ["rooms", ROOMS],
    ["features", FEATURES],
  ] as const)("names %s of the vocabulary, each once", (field, known) => {
    expect(breaking((product) => product[field].some((name) => !(name in known)))).toEqual([]);
    expect(breaking((product) => repeated(product[field]).length > 0)).toEqual([]);
  });

  it("has size limits in order", () => {
    expect(breaking(({ minWidth, maxWidth }) => !(minWidth > 0 && maxWidth > minWidth))).toEqual([]);
    expect(breaking(({ minHeight, maxHeight }) => !(minHeight > 0 && maxHeight > minHeight))).toEqual([]);
  });

  it("shows its least size as its limits, in whole mm", () => {
    const isOff = (inches: number) => fromInches(inches, "mm") !== shownLimit(inches, "mm", "min");
    expect(breaking(({ minWidth, minHeight }) => isOff(minWidth) || isOff(minHeight))).toEqual([]);
  });

  it("has a price on the slider's range, in whole pounds", () => {
    expect(breaking(({ basePricePence }) => basePricePence > 50_000 || basePricePence % 100 !== 0)).toEqual([]);
  });

  it("has existing pictures, each once", () => {
    expect(breaking(({ pictures }) => pictures.some((id) => !pictureIds.has(id)))).toEqual([]);
    expect(breaking(({ pictures }) => repeated(pictures).length > 0)).toEqual([]);
  });

  it("has a first picture that is no other product's first", () => {
    expect(repeated(PRODUCTS.flatMap(({ pictures: [first = []] }) => first))).toEqual([]);
  });

  it("shows pictures in colours that it is sold in", () => {
    const shown = (id: string) => picturesById.get(id)?.shownColor ?? null;
    expect(
      PRODUCTS.flatMap(({ slug, colors, pictures }) =>
        pictures
          .filter((id) => shown(id) !== null && !colors.some((name) => name === shown(id)))
          .map((id) => [slug, id]),
      ),
    ).toEqual([]);
  });

  it("has texts of the right length, without exclamation marks", () => {
    expect(breaking(({ shortDescription }) => shortDescription.length > 90)).toEqual([]);
    expect(breaking(({ description }) => isOutside(description.split("\n\n"), 2, 3))).toEqual([]);
    expect(breaking(({ shortDescription, description }) => /!/.test(shortDescription + description))).toEqual([]);
  });

  it("makes no claims that a blind can't fulfil", () => {
    const claim =
      /child-?proof|total(ly)? blackout|complete(ly)? dark|soundproof|waterproof|storm-?proof|lowest price/i;
    const textOf = ({ shortDescription, description, specifications }: SeedProduct) =>
      [shortDescription, description, ...specifications.map(({ value }) => value)].join("\n");
    expect(breaking((product) => claim.test(textOf(product)))).toEqual([]);
  });

  it("names its operation, unless it does not move", () => {
    expect(breaking((product) => !controlOf(product))).toEqual(["fabric-pelmets", "soft-valances"]);
  });

  it("is called child-safe or cordless only without a chain or cord", () => {
    const hasCord = (product: SeedProduct) => /\b(cord|chain)s?\b/i.test(controlOf(product) ?? "");
    const isCordFree = ({ features }: SeedProduct) => features.includes("child-safe") || features.includes("cordless");
    expect(breaking((product) => hasCord(product) === isCordFree(product))).toEqual([]);
  });

  it("is cordless if it has a motor", () => {
    expect(breaking(({ features }) => features.includes("motorized") && !features.includes("cordless"))).toEqual([]);
  });

  it("mentions no size limits or warranty in its texts", () => {
    const isComputed = /warranty|guarantee|^(min|max|width)/i;
    expect(breaking(({ specifications }) => specifications.some(({ name }) => isComputed.test(name)))).toEqual([]);
  });

  it("has distinct options", () => {
    expect(
      breaking(({ options }) => options.some(({ values }) => values.length < 2 || repeated(values).length > 0)),
    ).toEqual([]);
  });

  it("is drawn with slats and vanes of the width that its texts say", () => {
    const bladed = PRODUCTS.flatMap(({ slug, family, variant, specifications }) => {
      if (family !== "venetian" && family !== "wooden" && family !== "vertical") return [];
      const said = specifications.find(({ name }) => name === "Slat" || name === "Vane")?.value ?? "";
      return [{ slug, drawn: bladeWidth(family, variant), said: Number.parseInt(said, 10) }];
    });
    expect(bladed.filter(({ drawn, said }) => drawn !== said)).toEqual([]);
    expect(new Set(bladed.map(({ drawn }) => drawn))).toEqual(new Set([16, 25, 35, 50, 63, 89, 127]));
  });

  it("is not meant for bathrooms if it is made of timber or MDF, or for places behind a hob", () => {
    const swells = ({ materials }: SeedProduct) =>
      materials.some((name) => /wood$|^MDF$/i.test(name) && name !== "Faux Wood");
    expect(breaking((product) => product.rooms.includes("bathroom") && swells(product))).toEqual([]);
    expect(breaking(({ description }) => /behind the hob/.test(description))).toEqual([]);
  });

  it("promises no exactness that the workshop's tolerance does not keep", () => {
    const textOf = ({ shortDescription, description }: SeedProduct) => `${shortDescription} ${description}`;
    expect(breaking((product) => /(cut|made|down) to (the|a) millimetre/i.test(textOf(product)))).toEqual([]);
  });

  it("has a variant that the drawing supports", () => {
    expect(breaking(({ family, variant }) => variant !== null && !VARIANTS[family]?.includes(variant))).toEqual([]);
  });
});

describe("reviews", () => {
  it("have valid dates from 2024 to October 2026", () => {
    const isReal = (day: string) => new Date(day).toISOString().startsWith(day) && day >= "2024" && day < "2026-11";
    expect(breaking(({ reviews }) => reviews.some(({ reviewDate }) => !isReal(reviewDate)))).toEqual([]);
  });

  it("of one product have different authors", () => {
    expect(breaking(({ reviews }) => repeated(reviews.map(({ userName }) => userName)).length > 0)).toEqual([]);
  });

  it("never have five stars only, and some products have none", () => {
    const withReviews = PRODUCTS.filter(({ reviews }) => reviews.length > 0);
    const averages = withReviews.map(
      ({ reviews }) => reviews.reduce((sum, { rating }) => sum + rating, 0) / reviews.length,
    );
    expect(Math.min(...averages)).toBeGreaterThanOrEqual(3.8);
    expect(Math.max(...averages)).toBeLessThan(5);
    expect(PRODUCTS.length - withReviews.length).toBeGreaterThanOrEqual(5);
  });
});

describe("warranty", () => {
  it.each([
    ["roller-blinds", 2],
    ["blackout-roller-blinds", 2],
    ["motorized-blinds", 5],
    ["wooden-blinds", 5],
    ["thermal-roller-blinds", 5],
    ["plantation-shutters", 10],
    ["louvred-pergolas", 5],
  ])("of %s lasts %i years", (slug, years) => {
    expect(bySlug.get(slug)?.warrantyYears).toBe(years);
  });
});

describe("pictures", () => {
  it("exist in all widths, as AVIF and WebP", () => {
    const files = PICTURES.flatMap(({ id, widths }) =>
      widths.flatMap((width) => [`${id}-${width}.avif`, `${id}-${width}.webp`]),
    );
    expect(files.filter((file) => !existsSync(IMAGES + file))).toEqual([]);
  });

  it("have a mask in all widths where they have a colour to be tinted", () => {
    const files = PICTURES.filter(({ tintBase }) => tintBase !== null).flatMap(({ id, widths }) =>
      widths.map((width) => `${id}-mask-${width}.webp`),
    );
    expect(files.length).toBeGreaterThan(100);
    expect(files.filter((file) => !existsSync(IMAGES + file))).toEqual([]);
  });

  it("come first on a product as what hangs there, but where only a part, a room or a style shows it", () => {
    const kinds = Map.groupBy(PRODUCTS, ({ pictures: [first = ""] }) => picturesById.get(first)?.kind ?? "drawing");
    const slugs = (kind: Parameters<typeof kinds.get>[0]) =>
      kinds
        .get(kind)
        ?.map(({ slug }) => slug)
        .toSorted() ?? [];
    expect(slugs("drawing")).toEqual(["thermal-skylight-blinds"]);
    expect(slugs("detail")).toEqual(["cordless-wooden-blinds"]);
    expect(slugs("material")).toEqual(["honeycomb-blinds", "pvc-vertical-blinds", "wide-slat-faux-wood-blinds"]);
    expect(slugs("room")).toEqual(["leaf-print-blackout-blinds"]);
    expect(slugs("style")).toEqual([
      ...["bamboo-blinds", "ticking-stripe-roman-blinds", "velvet-curtains", "wide-slat-aluminium-blinds"],
    ]);
    expect(slugs("hero")).toEqual(["louvred-pergolas"]);
    expect(slugs("product")).toHaveLength(59);
  });

  it("include those of the categories", () => {
    expect(CATEGORIES.filter(({ picture }) => picture === undefined || !pictureIds.has(picture))).toEqual([]);
  });
});

describe("a large catalogue", () => {
  it("has the requested number of products with unique slugs", () => {
    const products = largeCatalogue(200);
    expect(products).toHaveLength(200);
    expect(new Set(products.map(({ slug }) => slug)).size).toBe(200);
  });

  it("is deterministic, and a prefix of a larger one", () => {
    expect(largeCatalogue(200)).toEqual(largeCatalogue(300).slice(0, 200));
  });

  it("meets the database's constraints", () => {
    for (const product of largeCatalogue(400)) {
      expect(product.slug).toMatch(/^[a-z0-9-]{1,80}$/);
      expect(product.maxWidth).toBeGreaterThan(product.minWidth);
      expect(product.maxHeight).toBeGreaterThan(product.minHeight);
      expect(product.materials.length).toBeGreaterThanOrEqual(2);
      expect(product.colors.length).toBeGreaterThanOrEqual(3);
      expect(product.wasPricePence ?? Infinity).toBeGreaterThan(product.basePricePence);
    }
  });
});
