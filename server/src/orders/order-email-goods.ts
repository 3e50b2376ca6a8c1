import type { GoodsBlock, GoodsLine, Sum } from "../mail/email.js";
import { inertText } from "../mail/inert-text.js";
import { formatPounds, type Pence } from "../rules/money.js";
import { colorLabel, materialLabel } from "../rules/product-attributes.js";
import { formatSize } from "../rules/sizes.js";
import { shownWindowName } from "../rules/window-names.js";
import { drawingLabel, type Drawings } from "./line-drawings.js";
import type { OrderLineType, OrderType } from "./order.types.js";

/** What the sums of an order or of a quote are stated from. */
type Sums = Pick<OrderType, "totals" | "promotion" | "fulfilment">;

/** An order or a quote, and whether it belongs to an account that has its e-mail address. */
type MailedGoods = Sums & Pick<OrderType, "lines"> & { isEmailConfirmed: boolean };

type GoodsOptions = { isToShop?: boolean; drawings?: Drawings };

/** Lines and sums, as every mail and PDF of the order or quote states them. */
export const goodsOf = (order: MailedGoods, options: GoodsOptions = {}): GoodsBlock => ({
  type: "goods",
  lines: goodsLinesOf(order, options),
  sums: sumsOf(order),
});

/** Names of rooms and windows are typed text. */
export const goodsLinesOf = (
  { lines, isEmailConfirmed }: MailedGoods,
  { isToShop = false, drawings = [] }: GoodsOptions,
): GoodsLine[] =>
  lines.map((line, index) => ({
    ...goodsLine(line, isToShop || isEmailConfirmed ? shownWindowName(line) : undefined),
    ...imageOf(line, drawings, index),
  }));

/** Lines that look alike have one drawing, which the first of them names. */
function imageOf(line: OrderLineType, drawings: Drawings, index: number): Pick<GoodsLine, "image"> {
  const jpeg = drawings[index];
  if (!jpeg) return {};
  return { image: { cid: `line-${drawings.indexOf(jpeg) + 1}@order`, jpeg, alt: drawingLabel(line) } };
}

const goodsLine = (line: OrderLineType, windowName: string | undefined): GoodsLine => {
  const { name, quantity, totalPence, material, color, choices, making, ...size } = line;
  return {
    name,
    quantity,
    amount: formatPounds(totalPence),
    notes: [
      ...(windowName === undefined ? [] : [inertText(windowName)]),
      `${formatSize(size, "mm")}, width × ${making?.second ?? "drop"}`,
      `(${formatSize(size, "in")})`,
      `${materialLabel(material)}, ${colorLabel(color)}`,
      ...choices.map(({ label, valueLabel }) => `${label}: ${valueLabel}`),
      ...(making ? [making.summary] : []),
    ],
  };
};

/** The VAT inside the total, of a shop that charges it. */
const vatNote = (pence: Pence | null): Pick<Sum, "note"> =>
  pence ? { note: `The total includes VAT of ${formatPounds(pence)}.` } : {};

/** Small print below the sums of what is no line. */
type SumNotes = { discount?: Pick<Sum, "note">; delivery?: Pick<Sum, "note"> };

/** The sums of an order, the total last. */
export function sumsOf({ totals, promotion, fulfilment }: Sums, notes: SumNotes = {}): Sum[] {
  const { subtotalPence, discountPence, deliveryPence, taxPence, includedTaxPence, totalPence } = totals;
  return [
    { label: "Subtotal", amount: formatPounds(subtotalPence) },
    ...(discountPence > 0
      ? [
          {
            label: promotion ? `Discount (${promotion.code ?? promotion.name})` : "Discount",
            amount: formatPounds(-discountPence),
            ...notes.discount,
          },
        ]
      : []),
    ...(fulfilment === "MEASURE_AND_FIT" ? [{ label: "Measuring and fitting", amount: formatPounds(0) }] : []),
    { label: "Shipping", amount: deliveryPence === 0 ? "Free" : formatPounds(deliveryPence), ...notes.delivery },
    ...(includedTaxPence === null ? [{ label: "Tax", amount: formatPounds(taxPence) }] : []),
    { label: "Total", amount: formatPounds(totalPence), isTotal: true, ...vatNote(includedTaxPence) },
  ];
}
