import { createHash } from "node:crypto";
import { type DataSource, type EntityManager, QueryFailedError } from "typeorm";
import { type CartService, lockCart } from "../cart/cart.service.js";
import type { CartLineType, CartType, TotalsType } from "../cart/cart.types.js";
import { type CheckoutForm, checkoutForm } from "../rules/checkout-form.js";
import { estimatedDelivery } from "../rules/delivery-date.js";
import { BadInput } from "../shop-error.js";
import { OrderLine } from "./order-line.entity.js";
import { ORDER, type OrderRow, toOrder } from "./order-row.js";
import { Order } from "./order.entity.js";
import { CartEmpty, IdempotencyKeyReused, PriceChanged, ProductUnavailable } from "./order.errors.js";
import type { OrderType, PlaceOrderInput } from "./order.types.js";

const STANDARD_DELIVERY = "Standard delivery";
const KEY = /^[\w.:-]{8,100}$/;
const TRIES = 3;

/** Places orders and finds them again. An order is only ever shown to the visitor who placed it. */
export class OrderService {
  constructor(
    private readonly database: DataSource,
    private readonly carts: CartService,
  ) {}

  /**
   * Turns the visitor's cart into an order, in one transaction. The same key again gives the same order, however often and
   * however close together it is asked.
   * @param key made by the client for this order, 8 to 100 letters, digits and - _ . :
   * @throws {BadInput} with the messages of the checkout form
   * @throws {CartEmpty} {@link ProductUnavailable} {@link PriceChanged} {@link IdempotencyKeyReused}
   */
  async place(
    visitorId: string | undefined,
    input: PlaceOrderInput,
    key: string,
  ): Promise<{ order: OrderType; cart: CartType }> {
    if (!KEY.test(key))
      throw new BadInput("The idempotency key needs 8 to 100 letters, digits or - _ . :", {
        idempotencyKey: "must have 8 to 100 letters, digits or - _ . :",
      });
    const form = checkForm(input);
    const requestHash = hashOf({ ...form, expectedTotalPence: input.expectedTotalPence });
    if (visitorId === undefined) throw new CartEmpty();
    const { number, cart } = await retryingTakenNumber(() =>
      this.database.transaction(async (manager) => {
        await lockCart(manager, visitorId); // a second click waits here and then finds the order below
        const placed = await manager.findOneBy(Order, { visitorId, idempotencyKey: key });
        if (placed && placed.requestHash !== requestHash) throw new IdempotencyKeyReused();
        if (placed) return { number: placed.number, cart: undefined };
        const { lines, checkoutTotals } = this.carts.priced(await this.carts.lines(manager, visitorId));
        checkLines(lines, checkoutTotals, input.expectedTotalPence);
        const number = await insertOrder(manager, form, lines, checkoutTotals, { visitorId, requestHash, key });
        return { number, cart: await this.carts.clear(visitorId, manager) };
      }),
    );
    const order = await this.find(visitorId, number);
    if (!order) throw new Error(`Order ${number} was placed, but can't be read.`);
    return { order, cart: cart ?? (await this.carts.read(visitorId)) };
  }

  /** The visitor's order with this number, without a number their latest; null where there is none or it is another's. */
  async find(visitorId: string | undefined, number?: string): Promise<OrderType | null> {
    if (visitorId === undefined) return null;
    const [row]: OrderRow[] = await this.database.query(
      `${ORDER} WHERE o.visitor_id = $1 AND o.number = coalesce($2, o.number) ORDER BY o.placed_at DESC LIMIT 1`,
      [visitorId, number ?? null],
    );
    return row ? toOrder(row) : null;
  }
}

/** @throws {BadInput} with the messages of the checkout form */
function checkForm({ expectedTotalPence: _, ...input }: PlaceOrderInput): CheckoutForm {
  const result = checkoutForm.safeParse(input);
  if (result.success) return result.data;
  const fields: Record<string, string> = {};
  for (const { path, message } of result.error.issues) fields[path.join(".")] ??= message;
  throw new BadInput(Object.values(fields).join(". "), fields);
}

/** @throws {CartEmpty} {@link ProductUnavailable} {@link PriceChanged} where the cart can't be ordered as it was shown */
function checkLines(lines: CartLineType[], { totalPence }: TotalsType, expectedTotalPence: number | undefined): void {
  if (lines.length === 0) throw new CartEmpty();
  if (lines.some(({ product }) => !product)) throw new ProductUnavailable();
  if (expectedTotalPence != null && expectedTotalPence !== totalPence)
    throw new PriceChanged(expectedTotalPence, totalPence);
}

async function insertOrder(
  manager: EntityManager,
  { agreeToTerms: _, ...form }: CheckoutForm,
  lines: readonly CartLineType[],
  { toFreeDeliveryPence: __, ...totals }: TotalsType,
  { key, ...owner }: { visitorId: string; requestHash: string; key: string },
): Promise<string> {
  const leadTimes = lines.flatMap(({ product }) => product?.leadTimeDays ?? []);
  const { raw } = await manager
    .createQueryBuilder()
    .insert()
    .into(Order)
    .values({
      ...form,
      ...totals,
      ...owner,
      idempotencyKey: key,
      shippingMethod: STANDARD_DELIVERY,
      estimatedDelivery: estimatedDelivery(new Date(), leadTimes),
    })
    .returning(["id", "number"])
    .execute();
  const [{ id, number }] = raw;
  await manager.insert(
    OrderLine,
    lines.map((line, position) => ({ orderId: id, position, ...snapshot(line) })),
  );
  return number;
}

/** A line with its product as it is now, to be kept. */
function snapshot({ product, id: _, ...line }: CartLineType) {
  if (!product) throw new ProductUnavailable();
  return {
    ...line,
    width: String(line.width),
    height: String(line.height),
    productId: product.id,
    slug: product.slug,
    name: product.name,
    family: product.family,
    variant: product.variant,
    pictureId: product.picture?.id ?? null,
  };
}

const hashOf = (request: object): string => createHash("sha256").update(JSON.stringify(request)).digest("hex");

/** Two orders at the same moment may draw the same number; the later one is rolled back and placed again. */
async function retryingTakenNumber<Result>(place: () => Promise<Result>, triesLeft = TRIES): Promise<Result> {
  try {
    return await place();
  } catch (error) {
    const isTaken = error instanceof QueryFailedError && error.driverError.constraint === "order_number_unique";
    if (!isTaken || triesLeft <= 1) throw error;
    return retryingTakenNumber(place, triesLeft - 1);
  }
}
