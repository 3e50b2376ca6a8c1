import { BadField } from "../../kernel/errors/shop-error.js";
import { ORDER_NUMBER } from "../../orders/order-number.js";

const NUMBER = new RegExp(`^${ORDER_NUMBER}$`);

/**
 * The numbers of orders that a link names, separated by commas, in any case, each once.
 * @param named the parameter as it was sent
 * @param most how many there may be
 * @throws {BadField} for none, for more than that, and for what is no number
 */
export function chosenNumbers(named: unknown, most: number): string[] {
  const numbers = typeof named === "string" ? [...new Set(named.toUpperCase().split(","))] : [];
  const isRight = numbers.length > 0 && numbers.length <= most && numbers.every((number) => NUMBER.test(number));
  if (isRight) return numbers;
  throw new BadField("numbers", `Please choose 1 to ${most} orders by their numbers, with commas between them.`);
}
