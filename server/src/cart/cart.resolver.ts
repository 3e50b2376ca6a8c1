import { Arg, Ctx, ID, Mutation, Query, Resolver } from "type-graphql";
import type { ShopContext } from "../graphql/context.js";
import { AddToCartInput, CartType, SetCartLineQuantityInput } from "./cart.types.js";

@Resolver(() => CartType)
export class CartResolver {
  @Query(() => CartType, { description: "The cart of this session. Fails with SERVICE_UNAVAILABLE." })
  async cart(@Ctx() { services, visitor }: ShopContext): Promise<CartType> {
    return services.carts.read(await visitor.find());
  }

  @Mutation(() => CartType, {
    description:
      "Adds a configured product; the same configuration again raises its quantity. Starts a session where there is none. Fails with BAD_USER_INPUT, NOT_FOUND, LIMIT_EXCEEDED, SERVICE_UNAVAILABLE.",
  })
  addToCart(
    @Arg("input", () => AddToCartInput) input: AddToCartInput,
    @Ctx() { services, visitor }: ShopContext,
  ): Promise<CartType> {
    return services.carts.add(visitor, input);
  }

  @Mutation(() => CartType, {
    description: "Sets how many of one line are wanted. Fails with BAD_USER_INPUT, NOT_FOUND, CONFLICT.",
  })
  async setCartLineQuantity(
    @Arg("input", () => SetCartLineQuantityInput) input: SetCartLineQuantityInput,
    @Ctx() { services, visitor }: ShopContext,
  ): Promise<CartType> {
    return services.carts.setQuantity(await visitor.find(), input);
  }

  @Mutation(() => CartType, { description: "Takes one line out of the cart. Fails with NOT_FOUND." })
  async removeCartLine(
    @Arg("lineId", () => ID) lineId: string,
    @Ctx() { services, visitor }: ShopContext,
  ): Promise<CartType> {
    return services.carts.remove(await visitor.find(), lineId);
  }

  @Mutation(() => CartType, { description: "Empties the cart." })
  async clearCart(@Ctx() { services, visitor }: ShopContext): Promise<CartType> {
    return services.carts.clear(await visitor.find());
  }
}
