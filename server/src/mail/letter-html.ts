import { inertText } from "./inert-text.js";
import type { Block, GoodsLine, Letter, Sum } from "./letter.js";
import { hoursLine, type Letterhead } from "./letterhead.js";
import { LOOK } from "./look.js";
import { type Html, markup } from "./markup.js";

/** A letter as a whole HTML document: styles in line, no pictures, nothing fetched from anywhere. */
export function letterHtml({ subject, title, blocks }: Letter, shop: Letterhead): string {
  return markup`<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light only">
<title>${subject}</title>
</head>
<body style="${LOOK.body}">
<div style="${LOOK.page}">
<p style="${LOOK.name}">${shop.name}</p>
<h1 style="${LOOK.title}">${title}</h1>
${blocks.map(blockHtml)}
<p style="${LOOK.foot}">${shop.name}<br>
${phoneLink(shop.phone)} (${hoursLine(shop)})<br>
<a href="mailto:${shop.email}" style="${LOOK.footLink}">${shop.email}</a></p>
</div>
</body>
</html>
`.text;
}

const phoneLink = (phone: string) =>
  markup`<a href="tel:${phone.replaceAll(/[^\d+]/g, "")}" style="${LOOK.footLink}">${phone}</a>`;

function blockHtml(block: Block): Html {
  switch (block.type) {
    case "paragraph":
      return markup`<p style="${LOOK.paragraph}">${block.text}</p>\n`;
    case "heading":
      return markup`<h2 style="${LOOK.heading}">${block.text}</h2>\n`;
    case "list":
      return markup`<ul style="${LOOK.list}">${block.items.map((item) => markup`<li>${item}</li>`)}</ul>\n`;
    case "quotation":
      return markup`<blockquote style="${LOOK.quotation}">${inertText(block.text)}</blockquote>\n`;
    case "link":
      return linkLine(block);
    case "facts":
      return markup`<table style="${LOOK.table}">${block.rows.map(factRow)}</table>\n`;
    case "goods":
      return goodsTable(block.lines, block.sums);
  }
}

const linkLine = ({ label, href, isQuiet = false }: { label: string; href: string; isQuiet?: boolean }) =>
  markup`<p style="${LOOK.linkLine}"><a href="${href}" style="${isQuiet ? LOOK.quietLink : LOOK.link}">${label}</a></p>\n`;

const factRow = ({ label, value }: { label: string; value: string }) =>
  markup`<tr><th scope="row" style="${LOOK.label}">${label}</th><td style="${LOOK.value}">${inertText(value)}</td></tr>\n`;

const goodsTable = (lines: readonly GoodsLine[], sums: readonly Sum[]) => markup`<table style="${LOOK.table}">
<thead><tr><th scope="col" style="${LOOK.columnName}">Item</th><th scope="col" style="${LOOK.amountName}">Qty</th>
<th scope="col" style="${LOOK.amountName}">Total</th></tr></thead>
<tbody>${lines.map(goodsRow)}</tbody>
<tfoot>${sums.map(sumRow)}</tfoot>
</table>
`;

const goodsRow = ({ name, notes, quantity, amount }: GoodsLine) => markup`<tr>
<th scope="row" style="${LOOK.goods}"><span style="${LOOK.goodsName}">${name}</span>${notes.map(
  (note) => markup`<br><span style="${LOOK.note}">${note}</span>`,
)}</th>
<td style="${LOOK.amount}">${quantity}</td><td style="${LOOK.amount}">${amount}</td></tr>
`;

const sumRow = ({ label, amount, isTotal = false }: Sum) => markup`<tr>
<th scope="row" colspan="2" style="${isTotal ? LOOK.total : LOOK.sum}">${label}</th>
<td style="${isTotal ? LOOK.totalAmount : LOOK.sumAmount}">${amount}</td></tr>
`;
