import type { EmailLayout } from "../mail/email.js";
import type { WindowSheets } from "../pdf/pdf-document.js";
import { REMAKE_REASONS } from "../rules/order-remake.js";
import { shownWindowName } from "../rules/window-names.js";
import { drawingLabel, type Drawings } from "./line-drawings.js";
import type { OrderRemakeRow } from "./order-remake.queries.js";
import { lineInWords, type SheetedOrder } from "./window-sheets.js";

/** What is scanned on the sheet and the label of a piece that is made again; an R tells it from the first one. */
export const remadePieceCode = (number: string, item: number, piece: number, quantity: number): string =>
  `${number}/${item}R/${piece}/${quantity}`;

/**
 * A sheet for each piece of a remake, with what was kept when it was agreed.
 * @param remade the remake as an order of one line
 */
export const remakeSheets = (
  remade: SheetedOrder,
  { item, reason, quantity }: Pick<OrderRemakeRow, "item" | "reason" | "quantity">,
  shop: EmailLayout,
  drawings: Drawings,
): WindowSheets => ({
  title: `Sheets of the remake of order ${remade.number}, line ${item}`,
  shop,
  sheets: remade.lines.flatMap((line, index) =>
    Array.from({ length: quantity }, (_, piece) => ({
      ...lineInWords(remade, line),
      warning: `Remake, free of charge: ${REMAKE_REASONS[reason].toLowerCase()}. Make it by this sheet, not by that of ${remade.number}/${item}.`,
      picture: { jpeg: drawings[index], alt: drawingLabel(line) },
      code: remadePieceCode(remade.number, item, piece + 1, quantity),
      title: shownWindowName(line) ?? `Line ${item}, remake ${piece + 1} of ${quantity}`,
      place: `${remade.number} · remake of line ${item} · ${piece + 1} of ${quantity}`,
    })),
  ),
});
