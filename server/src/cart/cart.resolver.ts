import { Arg, Ctx, Query, Resolver, Subscription } from "type-graphql";
import { Fails } from "../kernel/graphql/fails.js";
import { IdArg } from "../kernel/graphql/id-fields.js";
import { PayloadMutation } from "../kernel/graphql/payload.js";
import type { RequestContext } from "../kernel/graphql/request-context.js";
import { watch } from "../kernel/graphql/watch.js";
import { SESSION_DAYS } from "../rules/retention-periods.js";
import { withCartInConflict, type CartServices } from "./cart-conflict.js";
import { NoCartToFollow } from "./cart.errors.js";
import { CartPayload } from "./cart.payloads.js";
import {
  AddToCartInput,
  ApplyPromotionCodeInput,
  CartType,
  ChangeCartLineInput,
  ClearCartInput,
  RemoveCartLineInput,
  RemovePromotionCodeInput,
  UpdateCartInput,
} from "./cart.types.js";

@Resolver(() => CartType)
export class CartResolver {
  @Fails(["NOT_FOUND", "no such cart, or an account's"], "SERVICE_UNAVAILABLE")
  @Query(() => CartType, { description: "The cart of this session or account, or any with its id." })
  async cart(
    @IdArg("id", "Cart", { nullable: true, description: "`Cart.id`; needs no cookie." }) id: string | null,
    @Ctx() { services, visitor }: RequestContext<CartServices>,
  ): Promise<CartType> {
    return services.carts.readOf(services.carts.visitorOf(visitor, id));
  }

  @Fails("SERVICE_UNAVAILABLE")
  @PayloadMutation(CartPayload, {
    description: `Creates an empty cart for a client without cookies, which keeps its id. It ends ${SESSION_DAYS} days after its last change.`,
  })
  async createCart(@Ctx() { services }: RequestContext<CartServices>): Promise<CartPayload> {
    return { cart: await services.carts.create() };
  }

  @Fails(["NOT_FOUND", "no such cart, or an account's; no session, without an id"], "SERVICE_UNAVAILABLE")
  @Subscription(() => CartType, {
    description:
      "The cart of this session, or any with its id, at once and after each change. Ends with the session, and when the cart joins an account's.",
    subscribe: ({ args, context }: { args: FollowedCart; context: RequestContext<CartServices> }) =>
      cartChanges(args, context),
  })
  async cartChanged(
    @IdArg("cartId", "Cart", { nullable: true, description: "`Cart.id`; needs no cookie." }) cartId: string | null,
    @Ctx() { services, visitor }: RequestContext<CartServices>,
  ): Promise<CartType> {
    return services.carts.readOf(services.carts.visitorOf(visitor, cartId));
  }

  @Fails(
    "BAD_USER_INPUT",
    "NOT_FOUND",
    "LIMIT_EXCEEDED",
    "IDEMPOTENCY_KEY_REUSED",
    ["CONFLICT", "in the moment of signing in"],
    "SERVICE_UNAVAILABLE",
  )
  @PayloadMutation(CartPayload, {
    description:
      "Adds configured products, all or none; the same configuration again raises its quantity, the same key again adds nothing and answers the cart as it is. Starts a session where there is none.",
  })
  async addToCart(
    @Arg("input", () => AddToCartInput, { description: "What to add." }) input: AddToCartInput,
    @Ctx() { services, visitor }: RequestContext<CartServices>,
  ): Promise<CartPayload> {
    const owner = services.carts.visitorOf(visitor, input.cartId);
    const cart = await services.carts.add(owner, input.lines, input.idempotencyKey);
    visitor.count("add to cart");
    return { cart };
  }

  @Fails("BAD_USER_INPUT", "NOT_FOUND", "LIMIT_EXCEEDED", "CONFLICT", "SERVICE_UNAVAILABLE")
  @PayloadMutation(CartPayload, {
    description:
      "Changes a line: its quantity, size, material, colour or options. Where it becomes equal to another line, that one joins it. Where the cart is not of the `expectedVersion` any more nothing changes, and `cart` is the cart as it is.",
  })
  async changeCartLine(
    @Arg("input", () => ChangeCartLineInput, { description: "Which line, and what of it." })
    input: ChangeCartLineInput,
    @Ctx() { services, visitor }: RequestContext<CartServices>,
  ): Promise<CartPayload> {
    const owner = services.carts.visitorOf(visitor, input.cartId);
    return withCartInConflict({ services, visitor: owner }, async () => ({
      cart: await services.carts.change(await owner.find(), input),
    }));
  }

  @Fails("BAD_USER_INPUT", "NOT_FOUND", "CONFLICT", "SERVICE_UNAVAILABLE")
  @PayloadMutation(CartPayload, {
    description:
      "Sets the note, how the order is to be sent, and who is to measure and fit it. An order takes them over. Starts a session where there is none.",
  })
  async updateCart(
    @Arg("input", () => UpdateCartInput, { description: "What to change." }) input: UpdateCartInput,
    @Ctx() { services, visitor }: RequestContext<CartServices>,
  ): Promise<CartPayload> {
    const owner = services.carts.visitorOf(visitor, input.cartId);
    return withCartInConflict({ services, visitor: owner }, async () => ({
      cart: await services.carts.update(owner, input),
    }));
  }

  @Fails("NOT_FOUND", ["CONFLICT", "in the moment of signing in"], "SERVICE_UNAVAILABLE")
  @PayloadMutation(CartPayload, {
    description: "Takes one line out of the cart.",
  })
  async removeCartLine(
    @Arg("input", () => RemoveCartLineInput, { description: "Which line." }) input: RemoveCartLineInput,
    @Ctx() { services, visitor }: RequestContext<CartServices>,
  ): Promise<CartPayload> {
    const owner = services.carts.visitorOf(visitor, input.cartId);
    return { cart: await services.carts.remove(await owner.find(), input.lineId) };
  }

  @Fails("NOT_FOUND", ["CONFLICT", "in the moment of signing in"], "SERVICE_UNAVAILABLE")
  @PayloadMutation(CartPayload, {
    description: "Empties the cart; its promotion code goes too.",
  })
  async clearCart(
    @Arg("input", () => ClearCartInput, { nullable: true, description: "Which cart." }) input: ClearCartInput | null,
    @Ctx() { services, visitor }: RequestContext<CartServices>,
  ): Promise<CartPayload> {
    return { cart: await services.carts.clear(await services.carts.visitorOf(visitor, input?.cartId).find()) };
  }

  @Fails(
    "NOT_FOUND",
    "PROMOTION_UNKNOWN",
    ["PROMOTION_ENDED", "also a code that was used or withdrawn"],
    "PROMOTION_NOT_STARTED",
    "PROMOTION_ALREADY_APPLIED",
    "RATE_LIMITED",
    ["CONFLICT", "in the moment of signing in, or while the cart is as its quote says"],
    "SERVICE_UNAVAILABLE",
  )
  @PayloadMutation(CartPayload, {
    description:
      "Takes a promotion code, in any case, with spaces and dashes; one that counts in few orders is used up by them. An order takes one code: remove the other first. Starts a session where there is none.",
  })
  async applyPromotionCode(
    @Arg("input", () => ApplyPromotionCodeInput, { description: "The code." }) input: ApplyPromotionCodeInput,
    @Ctx() { services, visitor, rateLimits, clientIp }: RequestContext<CartServices>,
  ): Promise<CartPayload> {
    await rateLimits.take("promotion-codes", clientIp);
    return { cart: await services.carts.applyCode(services.carts.visitorOf(visitor, input.cartId), input.code) };
  }

  @Fails("NOT_FOUND", ["CONFLICT", "while the cart is as its quote says"], "SERVICE_UNAVAILABLE")
  @PayloadMutation(CartPayload, {
    description: "Takes the promotion code out of the cart; nothing happens where there is none.",
  })
  async removePromotionCode(
    @Arg("input", () => RemovePromotionCodeInput, { nullable: true, description: "Which cart." })
    input: RemovePromotionCodeInput | null,
    @Ctx() { services, visitor }: RequestContext<CartServices>,
  ): Promise<CartPayload> {
    return { cart: await services.carts.removeCode(await services.carts.visitorOf(visitor, input?.cartId).find()) };
  }
}

type FollowedCart = { cartId?: string | null };

/** Events of a cart. @throws {CartNotFound} {@link NoCartToFollow} without a session */
async function cartChanges(
  { cartId }: FollowedCart,
  context: RequestContext<CartServices>,
): Promise<AsyncIterable<void>> {
  const visitorId = await context.services.carts.visitorOf(context.visitor, cartId).find();
  if (visitorId === undefined) throw new NoCartToFollow();
  return watch(context, `cart ${visitorId}`);
}
