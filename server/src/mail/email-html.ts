import { hoursLine } from "../shop-profile/hours-line.js";
import { traderLines } from "../shop-profile/trader-lines.js";
import { STYLES } from "./email-styles.js";
import type { Block, Email, EmailLayout, GoodsImage, GoodsLine, SmallPrint, Sum } from "./email.js";
import { html, type Html } from "./html-tag.js";
import { inertText } from "./inert-text.js";

/** An e-mail as an HTML document: inline styles, pictures that travel with it, nothing loaded from elsewhere. */
export function emailHtml({ subject, title, blocks }: Email, shop: EmailLayout): string {
  return html`<!doctype html>
    <html lang="en-GB">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light only" />
        <title>${subject}</title>
      </head>
      <body style="${STYLES.body}">
        <div style="${STYLES.page}">
          <p style="${STYLES.name}">${shop.name}</p>
          <h1 style="${STYLES.title}">${title}</h1>
          ${blocks.map(blockHtml)}
          <p style="${STYLES.foot}">
            ${shop.name}<br />
            ${phoneLink(shop.phone)} (${hoursLine(shop)})<br />
            <a href="mailto:${shop.email}" style="${STYLES.footLink}">${shop.email}</a>
            ${traderLines(shop).map((line) => html`<br />${line}`)}
          </p>
        </div>
      </body>
    </html> `.text;
}

const phoneLink = (phone: string) =>
  html`<a href="tel:${phone.replaceAll(/[^\d+]/g, "")}" style="${STYLES.footLink}">${phone}</a>`;

function blockHtml(block: Block): Html {
  switch (block.type) {
    case "paragraph":
      return html`<p style="${STYLES.paragraph}">${block.text}</p> `;
    case "heading":
      return html`<h2 style="${STYLES.heading}">${block.text}</h2> `;
    case "list":
      return html`<ul style="${STYLES.list}">
        ${block.items.map((item) => html`<li>${item}</li>`)}
      </ul> `;
    case "smallPrint":
      return smallPrint(block);
    case "quotation":
      return html`<blockquote style="${STYLES.quotation}">${inertText(block.text)}</blockquote> `;
    case "link":
      return linkLine(block);
    case "facts":
      return html`<table style="${STYLES.table}">
        ${block.rows.map(factRow)}
      </table> `;
    case "goods":
      return goodsTable(block.lines, block.sums);
  }
}

const smallPrint = ({ title, parts }: { title: string; parts: readonly SmallPrint[] }) =>
  html`<h3 style="${STYLES.smallHeading}">${title}</h3>
    ${parts.map((part) =>
      typeof part === "string"
        ? html`<p style="${STYLES.smallPrint}">${part}</p> `
        : html`<ul style="${STYLES.smallList}">
            ${part.list.map((item) => html`<li>${item}</li>`)}
          </ul> `,
    )}`;

const linkLine = ({ label, href, isSecondary = false }: { label: string; href: string; isSecondary?: boolean }) =>
  html`<p style="${STYLES.linkLine}">
    <a href="${href}" style="${isSecondary ? STYLES.secondaryLink : STYLES.link}">${label}</a>
  </p> `;

const factRow = ({ label, value }: { label: string; value: string }) =>
  html`<tr>
    <th scope="row" style="${STYLES.label}">${label}</th>
    <td style="${STYLES.value}">${inertText(value)}</td>
  </tr> `;

const goodsTable = (lines: readonly GoodsLine[], sums: readonly Sum[]) =>
  html`<table style="${STYLES.table}">
    <thead>
      <tr>
        <th scope="col" style="${STYLES.columnName}">Item</th>
        <th scope="col" style="${STYLES.amountName}">Qty</th>
        <th scope="col" style="${STYLES.amountName}">Total</th>
      </tr>
    </thead>
    <tbody>
      ${lines.map(goodsRow)}
    </tbody>
    <tfoot>
      ${sums.map(sumRow)}
    </tfoot>
  </table> `;

/** Half of the pixels that pictures have, for sharp screens. */
const IMAGE = { width: 200, height: 150 } as const;

/** Width and height as attributes, too: Outlook reads no others. */
const goodsImage = ({ cid, alt }: GoodsImage) =>
  html`<img src="cid:${cid}" alt="${alt}" width="${IMAGE.width}" height="${IMAGE.height}" style="${STYLES.image}" />`;

const goodsRow = ({ name, notes, quantity, amount, image }: GoodsLine) =>
  html`<tr>
    <th scope="row" style="${STYLES.goods}">
      ${image === undefined ? "" : goodsImage(image)}<span style="${STYLES.goodsName}">${name}</span>${notes.map(
        (note) => html`<br /><span style="${STYLES.note}">${note}</span>`,
      )}
    </th>
    <td style="${STYLES.amount}">${quantity}</td>
    <td style="${STYLES.amount}">${amount}</td>
  </tr> `;

const sumRow = ({ label, amount, isTotal = false, note }: Sum) =>
  html`<tr>
    <th scope="row" colspan="2" style="${isTotal ? STYLES.total : STYLES.sum}">
      ${label}${note === undefined ? "" : html`<br /><span style="${STYLES.sumNote}">${note}</span>`}
    </th>
    <td style="${isTotal ? STYLES.totalAmount : STYLES.sumAmount}">${amount}</td>
  </tr> `;
