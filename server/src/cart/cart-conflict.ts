import type { ErrorCode } from "../kernel/errors/error-codes.js";
import { ShopError } from "../kernel/errors/shop-error.js";
import { userErrorsOf } from "../kernel/graphql/payload.js";
import type { RequestContext } from "../kernel/graphql/request-context.js";
import type { CartPayload } from "./cart.payloads.js";
import type { CartService, CartVisitor } from "./cart.service.js";

export type CartServices = { carts: CartService };

/** The cart is another than the one that the shopper decided on. */
const OUTDATED: ReadonlySet<ErrorCode> = new Set(["CONFLICT", "PRICE_CHANGED", "MAKING_CHANGED"]);

/** Runs a change that expects a version, a total or made sizes of the cart. If the cart has another one, the payload has the cart as it is. */
export async function withCartInConflict<Payload>(
  { services, visitor }: Pick<RequestContext<CartServices>, "services"> & { visitor: CartVisitor },
  change: () => Promise<Payload>,
): Promise<Payload | CartPayload> {
  try {
    return await change();
  } catch (error) {
    if (!(error instanceof ShopError) || !OUTDATED.has(error.code)) throw error;
    return { cart: await services.carts.readOf(visitor), errors: userErrorsOf(error) };
  }
}
