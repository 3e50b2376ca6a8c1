/**
 * Cuts the two typefaces of the shop to Latin and writes them to client/public/fonts; for PDFs also in fixed weights, and with
 * the further letters of names and addresses, to server/fonts. Run by hand after a change of typeface or of the characters below:
 * `npx node tools/media/fonts.ts`. The outputs are committed.
 */
import { copyFile, mkdir, readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import subsetFont from "subset-font";

type Typeface = {
  source: string;
  target: string;
  axes: Parameters<typeof subsetFont>[2]["variationAxes"];
  characters: string;
};

const root = new URL("../../", import.meta.url);
const packages = new URL("node_modules/@fontsource-variable/", root);
const web = new URL("client/public/fonts/", root);
const printed = new URL("server/fonts/", root);

/** All characters from one code point to another. */
const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, offset) => String.fromCodePoint(from + offset)).join("");

/** ASCII, Latin-1 letters and signs, and the typographic marks that shop texts use. */
const characters = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}ŒœŠšŸŽž–—‘’‚“”„•…‹›€™−←→↑↓′″`;

/** Kerning, ligatures, lining and tabular figures; the rest of the layout features would only add weight. */
const features = ["kern", "liga", "lnum", "tnum"];

/** For pages. */
const variable: Typeface[] = [
  {
    source: "newsreader/files/newsreader-latin-opsz-normal.woff2",
    target: "newsreader.woff2",
    characters,
    // Headings are 400, the hero 380, figures and quotes 300: nothing heavier is set in this face.
    axes: { opsz: 48, wght: { min: 300, max: 400, default: 400 } },
  },
  {
    source: sans("latin"),
    target: "source-sans-3.woff2",
    characters,
    axes: { wght: { min: 400, max: 700, default: 400 } },
  },
];

/** For PDFs, which can't hold variable fonts. */
const fixed: Typeface[] = [
  {
    source: "newsreader/files/newsreader-latin-opsz-normal.woff2",
    target: "newsreader.ttf",
    characters,
    axes: { opsz: 48, wght: 400 },
  },
  { source: sans("latin"), target: "source-sans-3.ttf", characters, axes: { wght: 400 } },
  { source: sans("latin"), target: "source-sans-3-semibold.ttf", characters, axes: { wght: 600 } },
  {
    source: sans("latin-ext"),
    target: "source-sans-3-latin-ext.ttf",
    characters: range(0x100, 0x24f) + range(0x1e00, 0x1e9f),
    axes: { wght: 400 },
  },
  {
    source: sans("vietnamese"),
    target: "source-sans-3-vietnamese.ttf",
    characters: range(0x1ea0, 0x1eff),
    axes: { wght: 400 },
  },
  { source: sans("greek"), target: "source-sans-3-greek.ttf", characters: range(0x370, 0x3ff), axes: { wght: 400 } },
  {
    source: sans("cyrillic"),
    target: "source-sans-3-cyrillic.ttf",
    characters: range(0x400, 0x45f) + range(0x490, 0x491),
    axes: { wght: 400 },
  },
];

await cut(variable, "woff2", web);
await cut(fixed, "truetype", printed);
for (const folder of [web, printed]) {
  await copyFile(new URL("newsreader/LICENSE", packages), new URL("newsreader-OFL.txt", folder));
  await copyFile(new URL("source-sans-3/LICENSE", packages), new URL("source-sans-3-OFL.txt", folder));
}

async function cut(typefaces: readonly Typeface[], targetFormat: "woff2" | "truetype", folder: URL): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const typeface of typefaces) {
    const font = await subsetFont(await readFile(new URL(typeface.source, packages)), typeface.characters, {
      targetFormat,
      variationAxes: typeface.axes,
      keepFeatures: features,
    });
    await writeFile(new URL(typeface.target, folder), font);
    console.log(`${fileURLToPath(new URL(typeface.target, folder))}: ${(font.length / 1000).toFixed(1)} kB`);
  }
}

/** The file of the sans serif for a script. */
function sans(script: string): string {
  return `source-sans-3/files/source-sans-3-${script}-wght-normal.woff2`;
}
