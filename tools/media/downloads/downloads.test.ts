import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import DOWNLOAD_FILES from "../../../client/src/content/guides/download-files.json";
import { BOOKLETS, bookletSize, bookletUrl } from "../../../client/src/content/guides/downloads";
import { PUBLIC } from "../chromium";
import { bookletFingerprint, bookletHtml } from "./booklet-html";
import { pageCount, pagesOfParts } from "./outline";
import { printedFacts } from "./printed-facts";

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
      const begins = booklet.guides.map(({ slug }) => pagesOfParts(pdf).get(slug) ?? 0);
      expect(begins[0]).toBe(2);
      expect(begins.every((page, index) => index === 0 || page > (begins[index - 1] ?? 0))).toBe(true);
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

it("is outdated when a figure of the shop changes", () => {
  const changed = { ...DEFAULT_PROFILE, installationMinutes: DEFAULT_PROFILE.installationMinutes + 1 };
  expect(bookletFingerprint(BOOKLETS.all, changed)).not.toBe(bookletFingerprint(BOOKLETS.all, DEFAULT_PROFILE));
});
