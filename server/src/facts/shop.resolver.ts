import { Ctx, Query, Resolver } from "type-graphql";
import type { ShopContext } from "../graphql/context.js";
import { PRICE_POLICIES } from "../rules/policy.js";
import { MAX_QUANTITY } from "../rules/quantity.js";
import { ShopType } from "./shop.types.js";

@Resolver(() => ShopType)
export class ShopResolver {
  @Query(() => ShopType, { description: "The shop's name, contact, hours, claims and thresholds." })
  shop(@Ctx() { services: { facts, pricePolicy } }: ShopContext): ShopType {
    const { deliveryPence, freeDeliveryFromPence } = PRICE_POLICIES[pricePolicy].cartTotals;
    return { ...facts, pricePolicy, deliveryPence, freeDeliveryFromPence, maxQuantity: MAX_QUANTITY };
  }
}
