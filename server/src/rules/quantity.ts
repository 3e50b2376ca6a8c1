/** How many of one line can be ordered, and how many lines a cart holds. */
export const MAX_QUANTITY = 99;
export const MAX_LINES = 50;

/** What is wrong with a quantity, as a sentence; undefined when it can be ordered. */
export function checkQuantity(quantity: number): string | undefined {
  if (Number.isInteger(quantity) && quantity >= 1 && quantity <= MAX_QUANTITY) return undefined;
  return `Quantity must be a whole number from 1 to ${MAX_QUANTITY}.`;
}
