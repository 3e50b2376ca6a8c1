/** Limits of a line's quantity and of a cart's lines. */
export const MAX_QUANTITY = 99;
export const MAX_LINES = 50;

/** The error of a quantity; undefined if it is valid. */
export function checkQuantity(quantity: number): string | undefined {
  if (Number.isInteger(quantity) && quantity >= 1 && quantity <= MAX_QUANTITY) return undefined;
  return `Quantity must be a whole number from 1 to ${MAX_QUANTITY}.`;
}
