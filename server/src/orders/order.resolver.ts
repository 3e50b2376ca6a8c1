import { Arg, Ctx, Mutation, Query, Resolver, Subscription } from "type-graphql";
import { withCartInConflict, type CartServices } from "../cart/cart-conflict.js";
import { BadField } from "../kernel/errors/shop-error.js";
import { Fails } from "../kernel/graphql/fails.js";
import { userErrorsOf } from "../kernel/graphql/payload.js";
import type { RequestContext } from "../kernel/graphql/request-context.js";
import { watch } from "../kernel/graphql/watch.js";
import { findOrder, lookUpByEmail, readableOrder, type NamedOrder } from "./order-access.js";
import type { OrderCancellationService } from "./order-cancellation.service.js";
import { OrderNotChangeable } from "./order.errors.js";
import type { OrderService } from "./order.service.js";
import { CancelOrderInput, CancelOrderPayload, OrderType, PlaceOrderInput, PlaceOrderPayload } from "./order.types.js";

export type OrderServices = CartServices & { orders: OrderService; orderCancellations: OrderCancellationService };

@Resolver(() => OrderType)
export class OrderResolver {
  @Fails("BAD_USER_INPUT", "RATE_LIMITED", "SERVICE_UNAVAILABLE")
  @Query(() => OrderType, {
    nullable: true,
    description:
      "An order of this session, by its number; without a number the latest. With the e-mail too it is anybody's who knows both. Null where there is none, where it is another's, and where the e-mail is wrong.",
  })
  async order(
    @Arg("number", () => String, { nullable: true, description: "MBC and its digits." }) number: string | null,
    @Arg("email", () => String, {
      nullable: true,
      description: "The e-mail address that the order was placed with, in any case. Needs the number.",
    })
    email: string | null,
    @Ctx() context: RequestContext<OrderServices>,
  ): Promise<OrderType | null> {
    const { services, visitor } = context;
    if (email == null) return services.orders.find(await visitor.find(), number ?? undefined);
    if (number == null) throw new BadField("number", "Please give the order's number with the e-mail address.");
    return lookUpByEmail(context, () => services.orders.findByEmail(number, email));
  }

  @Fails("NOT_FOUND", "RATE_LIMITED", "SERVICE_UNAVAILABLE")
  @Subscription(() => OrderType, {
    nullable: true,
    description:
      "An order, for whom `order` shows it: of this session, or with the e-mail address that it was placed with.",
    subscribe: ({ args, context }: { args: NamedOrder; context: RequestContext<OrderServices> }) =>
      orderChanges(args, context),
  })
  orderChanged(
    @Arg("number", () => String, { description: "MBC and its digits." }) number: string,
    @Arg("email", () => String, {
      nullable: true,
      description: "The e-mail address that the order was placed with, in any case.",
    })
    email: string | null,
    @Ctx() context: RequestContext<OrderServices>,
  ): Promise<OrderType | null> {
    return findOrder({ number, email }, context);
  }

  @Fails(
    "BAD_USER_INPUT",
    "NOT_FOUND",
    "CART_EMPTY",
    "CONFLICT",
    "PRICE_CHANGED",
    "MAKING_CHANGED",
    "PRODUCT_UNAVAILABLE",
    "IDEMPOTENCY_KEY_REUSED",
    ["RATE_LIMITED", "too many orders in an hour from one session, IP address or for one e-mail address"],
    "SERVICE_UNAVAILABLE",
  )
  @Mutation(() => PlaceOrderPayload, {
    description:
      "Orders what is in the cart. The same key again with the same input answers the same order; with other input, or without `expectedVersion` and with something new in the cart, it is refused. Where the cart is not of the `expectedVersion`, its total not the `expectedTotalPence`, or a line not made by the `expectedMaking`, nothing is ordered, and `cart` is the cart as it is.",
  })
  async placeOrder(
    @Arg("input", () => PlaceOrderInput, { description: "The checkout form." }) input: PlaceOrderInput,
    @Ctx() context: RequestContext<OrderServices>,
  ): Promise<PlaceOrderPayload> {
    const { services, visitor, clientIp } = context;
    const owner = services.carts.visitorOf(visitor, input.cartId);
    return withCartInConflict({ services, visitor: owner }, async () => {
      const { isRepeat, ...placed } = await services.orders.place({ visitorId: await owner.find(), clientIp }, input);
      if (!isRepeat) visitor.count("order");
      return placed;
    });
  }

  @Fails("NOT_FOUND", "ORDER_NOT_CHANGEABLE", "RATE_LIMITED", "SERVICE_UNAVAILABLE")
  @Mutation(() => CancelOrderPayload, {
    description:
      "Cancels an order until its `changeableUntil`, for whom `order` shows it: of this session, or with the e-mail address that it was placed with. Confirmed by mail; again is fine.",
  })
  async cancelOrder(
    @Arg("input", () => CancelOrderInput, { description: "Which order." }) input: CancelOrderInput,
    @Ctx() context: RequestContext<OrderServices>,
  ): Promise<CancelOrderPayload> {
    const order = await readableOrder(input, context);
    try {
      return { order: await context.services.orderCancellations.cancel(order) };
    } catch (error) {
      if (!(error instanceof OrderNotChangeable)) throw error;
      return { order: (await findOrder(input, context)) ?? undefined, errors: userErrorsOf(error) };
    }
  }
}

/** Events of an order. @throws {OrderNotFound} for whom may not read it */
async function orderChanges(asked: NamedOrder, context: RequestContext<OrderServices>): Promise<AsyncIterable<void>> {
  const order = await readableOrder(asked, context);
  return watch(context, `order ${order.number}`);
}
