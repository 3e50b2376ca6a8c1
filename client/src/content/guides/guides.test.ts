import { ALL_GUIDES, findGuide } from ".";
import { matchPath } from "react-router-dom";
import { describe, expect, it } from "vitest";
import { paths } from "../../lib/paths";
import { GUIDE_DRAWINGS } from "../../product/measuring/drawings";
import { FACTS } from "../../test/shell-shop";
import type { ShopFacts } from "../facts";
import type { Guide } from "./guide";

const SHOP: ShopFacts = { ...FACTS, promotion: null };

const ids = (guide: Guide) =>
  guide
    .sections(SHOP)
    .flatMap(({ id, blocks }) => [
      id,
      ...blocks.flatMap((block) =>
        typeof block === "object" && "questions" in block ? block.questions.map((question) => question.id) : [],
      ),
    ]);
const linksOf = (guide: Guide) =>
  [...JSON.stringify(guide.sections(SHOP)).matchAll(/\]\(([^)\s]+)\)/g)].map(([, address = ""]) => address);

/** Whether a link leads to a page of the shop and, within the guides, to a part of it. */
function isThere(address: string): boolean {
  if (address.startsWith("tel:")) return true;
  const { pathname, hash } = new URL(address, "https://shop.example");
  if (!Object.values(paths).some(({ pattern }) => matchPath(pattern, pathname))) return false;
  const type = matchPath(paths.guides.pattern, pathname)?.params.type;
  if (type === undefined) return true;
  const target = findGuide(type)?.guide;
  return target !== undefined && (hash === "" || ids(target).includes(hash.slice(1)));
}

it.each([
  [undefined, "Measuring", "measurement"],
  ["measurement", "Measuring", "measurement"],
  ["measuring", "Measuring", "measurement"],
  ["inside-mount-blinds", "Measuring", "inside-mount-blinds"],
  ["outside-mount-blinds", "Measuring", "outside-mount-blinds"],
  ["installation", "Installation", "installation"],
  ["shutter-installation", "Installation", "shutter-installation"],
  ["care", "Care & Maintenance", "care"],
  ["troubleshooting", "Troubleshooting", "troubleshooting"],
  ["faq", "FAQ", "faq"],
])("opens the right part for /guides/%s", (type, subject, slug) => {
  const found = findGuide(type);
  expect([found?.subject.name, found?.guide.slug]).toEqual([subject, slug]);
});

it.each(["", "curtain-sewing", "constructor"])("knows no guide called “%s”", (type) => {
  expect(findGuide(type)).toBeUndefined();
});

it("has an address, a title and a description of its own for every guide", () => {
  for (const key of ["slug", "title", "description"] as const)
    expect(new Set(ALL_GUIDES.map((guide) => guide[key])).size).toBe(ALL_GUIDES.length);
});

it("shows every drawing somewhere", () => {
  const shown = new Set(
    ALL_GUIDES.flatMap((guide) => guide.sections(SHOP))
      .flatMap(({ blocks }) => blocks)
      .flatMap((block) => (typeof block === "object" && "drawing" in block ? [block.drawing] : [])),
  );
  expect([...shown].toSorted()).toEqual(Object.keys(GUIDE_DRAWINGS).toSorted());
});

describe.each(ALL_GUIDES.map((guide) => [guide.slug, guide] as const))("the guide %s", (_, guide) => {
  it("has each id once", () => {
    expect(new Set(ids(guide)).size).toBe(ids(guide).length);
  });

  it("names no height of a safety device but the one in force", () => {
    const guideFigures = { ...SHOP.guideFigures, deviceHeightMm: 1617 };
    expect(JSON.stringify(guide.sections({ ...SHOP, guideFigures }))).not.toMatch(/1,?500 mm (above|up)|less 1500/);
  });

  it("links only to addresses of the shop, and to parts that are there", () => {
    expect(linksOf(guide).filter((address) => !isThere(address))).toEqual([]);
  });

  it("goes on to other guides that are there", () => {
    expect(guide.next.map((slug) => findGuide(slug)?.guide.slug)).toEqual(guide.next);
    expect(guide.next).not.toContain(guide.slug);
  });

  it("gives every row of its tables as many figures as it has columns", () => {
    const tables = guide
      .sections(SHOP)
      .flatMap(({ blocks }) =>
        blocks.flatMap((block) => (typeof block === "object" && "rows" in block ? [block] : [])),
      );
    const uneven = tables.flatMap(({ head, rows }) => rows.filter((row) => row.length !== head.length));
    expect(uneven).toEqual([]);
  });
});
