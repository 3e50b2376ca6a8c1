import type { DataSource, EntityManager } from "typeorm";
import { cartChanges } from "../../cart/cart-changes.queries.js";
import { CartLine } from "../../cart/cart-line.entity.js";
import { mapMergeConflict } from "../../cart/cart.errors.js";
import type { CartService } from "../../cart/cart.service.js";
import { additionMark, isAdded } from "../../cart/idempotent-additions.js";
import { joinLines, type Wanted } from "../../cart/join-lines.js";
import { checkConfiguration, configurationKey } from "../../catalogue/configuration/configuration.js";
import type { CatalogueService } from "../../catalogue/products/catalogue.service.js";
import type { ProductType } from "../../catalogue/products/catalogue.types.js";
import { BadInput } from "../../kernel/errors/shop-error.js";
import { rowOf } from "../../kernel/sql/query.js";
import { inTransaction } from "../../kernel/sql/transaction.js";
import type { OrderLineRow } from "../../orders/order.queries.js";
import { stillOffered } from "../../rules/made-choices.js";
import type { PolicyRules } from "../../rules/price-policy.js";
import { colorLabel } from "../../rules/product-attributes.js";
import { formatSize } from "../../rules/sizes.js";
import type { OrderAgainPayload, OrderChange } from "./account-orders.payloads.js";
import { OrderChangeKind } from "./order-change-kind.js";

/** A line that is still available. */
type Ready = Wanted & {
  nowPence: number;
  chosen: Pick<
    CartLine,
    "productId" | "width" | "height" | "material" | "color" | "customizations" | "roomName" | "windowName"
  >;
};

/** Adds the lines of an earlier order to a cart. */
export class OrderAgainService {
  constructor(
    private readonly database: DataSource,
    private readonly catalogue: CatalogueService,
    private readonly carts: CartService,
    private readonly policy: PolicyRules,
  ) {}

  /**
   * Adds an order's lines to a visitor's cart at current prices, as far as they are available and fit. A repeated key adds nothing.
   * @throws {BadInput} for an invalid key
   * @throws {IdempotencyKeyReused}
   */
  async add(
    visitorId: string,
    { number, lines }: { number: string; lines: readonly OrderLineRow[] },
    key: string | null | undefined,
  ): Promise<OrderAgainPayload> {
    const products = await this.catalogue.productsById(lines.map(({ productId }) => productId));
    const byId = new Map(products.map((product) => [product.id, product]));
    const ready = lines.map((line) => readyLine(line, byId.get(line.productId), this.policy));
    const mark = additionMark(key, { orderAgain: number });
    const change = async (manager: EntityManager): Promise<OrderAgainPayload> => {
      const isRepeated = await isAdded(manager, visitorId, mark);
      const wanted = isRepeated ? [] : ready.filter((line) => line !== undefined);
      const leftOut = await add(manager, visitorId, wanted, mark);
      const changes = lines.flatMap((line, index) => changesOf(line, ready[index], leftOut));
      return { cart: await this.carts.read(visitorId, manager), changes };
    };
    return mapMergeConflict(inTransaction(this.database, change));
  }
}

/** The line as it can be ordered today; undefined if it can't. */
function readyLine(line: OrderLineRow, product: ProductType | undefined, policy: PolicyRules): Ready | undefined {
  if (!product) return undefined;
  try {
    const { quantity, width, height, material, color, roomName, windowName } = line;
    const choice = { quantity, width, height, material, color };
    const customizations = checkConfiguration(product, {
      ...choice,
      customizations: stillOffered(product, line.customizations),
    });
    const configuration = configurationKey(product.id, choice, customizations, line);
    const nowPence = policy.unitPricePence({ basePence: product.basePricePence, size: line, material });
    return {
      configuration,
      quantity,
      nowPence,
      chosen: { productId: product.id, width, height, material, color, customizations, roomName, windowName },
    };
  } catch (error) {
    if (error instanceof BadInput) return undefined;
    throw error;
  }
}

/** Adds lines to a visitor's cart and returns the quantities that did not fit. */
async function add(
  manager: EntityManager,
  visitorId: string,
  ready: readonly Ready[],
  mark: string | null,
): Promise<Map<string, number>> {
  if (ready.length === 0) return new Map();
  const { id: cartId } = await rowOf(manager, cartChanges.startOrRaise, [visitorId, mark]);
  const { lines, leftOut } = joinLines(await manager.findBy(CartLine, { cartId }), ready);
  const chosen = new Map(ready.map((line) => [line.configuration, line.chosen]));
  const rows = lines.map((line) => ({ cartId, ...chosen.get(line.configuration), ...line }));
  await manager.upsert(CartLine, rows, ["cartId", "configuration"]);
  return new Map(leftOut.map(({ configuration, quantity }) => [configuration, quantity]));
}

function changesOf(line: OrderLineRow, ready: Ready | undefined, leftOut: ReadonlyMap<string, number>): OrderChange[] {
  const { quantity, unitPricePence: wasPence } = line;
  const change = { line: wordsOf(line), quantity, wasPence, nowPence: ready?.nowPence ?? null };
  if (!ready) return [{ ...change, kind: OrderChangeKind.UNAVAILABLE }];
  const changes: OrderChange[] = [];
  if (ready.nowPence > wasPence) changes.push({ ...change, kind: OrderChangeKind.PRICE_UP });
  if (ready.nowPence < wasPence) changes.push({ ...change, kind: OrderChangeKind.PRICE_DOWN });
  const missing = leftOut.get(ready.configuration);
  if (missing !== undefined) changes.push({ ...change, kind: OrderChangeKind.LIMIT, quantity: missing });
  return changes;
}

const wordsOf = ({ name, color, ...size }: OrderLineRow): string =>
  `${name}, ${colorLabel(color)}, ${formatSize(size, "mm")}`;
