import { Arg, Args, Ctx, Query, Resolver } from "type-graphql";
import { CacheControl } from "../../kernel/graphql/cache-control.js";
import { Fails } from "../../kernel/graphql/fails.js";
import type { RequestContext } from "../../kernel/graphql/request-context.js";
import { EstimateArgs, EstimatePrice } from "./estimate.types.js";
import type { PricingService } from "./pricing.service.js";
import { ConfigurationPrice, PriceConfigurationInput } from "./pricing.types.js";

export type PricingServices = { pricing: PricingService };

@Resolver()
export class PricingResolver {
  @CacheControl("PUBLIC")
  @Fails("BAD_USER_INPUT", "NOT_FOUND", "SERVICE_UNAVAILABLE")
  @Query(() => ConfigurationPrice, {
    description:
      "What a configuration costs, line by line. Takes what `addToCart` takes and refuses what it refuses; needs no session and changes nothing.",
  })
  priceConfiguration(
    @Arg("input", () => PriceConfigurationInput, { description: "What to price." }) input: PriceConfigurationInput,
    @Ctx() { services }: RequestContext<PricingServices>,
  ): Promise<ConfigurationPrice> {
    return services.pricing.price(input);
  }

  @CacheControl("PUBLIC")
  @Fails("BAD_USER_INPUT")
  @Query(() => EstimatePrice, {
    description: "A first idea of a price, by kind, size and material; what is left out is what the shop starts with.",
  })
  estimate(
    @Args(() => EstimateArgs) choice: EstimateArgs,
    @Ctx() { services }: RequestContext<PricingServices>,
  ): EstimatePrice {
    return services.pricing.estimate(choice);
  }
}
