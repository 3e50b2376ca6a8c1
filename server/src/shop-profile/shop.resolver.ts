import { Ctx, FieldResolver, Query, Resolver } from "type-graphql";
import { CacheControl } from "../kernel/graphql/cache-control.js";
import type { RequestContext } from "../kernel/graphql/request-context.js";
import type { PromotionService } from "../promotions/promotion.service.js";
import { PromotionType } from "../promotions/promotion.types.js";
import { SHOP_TIME_ZONE } from "../rules/london-time.js";
import { dailyOpenings, formatDays, formatTime } from "../rules/opening-hours.js";
import { PRICE_POLICIES, type PricePolicy } from "../rules/price-policy.js";
import { MAX_QUANTITY } from "../rules/quantity.js";
import type { ShopProfile } from "./shop-profile.js";
import { ShopType } from "./shop.types.js";

export type ShopProfileServices = { shopProfile: ShopProfile; pricePolicy: PricePolicy; promotions: PromotionService };

@Resolver(() => ShopType)
export class ShopResolver {
  @CacheControl("PUBLIC")
  @Query(() => ShopType, { description: "The shop's name, contact, hours, claims and thresholds." })
  shop(@Ctx() { services: { shopProfile, pricePolicy } }: RequestContext<ShopProfileServices>): ShopType {
    const { deliveryPence, expressPence, freeDeliveryFromPence } = PRICE_POLICIES[pricePolicy].cartTotals;
    const hours = shopProfile.hours.map((span) => ({
      days: formatDays(span),
      opens: formatTime(span.opens),
      closes: formatTime(span.closes),
    }));
    return {
      ...shopProfile,
      hours,
      dailyOpenings: dailyOpenings(shopProfile.hours),
      timeZone: SHOP_TIME_ZONE,
      currencyCode: "GBP",
      pricePolicy,
      deliveryPence,
      expressPence,
      freeDeliveryFromPence,
      maxQuantity: MAX_QUANTITY,
    };
  }

  @FieldResolver(() => PromotionType, {
    nullable: true,
    description: "The promotion that runs now and has a code, for banners; null where there is none.",
  })
  promotion(@Ctx() { services }: RequestContext<ShopProfileServices>): Promise<PromotionType | null> {
    return services.promotions.advertised();
  }
}
