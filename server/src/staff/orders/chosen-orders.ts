import { BadField } from "../../kernel/errors/shop-error.js";
import { ORDER_NUMBER } from "../../orders/order-number.js";
import { MOST_LABELLED_ORDERS } from "../../rules/labelled-orders.js";

const NUMBER = new RegExp(`^${ORDER_NUMBER}$`);

/**
 * The numbers of orders that a link names, separated by commas, in any case, each once.
 * @param named the parameter as it was sent
 * @throws {BadField} for none, for more than 100, and for what is no number
 */
export function chosenNumbers(named: unknown): string[] {
  const numbers = typeof named === "string" ? [...new Set(named.toUpperCase().split(","))] : [];
  const isRight =
    numbers.length > 0 && numbers.length <= MOST_LABELLED_ORDERS && numbers.every((number) => NUMBER.test(number));
  if (isRight) return numbers;
  throw new BadField(
    "numbers",
    `Please choose 1 to ${MOST_LABELLED_ORDERS} orders by their numbers, with commas between them.`,
  );
}
