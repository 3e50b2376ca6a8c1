import { formatPounds } from "@rules/money";
import { formatSize } from "@rules/sizes";
import { shownWindowName } from "@rules/window-names";
import { colorLabel, materialLabel } from "../../../product/attribute-labels";
import type { CheckoutLine } from "../summary/checkout-line";

/** The cart as the checkout showed it. */
export type ShownCart = { lines: readonly CheckoutLine[]; totalPence: number };

/** "Wooden Blinds, 1200 × 1400 mm, Premium Wood, Oak, Fit: Exact"; what is not chosen is the same on every line. */
const wordsOf = ({ product, material, color, choices, roomName, windowName, ...size }: CheckoutLine): string =>
  [
    product?.name ?? "Custom Product",
    ...[shownWindowName({ roomName, windowName }) ?? []].flat(),
    formatSize(size, "mm"),
    materialLabel(material),
    colorLabel(color),
    ...choices.filter(({ isDefault }) => !isDefault).map(({ label, valueLabel }) => `${label}: ${valueLabel}`),
  ].join(", ");

/** Keyed by text, not by id: a line that was removed and added again is the same to the shopper. */
const quantitiesOf = ({ lines }: ShownCart) => new Map(lines.map((line) => [wordsOf(line), line.quantity]));

/** Differences between two carts, a sentence each. */
export function cartChanges(before: ShownCart, now: ShownCart): string[] {
  const [had, has] = [quantitiesOf(before), quantitiesOf(now)];
  return [
    ...[...has].filter(([words]) => !had.has(words)).map(([words, quantity]) => `Added: ${quantity} × ${words}`),
    ...[...had].filter(([words]) => !has.has(words)).map(([words, quantity]) => `Removed: ${quantity} × ${words}`),
    ...[...has].flatMap(([words, quantity]) => {
      const earlier = had.get(words) ?? quantity;
      return earlier === quantity ? [] : [`Now ${quantity} instead of ${earlier}: ${words}`];
    }),
    ...(before.totalPence === now.totalPence
      ? []
      : [`Total: ${formatPounds(now.totalPence)} instead of ${formatPounds(before.totalPence)}`]),
  ];
}
