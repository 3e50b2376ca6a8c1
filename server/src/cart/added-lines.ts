import { checkConfiguration, configurationKey } from "../catalogue/configuration/configuration.js";
import { ProductNotFound } from "../catalogue/products/catalogue.errors.js";
import type { ProductType } from "../catalogue/products/catalogue.types.js";
import { BadField, BadInput } from "../kernel/errors/shop-error.js";
import { checkedForm } from "../kernel/requests/checked-form.js";
import { MAX_LINES, MAX_QUANTITY } from "../rules/quantity.js";
import { windowNamesForm } from "../rules/window-names-form.js";
import type { WindowNames } from "../rules/window-names.js";
import { LimitExceeded } from "./cart.errors.js";
import type { CartLineInput } from "./cart.types.js";

/** Lines with the same configuration, as one. `paths` are their quantities in the input. */
export type AddedLine = Omit<CartLineInput, "productId" | keyof WindowNames> &
  WindowNames & {
    productId: number;
    configuration: string;
    paths: string[];
  };

/** @throws {BadInput} for no line, or more than a cart holds */
export function checkLineCount({ length }: readonly unknown[]): void {
  if (length < 1 || length > MAX_LINES) throw new BadField("lines", `Please add 1 to ${MAX_LINES} lines at once.`);
}

/**
 * Checks the lines of an addition and joins equal ones, in the order of the input.
 * @param products those of the lines, as far as they exist
 * @throws {ProductNotFound} with the path of every unknown product
 * @throws {BadInput} with an error for each invalid option of each line
 * @throws {LimitExceeded} where equal lines are too many together
 */
export function addedLines(lines: readonly CartLineInput[], products: readonly ProductType[]): AddedLine[] {
  const byId = new Map(products.map((product) => [String(product.id), product]));
  const unknown = lines.flatMap(({ productId }, index) => (byId.has(productId) ? [] : [`lines.${index}.productId`]));
  if (unknown.length > 0) throw new ProductNotFound(unknown);

  const joined = new Map<string, AddedLine>();
  const faults: BadInput[] = [];
  for (const [index, line] of lines.entries()) {
    const product = byId.get(line.productId);
    if (!product) continue;
    try {
      const { width, height, material, color } = line;
      const customizations = checkConfiguration(product, line);
      const { roomName = null, windowName = null } = checkedForm(windowNamesForm, line);
      const names = { roomName, windowName };
      const configuration = configurationKey(product.id, line, customizations, names);
      const choice = { productId: product.id, width, height, material, color, customizations, configuration, ...names };
      const { quantity = 0, paths = [] } = joined.get(configuration) ?? {};
      const path = `lines.${index}.quantity`;
      joined.set(configuration, { ...choice, quantity: quantity + line.quantity, paths: [...paths, path] });
    } catch (error) {
      if (!(error instanceof BadInput)) throw error;
      faults.push(atLine(error, index));
    }
  }
  if (faults.length > 0)
    throw new BadInput(
      faults.map(({ message }) => message).join(" "),
      Object.assign({}, ...faults.map(({ fields }) => fields)),
    );
  const added = [...joined.values()];
  checkQuantities(added, ({ quantity }) => quantity <= MAX_QUANTITY);
  return added;
}

/** @throws {LimitExceeded} for the lines of which there are too many */
export function checkQuantities(lines: readonly AddedLine[], isFine: (line: AddedLine) => boolean): void {
  const paths = lines.filter((line) => !isFine(line)).flatMap((line) => line.paths);
  if (paths.length > 0) throw new LimitExceeded(`You can order at most ${MAX_QUANTITY} of one item.`, paths);
}

const atLine = ({ message, fields }: BadInput, index: number) =>
  new BadInput(
    message,
    Object.fromEntries(Object.entries(fields).map(([field, sentence]) => [`lines.${index}.${field}`, sentence])),
  );
