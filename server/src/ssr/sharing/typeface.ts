import { readFile } from "node:fs/promises";
import path from "node:path";
import { create, type Font } from "fontkit";

/** A font of the shop that gives text as outlines, so that a picture needs no font on the machine that draws it. */
class Typeface {
  private constructor(private readonly font: Font) {}

  /** @param file a font file, as WOFF2 */
  static async open(file: string): Promise<Typeface> {
    const font = create(await readFile(file));
    if (!("layout" in font)) throw new Error(`${file} has several fonts.`);
    return new Typeface(font);
  }

  /** Width of a text, in the unit of `size`. */
  width(text: string, size: number): number {
    return (this.font.layout(text).advanceWidth * size) / this.font.unitsPerEm;
  }

  /** The text as SVG paths, beginning at `x` on the baseline `y`. */
  paths(text: string, { x, y, size, fill }: { x: number; y: number; size: number; fill: string }): string {
    const scale = size / this.font.unitsPerEm;
    const { glyphs, positions } = this.font.layout(text);
    let across = 0;
    const outlines = glyphs.map((glyph, index) => {
      const outline = `<path transform="translate(${across})" d="${glyph.path.toSVG()}"/>`;
      across += positions[index]?.xAdvance ?? 0;
      return outline;
    });
    return `<g transform="translate(${x} ${y}) scale(${scale} ${-scale})" fill="${fill}">${outlines.join("")}</g>`;
  }

  /** The text in lines of at most this width, broken between words and after hyphens; a longer word has a line of its own. */
  lines(text: string, size: number, width: number): string[] {
    const lines: string[] = [];
    for (const word of text.split(/(?<=[\s-])/)) {
      const longer = (lines.at(-1) ?? "") + word;
      if (lines.length > 0 && this.width(longer.trimEnd(), size) <= width) lines[lines.length - 1] = longer;
      else lines.push(word);
    }
    return lines.map((line) => line.trimEnd());
  }
}

/** The two typefaces of the shop. */
export type Typefaces = { serif: Typeface; sans: Typeface };

/** @param folder of the shop's font files */
export async function openTypefaces(folder: string): Promise<Typefaces> {
  const [serif, sans] = await Promise.all(
    ["newsreader.woff2", "source-sans-3.woff2"].map((file) => Typeface.open(path.join(folder, file))),
  );
  if (!serif || !sans) throw new Error("A typeface is missing.");
  return { serif, sans };
}
