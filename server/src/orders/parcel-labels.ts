import type { EmailLayout } from "../mail/email.js";
import type { ParcelLabel } from "../pdf/parcel-label.js";
import type { ParcelLabels } from "../pdf/pdf-document.js";
import { formatSize } from "../rules/sizes.js";
import { shownWindowName } from "../rules/window-names.js";
import type { OrderRemakeRow } from "./order-remake.queries.js";
import type { OrderLineRow, OrderRow } from "./order.queries.js";
import { remadePieceCode } from "./remake-sheets.js";
import { pieceCode } from "./window-sheets.js";

/** A label for each piece of each order, which is packed alone: three for a quantity of 3. */
export const parcelLabels = (orders: readonly OrderRow[], shop: EmailLayout): ParcelLabels => ({
  title: orders.length === 1 ? `Labels of order ${orders[0]?.number}` : `Labels of ${orders.length} orders`,
  shop,
  labels: orders.flatMap(labelsOf),
});

/**
 * A label for each piece of a remake, to where the order went.
 * @param remade the remake as an order of one line
 */
export const remakeLabels = (
  remade: OrderRow,
  { item, quantity }: Pick<OrderRemakeRow, "item" | "quantity">,
  shop: EmailLayout,
): ParcelLabels => ({
  title: `Labels of the remake of order ${remade.number}, line ${item}`,
  shop,
  labels: remade.lines.flatMap((line) =>
    Array.from({ length: quantity }, (_, piece) => ({
      ...recipientOf(remade),
      code: remadePieceCode(remade.number, item, piece + 1, quantity),
      goods: goodsOf(line),
      parcel: `${remade.number} · remake of line ${item} · parcel ${piece + 1} of ${quantity}`,
    })),
  ),
});

const recipientOf = ({ firstName, lastName, address, addressLine2, city, state, zipCode }: OrderRow) => ({
  name: `${firstName} ${lastName}`,
  address: [address, addressLine2, city, state].filter((line): line is string => line !== null && line !== ""),
  postcode: zipCode,
});

function labelsOf(order: OrderRow): ParcelLabel[] {
  const { number, lines } = order;
  const count = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const recipient = recipientOf(order);
  return lines
    .flatMap((line, index) =>
      Array.from({ length: line.quantity }, (_, piece) => ({
        code: pieceCode(number, index + 1, piece + 1, line.quantity),
        goods: goodsOf(line),
      })),
    )
    .map((piece, index) => ({ ...recipient, ...piece, parcel: `${number} · parcel ${index + 1} of ${count}` }));
}

/** What is in the parcel, in the size that was ordered. */
function goodsOf(line: OrderLineRow): string {
  const what = `${line.name}, ${formatSize(line, "mm")}`;
  const window = shownWindowName(line);
  return window === undefined ? what : `${window}: ${what}`;
}
