/**
 * On which page, from 1, each part of a PDF begins that something in it links to, by the id of that part.
 * @throws {Error} for a PDF that Chromium has not written
 */
export function pagesOfParts(pdf: Buffer): Map<string, number> {
  const source = pdf.toString("latin1");
  const places = /\n\d+ 0 obj\n<<((?:\/[\w-]+ \[\d+ 0 R \/XYZ [^\]]*\]\s*)+)>>/.exec(source)?.[1];
  if (places === undefined) throw new Error("The PDF says nowhere what its links lead to.");
  const pages = [...source.matchAll(/\n(\d+) 0 obj\n<<\/Type \/Page\n/g)].map(([, id]) => id ?? "");
  return new Map(
    [...places.matchAll(/\/([\w-]+) \[(\d+) 0 R/g)].map(([, part = "", page = ""]) => [part, pages.indexOf(page) + 1]),
  );
}

export const pageCount = (pdf: Buffer) => pdf.toString("latin1").match(/\n<<\/Type \/Page\n/g)?.length ?? 0;
