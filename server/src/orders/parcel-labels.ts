import type { EmailLayout } from "../mail/email.js";
import type { ParcelLabel } from "../pdf/parcel-label.js";
import type { ParcelLabels } from "../pdf/pdf-document.js";
import { formatSize } from "../rules/sizes.js";
import { shownWindowName } from "../rules/window-names.js";
import type { OrderLineRow, OrderRow } from "./order.queries.js";
import { pieceCode } from "./window-sheets.js";

/** A label for each piece of each order, which is packed alone: three for a quantity of 3. */
export const parcelLabels = (orders: readonly OrderRow[], shop: EmailLayout): ParcelLabels => ({
  title: orders.length === 1 ? `Labels of order ${orders[0]?.number}` : `Labels of ${orders.length} orders`,
  shop,
  labels: orders.flatMap(labelsOf),
});

function labelsOf(order: OrderRow): ParcelLabel[] {
  const { number, firstName, lastName, address, addressLine2, city, state, zipCode, lines } = order;
  const count = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const recipient = {
    name: `${firstName} ${lastName}`,
    address: [address, addressLine2, city, state].filter((line): line is string => line !== null && line !== ""),
    postcode: zipCode,
  };
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
