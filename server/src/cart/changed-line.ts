import type { EntityManager } from "typeorm";
import { checkConfiguration, configurationKey } from "../catalogue/configuration/configuration.js";
import { ProductNotFound } from "../catalogue/products/catalogue.errors.js";
import { checkedForm } from "../kernel/requests/checked-form.js";
import { rowsOf } from "../kernel/sql/query.js";
import { stillOffered } from "../rules/made-choices.js";
import { MAX_QUANTITY } from "../rules/quantity.js";
import { windowNamesForm } from "../rules/window-names-form.js";
import { cartChanges } from "./cart-changes.queries.js";
import { LimitExceeded } from "./cart.errors.js";
import type { CartLineType, ChangeCartLineInput } from "./cart.types.js";

/**
 * Gives a line of a locked cart another configuration or other names. If it becomes equal to another line, that one joins it.
 * @throws {ProductNotFound} if the product was withdrawn
 * @throws {BadInput} with an error for each invalid option
 * @throws {LimitExceeded} above 99 of the joined lines
 */
export async function reconfigureLine(
  manager: EntityManager,
  cartId: string,
  { id, product, ...line }: CartLineType,
  input: ChangeCartLineInput,
): Promise<void> {
  if (!product) throw new ProductNotFound(["lineId"]);
  const changed = {
    quantity: input.quantity ?? line.quantity,
    width: input.width ?? line.width,
    height: input.height ?? line.height,
    material: input.material ?? line.material,
    color: input.color ?? line.color,
    customizations: input.customizations ?? stillOffered(product, line.customizations),
  };
  const names = checkedForm(windowNamesForm, {
    roomName: input.roomName ?? undefined,
    windowName: input.windowName ?? undefined,
  });
  const { roomName = line.roomName, windowName = line.windowName } = names;
  const customizations = checkConfiguration(product, changed);
  const { quantity, width, height, material, color } = changed;
  const configuration = configurationKey(product.id, changed, customizations, { roomName, windowName });
  const configured = [width, height, material, color, JSON.stringify(customizations), configuration, quantity];
  const values = [cartId, id, ...configured, roomName, windowName];
  const [row] = await rowsOf(manager, cartChanges.reconfigureLine, values);
  if (!row) throw new LimitExceeded(`You can order at most ${MAX_QUANTITY} of one item.`, ["quantity"]);
}
