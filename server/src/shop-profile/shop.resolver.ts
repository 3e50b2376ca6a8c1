import { Ctx, FieldResolver, Int, Query, Resolver } from "type-graphql";
import { CacheControl, DependsOn } from "../kernel/graphql/cache-control.js";
import type { RequestContext } from "../kernel/graphql/request-context.js";
import type { PromotionService } from "../promotions/promotion.service.js";
import { PromotionType } from "../promotions/promotion.types.js";
import { deliveryNote } from "../rules/delivery-note.js";
import { guideFigures, type GuideFigures } from "../rules/guide-figures.js";
import { withTax } from "../rules/included-tax.js";
import { SHOP_TIME_ZONE } from "../rules/london-time.js";
import { dailyOpenings, formatDays, formatTime } from "../rules/opening-hours.js";
import { PRICE_POLICIES, type PricePolicy } from "../rules/price-policy.js";
import type { RulesInForce } from "../rules/published-rules.js";
import { MAX_QUANTITY } from "../rules/quantity.js";
import { comingClosedDays } from "./closed-days.js";
import { describeShop } from "./describe-shop.js";
import { GuideFiguresType } from "./guide-figures.types.js";
import { shownNotice } from "./notice.js";
import type { ShopProfile } from "./shop-profile.js";
import { ShopType } from "./shop.types.js";
import { traderLines } from "./trader-lines.js";

export type ShopProfileServices = {
  shopProfile: ShopProfile;
  pricePolicy: PricePolicy;
  showsSamples: boolean;
  rulesInForce: RulesInForce;
  promotions: PromotionService;
  /** Answers in whole percent. */
  reductions: { highestPercent(): Promise<number | null> };
};

@Resolver(() => ShopType)
export class ShopResolver {
  @CacheControl("PUBLIC", null)
  @Query(() => ShopType, { description: "The shop's name, contact, hours, claims and thresholds." })
  shop(@Ctx() { services, assetsUrl }: RequestContext<ShopProfileServices>): ShopType {
    const { shopProfile, pricePolicy, showsSamples } = services;
    const policy = PRICE_POLICIES[pricePolicy];
    const now = new Date();
    const { fittedFromPence } = shopProfile;
    const { deliveryPence, expressPence, freeDeliveryFromPence } = policy.checkoutTotals;
    const hours = shopProfile.hours.map((span) => ({
      days: formatDays(span),
      opens: formatTime(span.opens),
      closes: formatTime(span.closes),
    }));
    return {
      ...shopProfile,
      description: describeShop(shopProfile),
      traderLines: traderLines(shopProfile),
      films: Object.entries(shopProfile.films).map(([name, videoId]) => ({ name, videoId })),
      hours,
      closedDays: comingClosedDays(shopProfile, now),
      notice: shownNotice(shopProfile, now),
      questions: shopProfile.questions.map(({ id, ...question }) => ({ anchor: id, ...question })),
      builtInQuestions: shopProfile.builtInQuestions.map(({ id, isShown }) => ({ anchor: id, isShown })),
      dailyOpenings: dailyOpenings(shopProfile.hours),
      timeZone: SHOP_TIME_ZONE,
      currencyCode: "GBP",
      pricePolicy,
      showsSamples,
      fittedFromPence: fittedFromPence === null ? null : withTax(fittedFromPence, policy.taxIncludedPercent),
      taxIncludedPercent: policy.taxIncludedPercent,
      deliveryNote: deliveryNote(policy),
      picturesUrl: assetsUrl ?? null,
      deliveryPence,
      expressPence,
      freeDeliveryFromPence,
      maxQuantity: MAX_QUANTITY,
    };
  }

  /** A rule that is published drops every response, so nothing else has to be said of what it depends on. */
  @FieldResolver(() => GuideFiguresType, {
    description: "Figures of the rules of making in force, for guides and answers.",
  })
  guideFigures(@Ctx() { services }: RequestContext<ShopProfileServices>): GuideFigures {
    return guideFigures(services.rulesInForce.current);
  }

  @DependsOn("reductions")
  @FieldResolver(() => Int, {
    nullable: true,
    description:
      "The largest reduction of the current sale, in percent. Under `UK` worked out from what common sizes cost now and before; null where nothing is reduced, or where it is not claimed.",
  })
  async saleUpToPercent(@Ctx() { services }: RequestContext<ShopProfileServices>): Promise<number | null> {
    const { shopProfile, pricePolicy, reductions } = services;
    const isWorkedOut = shopProfile.saleUpToPercent !== null && PRICE_POLICIES[pricePolicy].isSaleWorkedOut;
    return isWorkedOut ? reductions.highestPercent() : shopProfile.saleUpToPercent;
  }

  @FieldResolver(() => PromotionType, {
    nullable: true,
    description: "The promotion that runs now and has a code, for banners; null where there is none.",
  })
  promotion(@Ctx() { services }: RequestContext<ShopProfileServices>): Promise<PromotionType | null> {
    return services.promotions.advertised();
  }
}
