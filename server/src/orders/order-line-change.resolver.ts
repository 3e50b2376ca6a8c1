import { Arg, Ctx, Mutation, Query, Resolver } from "type-graphql";
import type { ErrorCode } from "../kernel/errors/error-codes.js";
import { ShopError } from "../kernel/errors/shop-error.js";
import { Fails } from "../kernel/graphql/fails.js";
import { userErrorsOf } from "../kernel/graphql/payload.js";
import type { RequestContext } from "../kernel/graphql/request-context.js";
import { findOrder, readableOrder } from "./order-access.js";
import type { OrderLineChangeService } from "./order-line-change.service.js";
import {
  ChangeOrderLineInput,
  ChangeOrderLinePayload,
  LineChangeInput,
  OrderLineChangePrice,
} from "./order-line-change.types.js";
import type { OrderService } from "./order.service.js";

export type OrderLineChangeServices = { orders: OrderService; orderLineChanges: OrderLineChangeService };

/** The order is another than the one that the shopper decided on. */
const OUTDATED: ReadonlySet<ErrorCode> = new Set(["CONFLICT", "PRICE_CHANGED", "ORDER_NOT_CHANGEABLE"]);

@Resolver()
export class OrderLineChangeResolver {
  @Fails(
    "BAD_USER_INPUT",
    "NOT_FOUND",
    "PRODUCT_UNAVAILABLE",
    "ORDER_NOT_CHANGEABLE",
    "RATE_LIMITED",
    "SERVICE_UNAVAILABLE",
  )
  @Query(() => OrderLineChangePrice, {
    description:
      "What an order would cost with a changed line, for whom `order` shows it, before `changeOrderLine` agrees to it. Priced as the order was: by its promotion, and at the prices of its day. Changes nothing.",
  })
  async priceOrderLineChange(
    @Arg("input", () => LineChangeInput, { description: "What to change." }) input: LineChangeInput,
    @Ctx() context: RequestContext<OrderLineChangeServices>,
  ): Promise<OrderLineChangePrice> {
    return context.services.orderLineChanges.price(await readableOrder(input, context), input);
  }

  @Fails(
    "BAD_USER_INPUT",
    "NOT_FOUND",
    "CONFLICT",
    "PRICE_CHANGED",
    "PRODUCT_UNAVAILABLE",
    "ORDER_NOT_CHANGEABLE",
    [
      "RATE_LIMITED",
      "too many changes in an hour of orders with one e-mail address, or too many attempts with an e-mail address",
    ],
    "SERVICE_UNAVAILABLE",
  )
  @Mutation(() => ChangeOrderLinePayload, {
    description:
      "Changes size, material, colour or options of a line of an order until its `changeableUntil`, for whom `order` shows it. Checked as `addToCart` checks, priced as `priceOrderLineChange` says. Confirmed by mail; again is fine.",
  })
  async changeOrderLine(
    @Arg("input", () => ChangeOrderLineInput, { description: "What to change, and what was shown." })
    input: ChangeOrderLineInput,
    @Ctx() context: RequestContext<OrderLineChangeServices>,
  ): Promise<ChangeOrderLinePayload> {
    const order = await readableOrder(input, context);
    try {
      return { order: await context.services.orderLineChanges.change(order, input) };
    } catch (error) {
      if (!(error instanceof ShopError) || !OUTDATED.has(error.code)) throw error;
      return { order: (await findOrder(input, context)) ?? undefined, errors: userErrorsOf(error) };
    }
  }
}
