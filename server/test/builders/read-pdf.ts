import { getDocumentProxy } from "unpdf";

/** An element of a tagged PDF, such as "H1", "Figure" or "TD", with the text in place of its picture. */
type PdfElement = { role: string; alt?: string };

type Node = { role?: string; alt?: string; children?: Node[] };

/** The lines of text of the first page of a PDF and where each stands, in points from the bottom left. */
export async function placedWords(pdf: Uint8Array): Promise<{ text: string; x: number; y: number; height: number }[]> {
  const document = await getDocumentProxy(new Uint8Array(pdf));
  const { items } = await (await document.getPage(1)).getTextContent();
  return items.flatMap((item) => {
    if (!("str" in item) || item.str.trim() === "") return [];
    const [, , , , x = 0, y = 0] = item.transform as number[];
    return [{ text: item.str, x, y, height: item.height }];
  });
}

/** Reads the text, the elements and the properties of a PDF. */
export async function readPdf(pdf: Uint8Array) {
  const document = await getDocumentProxy(new Uint8Array(pdf));
  const elements: PdfElement[] = [];
  const pages: string[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent();
    pages.push(items.map((item) => ("str" in item ? item.str + (item.hasEOL ? "\n" : "") : "")).join(""));
    collect((await page.getStructTree()) as Node | null, elements);
  }
  const { info } = await document.getMetadata();
  const { Title: title, Language: language } = info as Record<string, unknown>;
  return { text: pages.join("\n"), pages, elements, title, language };
}

function collect(node: Node | null, into: PdfElement[]): void {
  if (!node) return;
  if (node.role !== undefined && node.role !== "Root")
    into.push({ role: node.role, ...(node.alt !== undefined && { alt: node.alt }) });
  for (const child of node.children ?? []) collect(child, into);
}
