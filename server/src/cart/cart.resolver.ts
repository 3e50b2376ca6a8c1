import type { GraphQLResolveInfo } from "graphql";
import { Arg, Ctx, ID, Info, Mutation, Query, Resolver, Subscription } from "type-graphql";
import { Fails } from "../kernel/graphql/fails.js";
import type { RequestContext } from "../kernel/graphql/request-context.js";
import { watch } from "../kernel/graphql/watch.js";
import { withCartInConflict } from "./cart-conflict.js";
import { NoCartToFollow } from "./cart.errors.js";
import type { CartService } from "./cart.service.js";
import { AddToCartInput, CartType, SetCartLineQuantityInput } from "./cart.types.js";

export type CartServices = { carts: CartService };

@Resolver(() => CartType)
export class CartResolver {
  @Fails("SERVICE_UNAVAILABLE")
  @Query(() => CartType, { description: "The cart of this session." })
  async cart(@Ctx() { services, visitor }: RequestContext<CartServices>): Promise<CartType> {
    return services.carts.read(await visitor.find());
  }

  @Fails("NOT_FOUND", "SERVICE_UNAVAILABLE")
  @Subscription(() => CartType, {
    description: "The cart of this session; ends with the session. There must be a session, as there is with a cart.",
    subscribe: ({ context }: { context: RequestContext }) => cartChanges(context),
  })
  async cartChanged(@Ctx() { services, visitor }: RequestContext<CartServices>): Promise<CartType> {
    return services.carts.read(await visitor.find());
  }

  @Fails(
    "BAD_USER_INPUT",
    "NOT_FOUND",
    "LIMIT_EXCEEDED",
    "IDEMPOTENCY_KEY_REUSED",
    ["CONFLICT", "in the moment of signing in"],
    "SERVICE_UNAVAILABLE",
  )
  @Mutation(() => CartType, {
    description:
      "Adds a configured product; the same configuration again raises its quantity, the same key again adds nothing and answers the cart as it is. Starts a session where there is none.",
  })
  addToCart(
    @Arg("input", () => AddToCartInput, { description: "What to add." }) input: AddToCartInput,
    @Arg("idempotencyKey", () => String, {
      nullable: true,
      description:
        "Made by the client for this one addition; a UUID will do. A cart knows the keys of its latest 20 additions.",
    })
    idempotencyKey: string | null,
    @Ctx() { services, visitor }: RequestContext<CartServices>,
  ): Promise<CartType> {
    return services.carts.add(visitor, input, idempotencyKey);
  }

  @Fails("BAD_USER_INPUT", "NOT_FOUND", "CONFLICT", "SERVICE_UNAVAILABLE")
  @Mutation(() => CartType, {
    description:
      "Sets how many of one line are wanted. Where the cart is not of the `expectedVersion` any more nothing changes, and the extension `cart` of the error has the cart as it is, with the fields that were asked for.",
  })
  async setCartLineQuantity(
    @Arg("input", () => SetCartLineQuantityInput, { description: "Which line, and how many of it." })
    input: SetCartLineQuantityInput,
    @Ctx() context: RequestContext<CartServices>,
    @Info() info: GraphQLResolveInfo,
  ): Promise<CartType> {
    const { services, visitor } = context;
    const change = async () => services.carts.setQuantity(await visitor.find(), input);
    return withCartInConflict(change, info.fieldNodes, info, context);
  }

  @Fails("NOT_FOUND", ["CONFLICT", "in the moment of signing in"], "SERVICE_UNAVAILABLE")
  @Mutation(() => CartType, {
    description: "Takes one line out of the cart.",
  })
  async removeCartLine(
    @Arg("lineId", () => ID, { description: "Id of a line in this cart." }) lineId: string,
    @Ctx() { services, visitor }: RequestContext<CartServices>,
  ): Promise<CartType> {
    return services.carts.remove(await visitor.find(), lineId);
  }

  @Fails(["CONFLICT", "in the moment of signing in"], "SERVICE_UNAVAILABLE")
  @Mutation(() => CartType, {
    description: "Empties the cart; its promotion code goes too.",
  })
  async clearCart(@Ctx() { services, visitor }: RequestContext<CartServices>): Promise<CartType> {
    return services.carts.clear(await visitor.find());
  }

  @Fails(
    "PROMOTION_UNKNOWN",
    "PROMOTION_ENDED",
    "PROMOTION_NOT_STARTED",
    "PROMOTION_ALREADY_APPLIED",
    "RATE_LIMITED",
    ["CONFLICT", "in the moment of signing in"],
    "SERVICE_UNAVAILABLE",
  )
  @Mutation(() => CartType, {
    description:
      "Takes a promotion code, in any case and with spaces around. An order takes one code: remove the other first. Starts a session where there is none.",
  })
  async applyPromotionCode(
    @Arg("code", () => String, { description: "As the shopper typed it." }) code: string,
    @Ctx() { services, visitor, rateLimits, clientIp }: RequestContext<CartServices>,
  ): Promise<CartType> {
    await rateLimits.take("promotion-codes", clientIp);
    return services.carts.applyCode(visitor, code);
  }

  @Fails("SERVICE_UNAVAILABLE")
  @Mutation(() => CartType, {
    description: "Takes the promotion code out of the cart; nothing happens where there is none.",
  })
  async removePromotionCode(@Ctx() { services, visitor }: RequestContext<CartServices>): Promise<CartType> {
    return services.carts.removeCode(await visitor.find());
  }
}

/** Events of the visitor's cart. @throws {NoCartToFollow} without a session */
async function cartChanges(context: RequestContext): Promise<AsyncIterable<void>> {
  const visitorId = await context.visitor.find();
  if (visitorId === undefined) throw new NoCartToFollow();
  return watch(context, `cart ${visitorId}`);
}
