import { Arg, Ctx, Mutation, Query, Resolver } from "type-graphql";
import type { ShopContext } from "../graphql/context.js";
import { Text } from "../graphql/scalars.js";
import { OrderType, PlaceOrderInput, PlaceOrderPayload } from "./order.types.js";

@Resolver(() => OrderType)
export class OrderResolver {
  @Query(() => OrderType, {
    nullable: true,
    description: "An order of this session, by its number; without a number the latest. Null where there is none.",
  })
  async order(
    @Arg("number", () => Text, { nullable: true }) number: string | null,
    @Ctx() { services, visitor }: ShopContext,
  ): Promise<OrderType | null> {
    return services.orders.find(await visitor.find(), number ?? undefined);
  }

  @Mutation(() => PlaceOrderPayload, {
    description:
      "Orders what is in the cart. The same key again answers the same order. Fails with BAD_USER_INPUT, CART_EMPTY, PRICE_CHANGED, PRODUCT_UNAVAILABLE, IDEMPOTENCY_KEY_REUSED, SERVICE_UNAVAILABLE.",
  })
  async placeOrder(
    @Arg("input", () => PlaceOrderInput) input: PlaceOrderInput,
    @Arg("idempotencyKey", () => Text, { description: "Made by the client for this one order; a UUID will do." })
    idempotencyKey: string,
    @Ctx() { services, visitor }: ShopContext,
  ): Promise<PlaceOrderPayload> {
    return services.orders.place(await visitor.find(), input, idempotencyKey);
  }
}
