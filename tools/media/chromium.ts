import { readFile } from "node:fs/promises";
import path from "node:path";
import { chromium } from "@playwright/test";
import subsetFont from "subset-font";

/** The folder of static files. */
export const PUBLIC = path.resolve(import.meta.dirname, "../../client/public");

const CHARACTERS = Array.from({ length: 0x2200 - 0x20 }, (_, offset) => String.fromCodePoint(0x20 + offset)).join("");
const WEIGHTS = [
  { family: "Newsreader", file: "newsreader.woff2", weights: [400] },
  { family: "Source Sans 3", file: "source-sans-3.woff2", weights: [400, 600] },
];

/**
 * The shop's typefaces as CSS with embedded fonts, one face per weight: from a variable face a PDF gets outlines instead of
 * letters.
 */
export async function fontFaces(): Promise<string> {
  const faces = WEIGHTS.flatMap(({ family, file, weights }) =>
    weights.map(async (wght) => {
      const all = await readFile(path.join(PUBLIC, "fonts", file));
      const one = await subsetFont(all, CHARACTERS, {
        targetFormat: "truetype",
        variationAxes: { wght },
        keepFeatures: FEATURES,
      });
      return `@font-face { font-family: "${family}"; font-weight: ${wght}; src: url(data:font/ttf;base64,${one.toString("base64")}); }`;
    }),
  );
  return (await Promise.all(faces)).join("\n");
}

const FEATURES = ["kern", "liga", "lnum", "tnum"];

/** The browser that CHROMIUM_PATH names, or Playwright's own. */
export function launchBrowser() {
  const executablePath = process.env["CHROMIUM_PATH"];
  return chromium.launch({ ...(executablePath !== undefined && { executablePath }) });
}

type SheetSize = {
  /** In units of the drawings. */
  width: number;
  height: number;
  /** Pixels per unit. */
  scale: number;
};

/** An empty browser page with the shop's typefaces, to render SVG. */
export async function openSheet({ width, height, scale }: SheetSize) {
  const browser = await launchBrowser();
  const page = await browser.newPage({ viewport: { width, height }, deviceScaleFactor: scale });
  await page.setContent(
    `<style>${await fontFaces()} body { margin: 0; font-family: "Source Sans 3" } svg { display: block; width: ${width}px; height: ${height}px }</style><main><b>fonts</b> are loaded</main>`,
  );
  await page.evaluate("document.fonts.ready");
  const paint = async (svg: string): Promise<Buffer> => {
    await page.evaluate(`document.querySelector("main").innerHTML = ${JSON.stringify(svg)}`);
    return page.screenshot();
  };
  return { paint, close: () => browser.close() };
}
