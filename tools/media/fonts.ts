/**
 * Cuts the two typefaces of the shop to Latin and writes them to client/public/fonts. Run by hand after a change of
 * typeface or of the characters below: `npx node tools/media/fonts.ts`. The outputs are committed.
 */
import { copyFile, mkdir, readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import subsetFont from "subset-font";

type Typeface = { source: string; target: string; axes: Parameters<typeof subsetFont>[2]["variationAxes"] };

const root = new URL("../../", import.meta.url);
const packages = new URL("node_modules/@fontsource-variable/", root);
const target = new URL("client/public/fonts/", root);

const typefaces: Typeface[] = [
  {
    source: "newsreader/files/newsreader-latin-opsz-normal.woff2",
    target: "newsreader.woff2",
    // Headings are 400, the hero 380, figures and quotes 300: nothing heavier is set in this face.
    axes: { opsz: 48, wght: { min: 300, max: 400, default: 400 } },
  },
  {
    source: "source-sans-3/files/source-sans-3-latin-wght-normal.woff2",
    target: "source-sans-3.woff2",
    axes: { wght: { min: 400, max: 700, default: 400 } },
  },
];

/** ASCII, Latin-1 letters and signs, and the typographic marks that shop texts use. */
const characters =
  Array.from({ length: 0x7e - 0x20 + 1 }, (_, offset) => String.fromCodePoint(0x20 + offset)).join("") +
  Array.from({ length: 0xff - 0xa0 + 1 }, (_, offset) => String.fromCodePoint(0xa0 + offset)).join("") +
  "ŒœŠšŸŽž–—‘’‚“”„•…‹›€™−←→↑↓′″";

/** Kerning, ligatures, lining and tabular figures; the rest of the layout features would only add weight. */
const features = ["kern", "liga", "lnum", "tnum"];

await mkdir(target, { recursive: true });
for (const typeface of typefaces) {
  const font = await subsetFont(await readFile(new URL(typeface.source, packages)), characters, {
    targetFormat: "woff2",
    variationAxes: typeface.axes,
    keepFeatures: features,
  });
  await writeFile(new URL(typeface.target, target), font);
  console.log(`${fileURLToPath(new URL(typeface.target, target))}: ${(font.length / 1000).toFixed(1)} kB`);
}
await copyFile(new URL("newsreader/LICENSE", packages), new URL("newsreader-OFL.txt", target));
await copyFile(new URL("source-sans-3/LICENSE", packages), new URL("source-sans-3-OFL.txt", target));
