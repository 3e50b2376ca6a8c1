/**
 * Pages, counted from 1, on which the targets of links in a PDF begin, by id of the target.
 * @throws {Error} for a PDF of another program than Chromium
 */
export function pagesOfParts(pdf: Buffer): Map<string, number> {
  const source = pdf.toString("latin1");
  const targets = /\n\d+ 0 obj\n<<((?:\/[\w-]+ \[\d+ 0 R \/XYZ [^\]]*\]\s*)+)>>/.exec(source)?.[1];
  if (targets === undefined) throw new Error("The PDF has no targets of links.");
  const pages = [...source.matchAll(/\n(\d+) 0 obj\n<<\/Type \/Page\n/g)].map(([, id]) => id ?? "");
  return new Map(
    [...targets.matchAll(/\/([\w-]+) \[(\d+) 0 R/g)].map(([, part = "", page = ""]) => [part, pages.indexOf(page) + 1]),
  );
}

/** Number of pages of one of Chromium's PDFs. */
export const pageCount = (pdf: Buffer) => pdf.toString("latin1").match(/\n<<\/Type \/Page\n/g)?.length ?? 0;
