import { hoursLine } from "../shop-profile/hours-line.js";
import { traderLines } from "../shop-profile/trader-lines.js";
import type { Block, Email, EmailLayout, Sum } from "./email.js";
import { inertText } from "./inert-text.js";

const RULE = "-".repeat(64);

/** An e-mail as plain text, for readers without HTML. */
export function emailText({ title, blocks }: Email, shop: EmailLayout): string {
  return [
    title,
    ...blocks.map(blockText),
    [RULE, shop.name, `${shop.phone} (${hoursLine(shop)})`, shop.email, ...traderLines(shop)].join("\n"),
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
    case "smallPrint":
      return [
        block.title,
        ...block.parts.map((part) =>
          typeof part === "string" ? part : part.list.map((item) => `- ${item}`).join("\n"),
        ),
      ].join("\n\n");
    case "quotation":
      return inertText(block.text).replaceAll(/^/gm, "> ");
    case "goods":
      return [
        ...block.lines.map(({ name, notes, quantity, amount }) =>
          [`${quantity} × ${name}: ${amount}`, ...notes.map((note) => `    ${note}`)].join("\n"),
        ),
        ...(block.sums.length > 0 ? [block.sums.map(sumText).join("\n")] : []),
      ].join("\n\n");
    case "link":
      return `${block.label}:\n${block.href}`;
  }
}

const sumText = ({ label, amount, note }: Sum) =>
  [`${label}: ${amount}`, ...(note === undefined ? [] : [note])].join("\n");
