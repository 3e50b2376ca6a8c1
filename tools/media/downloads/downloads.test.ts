import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import DOWNLOAD_FILES from "../../../client/src/content/guides/download-files.json";
import { BOOKLETS, bookletSize, bookletUrl } from "../../../client/src/content/guides/downloads";
import { PUBLIC } from "../chromium";
import { bookletFingerprint, bookletHtml } from "./booklet-html";
import { pageCount, pagesOfParts } from "./outline";
import { printedFacts } from "./printed-facts";
import { elementsOf } from "./structure";

const DEFAULT_PROFILE = printedFacts();
const REMEDY = "npm run downloads";

describe.each(Object.values(BOOKLETS).map((booklet) => [booklet.title, booklet] as const))(
  "%s on paper",
  (_, booklet) => {
    const pdf = readFileSync(path.join(PUBLIC, bookletUrl(booklet).replace(/\?.*/, "")));
    const { pages, kilobytes, fingerprint } = DOWNLOAD_FILES[booklet.id];

    it("matches the texts, drawings and figures of the guides", () => {
      expect({ fingerprint, remedy: REMEDY }).toEqual({
        fingerprint: bookletFingerprint(booklet, DEFAULT_PROFILE),
        remedy: REMEDY,
      });
    });

    it("has the size that the shop shows", () => {
      expect([pageCount(pdf), Math.round(pdf.length / 1000)]).toEqual([pages, kilobytes]);
      expect(bookletSize(booklet)).toBe(`PDF, ${pages} pages, ${kilobytes} kB`);
    });

    it("is tagged, titled and in English, with its guides in order", () => {
      const source = pdf.toString("latin1");
      for (const mark of ["/Marked true", "/StructTreeRoot", "/Lang (en-GB)", "/DisplayDocTitle true", "/Outlines"])
        expect(source).toContain(mark);
      const title = Buffer.from(`\uFEFF${booklet.title} · ${DEFAULT_PROFILE.name}`, "utf16le").swap16();
      expect(source).toContain(`/Title <${title.toString("hex").toUpperCase()}>`);
      const begins = booklet.guides.map(({ slug }) => pagesOfParts(pdf).get(slug) ?? 0);
      expect(begins[0]).toBe(2);
      expect(begins.every((page, index) => index === 0 || page > (begins[index - 1] ?? 0))).toBe(true);
    });

    it("has a text for every picture, and no element without content", () => {
      const elements = elementsOf(pdf);
      const figures = elements.filter(({ tag }) => tag === "Figure");
      expect(figures.length).toBeGreaterThan(5);
      expect(figures.filter(({ alt }) => alt === undefined)).toEqual([]);
      expect(elements.filter(({ hasContent, parts }) => !hasContent && parts.length === 0)).toEqual([]);
    });

    it("has headings in order, and one of the first level", () => {
      const levels = elementsOf(pdf)
        .flatMap(({ tag }) => /^H([1-6])$/.exec(tag)?.[1] ?? [])
        .map(Number);
      expect(levels.filter((level) => level === 1)).toEqual([1]);
      expect(levels[0]).toBe(1);
      expect(levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1)).toEqual([]);
    });

    it("has targets for all internal links", () => {
      const html = bookletHtml(booklet, DEFAULT_PROFILE);
      const ids = new Set([...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
      const targets = [...html.matchAll(/ href="([^"]+)"/g)].map(([, href = ""]) => href);
      expect(targets.filter((href) => !/^(#|tel:|mailto:)/.test(href))).toEqual([]);
      expect(targets.filter((href) => href.startsWith("#") && !ids.has(href.slice(1)))).toEqual([]);
    });
  },
);

it("says who trades, where the profile does", () => {
  expect(bookletHtml(BOOKLETS.all, { ...DEFAULT_PROFILE, traderLines: ["Loom Blinds Ltd"] })).toContain(
    '<p class="contact">Loom Blinds Ltd</p>',
  );
});

it("claims nothing that the profile leaves out", () => {
  const claims = { fittingWeeks: null, blindWarrantyYears: null, longestWarrantyYears: null, returnDays: null };
  const claimed = /2–3 weeks|warranty of|null|undefined/;
  expect(bookletHtml(BOOKLETS.all, DEFAULT_PROFILE)).toMatch(claimed);
  expect(bookletHtml(BOOKLETS.all, { ...DEFAULT_PROFILE, ...claims })).not.toMatch(claimed);
});

it("is outdated when a figure of the shop changes", () => {
  const changed = { ...DEFAULT_PROFILE, installationMinutes: DEFAULT_PROFILE.installationMinutes + 1 };
  expect(bookletFingerprint(BOOKLETS.all, changed)).not.toBe(bookletFingerprint(BOOKLETS.all, DEFAULT_PROFILE));
});
