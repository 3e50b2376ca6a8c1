import { Arg, Ctx, Mutation, Resolver } from "type-graphql";
import { ShopError } from "../kernel/errors/shop-error.js";
import { Fails } from "../kernel/graphql/fails.js";
import { userErrorsOf } from "../kernel/graphql/payload.js";
import type { RequestContext } from "../kernel/graphql/request-context.js";
import { findOrder, readableOrder } from "./order-access.js";
import type { OrderSettlementService } from "./order-settlement.service.js";
import { AgreeToMeasuredSizesInput } from "./order-settlement.types.js";
import type { OrderService } from "./order.service.js";
import { AgreeToMeasuredSizesPayload } from "./order.types.js";

export type OrderSettlementServices = { orders: OrderService; orderSettlements: OrderSettlementService };

@Resolver()
export class OrderSettlementResolver {
  @Fails("NOT_FOUND", "CONFLICT", "ORDER_NOT_CHANGEABLE", "RATE_LIMITED", "SERVICE_UNAVAILABLE")
  @Mutation(() => AgreeToMeasuredSizesPayload, {
    description:
      "Agrees to the sizes that the shop has measured for an order and that cost more, for whom `order` shows it. Nothing is made before; `cancelOrder` declines them, free of charge. Confirmed by mail; again is fine.",
  })
  async agreeToMeasuredSizes(
    @Arg("input", () => AgreeToMeasuredSizesInput, { description: "Which order, and what was shown." })
    input: AgreeToMeasuredSizesInput,
    @Ctx() context: RequestContext<OrderSettlementServices>,
  ): Promise<AgreeToMeasuredSizesPayload> {
    const order = await readableOrder(input, context);
    try {
      return { order: await context.services.orderSettlements.agree(order, input) };
    } catch (error) {
      if (!(error instanceof ShopError) || (error.code !== "CONFLICT" && error.code !== "ORDER_NOT_CHANGEABLE"))
        throw error;
      return { order: (await findOrder(input, context)) ?? undefined, errors: userErrorsOf(error) };
    }
  }
}
