import { inertText } from "./inert-text.js";
import type { Block, Letter } from "./letter.js";
import { hoursLine, type Letterhead } from "./letterhead.js";

const RULE = "-".repeat(64);

/** A letter as plain text, for readers without HTML. */
export function letterText({ title, blocks }: Letter, shop: Letterhead): string {
  return [
    title,
    ...blocks.map(blockText),
    [RULE, shop.name, `${shop.phone} (${hoursLine(shop)})`, shop.email].join("\n"),
    "",
  ].join("\n\n");
}

function blockText(block: Block): string {
  switch (block.type) {
    case "paragraph":
      return block.text;
    case "heading":
      return `${block.text}\n${"-".repeat(block.text.length)}`;
    case "facts":
      return block.rows.map(({ label, value }) => `${label}: ${inertText(value)}`).join("\n");
    case "list":
      return block.items.map((item) => `- ${item}`).join("\n");
    case "quotation":
      return inertText(block.text).replaceAll(/^/gm, "> ");
    case "goods":
      return [
        ...block.lines.map(({ name, notes, quantity, amount }) =>
          [`${quantity} × ${name}: ${amount}`, ...notes.map((note) => `    ${note}`)].join("\n"),
        ),
        ...(block.sums.length > 0 ? [block.sums.map(({ label, amount }) => `${label}: ${amount}`).join("\n")] : []),
      ].join("\n\n");
    case "link":
      return `${block.label}:\n${block.href}`;
  }
}
