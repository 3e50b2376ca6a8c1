/** An element of a tagged PDF. */
export type Element = {
  /** As in "H2", "Figure" or "TD". */
  tag: string;
  /** The text in place of a picture. */
  alt: string | undefined;
  /** Whether it has text, drawings or a link of its own, besides its parts. */
  hasContent: boolean;
  parts: readonly Element[];
};

/**
 * The elements of a tagged PDF in reading order, each before its parts.
 * @throws {Error} for a PDF without tags, or of another program than Chromium
 */
export function elementsOf(pdf: Buffer): readonly Element[] {
  const source = pdf.toString("latin1");
  const objects = new Map(
    [...source.matchAll(/\n(\d+) 0 obj\n(.*?)\nendobj/gs)].map(([, id = "", body = ""]) => [id, body]),
  );
  const root = [...objects.values()].find((body) => body.includes("/Type /StructTreeRoot"));
  if (root === undefined) throw new Error("The PDF has no tags.");
  return partsOf(root, objects).flatMap(withParts);
}

const withParts = (element: Element): readonly Element[] => [element, ...element.parts.flatMap(withParts)];

function partsOf(body: string, objects: ReadonlyMap<string, string>): readonly Element[] {
  return [...kidsOf(body).matchAll(/(\d+) 0 R/g)].map(([, id = ""]) => elementOf(objects.get(id) ?? "", objects));
}

function elementOf(body: string, objects: ReadonlyMap<string, string>): Element {
  const tag = /\/S \/(\w+)/.exec(body)?.[1];
  if (tag === undefined) throw new Error("The PDF's tags can't be read.");
  return {
    tag,
    alt: /\/Alt (?:\((.*?)\)|<(.*?)>)\n/s.exec(body)?.slice(1).find(Boolean),
    hasContent: /\d/.test(kidsOf(body).replaceAll(/\d+ 0 R/g, "")) || KEPT_ELSEWHERE.test(body),
    parts: partsOf(body, objects),
  };
}

/** Content that is named by a dictionary: on another page than its element, or a link's area. */
const KEPT_ELSEWHERE = /\/Type \/(?:MCR|OBJR)/;

/** References to parts, and numbers of own content. */
const kidsOf = (body: string) =>
  /\/K (\[.*\]|\d+(?: 0 R)?)/s.exec(body.replaceAll(/<<\/Type \/(?:MCR|OBJR).*?>>/gs, ""))?.[1] ?? "";
