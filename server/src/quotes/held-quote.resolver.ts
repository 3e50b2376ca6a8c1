import { Arg, Ctx, Query, Resolver } from "type-graphql";
import { Fails } from "../kernel/graphql/fails.js";
import { PayloadMutation } from "../kernel/graphql/payload.js";
import type { RequestContext } from "../kernel/graphql/request-context.js";
import type { HeldQuoteOrderService } from "./held-quote-order.service.js";
import type { HeldQuoteService } from "./held-quote.service.js";
import {
  HeldQuoteCartPayload,
  HeldQuotePayload,
  HeldQuoteType,
  KeepPriceInput,
  OrderHeldQuoteInput,
  PriceHeldQuoteAnewInput,
  RepricedQuotePayload,
} from "./held-quote.types.js";
import type { PriceAnewService } from "./price-anew.service.js";

type Services = {
  heldQuotes: HeldQuoteService;
  heldQuoteOrders: HeldQuoteOrderService;
  quoteRepricing: PriceAnewService;
};
type Context = RequestContext<Services>;

@Resolver(() => HeldQuoteType)
export class HeldQuoteResolver {
  @Fails("SERVICE_UNAVAILABLE")
  @Query(() => [HeldQuoteType], {
    description: "The quotes of this session or account whose prices are or were held, the newest first, at most 100.",
  })
  async heldQuotes(@Ctx() { services, visitor }: Context): Promise<HeldQuoteType[]> {
    return services.heldQuotes.all(await visitor.find());
  }

  @Fails("SERVICE_UNAVAILABLE")
  @Query(() => HeldQuoteType, {
    nullable: true,
    description:
      "A held quote of this session or account, by its number; without a number the latest. Null where there is none, and where it is another's.",
  })
  async heldQuote(
    @Arg("number", () => String, { nullable: true, description: "MBQ and its digits." }) number: string | null,
    @Ctx() { services, visitor }: Context,
  ): Promise<HeldQuoteType | null> {
    return services.heldQuotes.find(await visitor.find(), number);
  }

  @Fails(
    "BAD_USER_INPUT",
    "CART_EMPTY",
    [
      "CONFLICT",
      "the cart has another version by now, has the price of a quote already, or a code that counts in few orders",
    ],
    "PRICE_CHANGED",
    "PRODUCT_UNAVAILABLE",
    "IDEMPOTENCY_KEY_REUSED",
    ["RATE_LIMITED", "too many in an hour from one session or IP address"],
    "SERVICE_UNAVAILABLE",
  )
  @PayloadMutation(HeldQuotePayload, {
    description:
      "Keeps the price of what is in the cart, for as many days as the shop says (`Shop.quoteDays`, else 30), as a quote with a number. The cart stays as it is. The same key again answers the same quote.",
  })
  async keepPrice(
    @Arg("input", () => KeepPriceInput, { description: "Which cart was shown, and where the e-mail goes." })
    input: KeepPriceInput,
    @Ctx() { services, visitor, clientIp }: Context,
  ): Promise<HeldQuotePayload> {
    return { heldQuote: await services.heldQuotes.keep(await visitor.find(), clientIp, input) };
  }

  @Fails(
    "NOT_FOUND",
    ["CONFLICT", "its time is over, it was ordered, or in the moment of signing in"],
    ["CART_NOT_EMPTY", "something else is in the cart, and `replacesCart` is not said"],
    ["PRODUCT_UNAVAILABLE", "nothing of it can be made any more"],
    "SERVICE_UNAVAILABLE",
  )
  @PayloadMutation(HeldQuoteCartPayload, {
    description:
      "Makes the cart of a quote at its held prices, to be ordered by `placeOrder`. Every line is checked by the rules in force; `notices` says which can't be made any more.",
  })
  async orderHeldQuote(
    @Arg("input", () => OrderHeldQuoteInput, { description: "Which quote." }) input: OrderHeldQuoteInput,
    @Ctx() { services, visitor }: Context,
  ): Promise<HeldQuoteCartPayload> {
    return services.heldQuoteOrders.toCart(await visitor.find(), input);
  }

  @Fails(
    ["BAD_USER_INPUT", "the key"],
    "NOT_FOUND",
    ["CONFLICT", "its prices are still held, or it was ordered"],
    ["PRODUCT_UNAVAILABLE", "nothing of it can be made any more"],
    "IDEMPOTENCY_KEY_REUSED",
    ["RATE_LIMITED", "too many in an hour from one session or IP address"],
    "SERVICE_UNAVAILABLE",
  )
  @PayloadMutation(RepricedQuotePayload, {
    description:
      "Makes a new quote, at today's prices, of what can still be made of one whose time is over; that one stays. `lines` says what has changed. Mailed where that one was. The same key again answers the same quote.",
  })
  async priceHeldQuoteAnew(
    @Arg("input", () => PriceHeldQuoteAnewInput, { description: "Which quote." }) input: PriceHeldQuoteAnewInput,
    @Ctx() { services, visitor, clientIp }: Context,
  ): Promise<RepricedQuotePayload> {
    return services.quoteRepricing.priceAnew(await visitor.find(), clientIp, input);
  }
}
