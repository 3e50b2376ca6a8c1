const cell = (text: string) => text.replaceAll("|", "\\|").replaceAll(/\s+/g, " ");

/** A table; the formatter makes its columns even. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [head, head.map(() => "---"), ...rows].map((cells) => `| ${cells.map(cell).join(" | ")} |`);
  return lines.join("\n");
}

export const code = (text: string) => (text === "" ? "" : `\`${text}\``);
