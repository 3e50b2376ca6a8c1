const cell = (text: string) => text.replaceAll("|", "\\|").replaceAll(/\s+/g, " ");

/** A table with unpadded columns, which the formatter aligns. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [head, head.map(() => "---"), ...rows].map((cells) => `| ${cells.map(cell).join(" | ")} |`);
  return lines.join("\n");
}

/**
 * Replaces the part of a page between its lines `<!-- name -->` and `<!-- /name -->`.
 * @throws {Error} if it lacks them
 */
export function withPart(page: string, name: string, part: string): string {
  const [first, last] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
  const [begin, end] = [page.indexOf(first), page.indexOf(last)];
  if (begin === -1 || end < begin) throw new Error(`The page needs the lines ${first} and ${last}.`);
  return `${page.slice(0, begin + first.length)}\n\n${part}\n\n${page.slice(end)}`;
}

export const code = (text: string) => (text === "" ? "" : `\`${text}\``);
