import path from "node:path";

/** Files of fixed weights, cut by tools/media/fonts.ts: PDFs can't hold the variable ones of the pages. */
const FOLDER = path.resolve(import.meta.dirname, "../../fonts");
const file = (name: string) => path.join(FOLDER, `${name}.ttf`);

/** The shop's typefaces. */
export const FACES = {
  serif: file("newsreader"),
  sans: file("source-sans-3"),
  bold: file("source-sans-3-semibold"),
} as const;
export type Face = keyof typeof FACES;

/** Letters beyond Latin-1 that each face has. */
const COMMON = /[ŒœŠšŸŽž]/;

/** Files with the letters of names and addresses that the others lack, by those letters. */
const FURTHER: readonly (readonly [RegExp, string])[] = [
  [/[\u0100-\u024f\u1e00-\u1e9f]/, file("source-sans-3-latin-ext")],
  [/[\u1ea0-\u1eff]/, file("source-sans-3-vietnamese")],
  [/[\u0370-\u03ff]/, file("source-sans-3-greek")],
  [/[\u0400-\u045f\u0490\u0491]/, file("source-sans-3-cyrillic")],
];

/** A piece of text in one font file. */
export type Run = { text: string; file: string };

/** Divides a text by the font files that have its letters; never empty. */
export function runsOf(text: string, face: Face): Run[] {
  const runs: Run[] = [];
  for (const letter of text.normalize("NFC")) {
    const wanted = furtherFile(letter) ?? FACES[face];
    const last = runs.at(-1);
    if (last?.file === wanted) last.text += letter;
    else runs.push({ text: letter, file: wanted });
  }
  return runs.length > 0 ? runs : [{ text: "", file: FACES[face] }];
}

const furtherFile = (letter: string): string | undefined =>
  COMMON.test(letter) ? undefined : FURTHER.find(([letters]) => letters.test(letter))?.[1];
