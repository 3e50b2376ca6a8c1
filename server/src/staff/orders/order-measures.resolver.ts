import { Arg, Ctx, FieldResolver, Query, Resolver, Root } from "type-graphql";
import { Fails } from "../../kernel/graphql/fails.js";
import { IdArg } from "../../kernel/graphql/id-fields.js";
import { PayloadMutation } from "../../kernel/graphql/payload.js";
import type { WholeOrderRow } from "../../orders/order.queries.js";
import { May } from "../access/may.js";
import { sessionOf, type StaffContext } from "../access/staff-context.js";
import { measuresPreview, orderMeasures } from "./measures-in-words.js";
import { StaffOrderPayload } from "./order-changes.types.js";
import type { OrderDrawingsService } from "./order-drawings.service.js";
import type { OrderMeasuresService } from "./order-measures.service.js";
import {
  MeasureOrderLineInput,
  MeasuresPreview,
  OrderMeasures,
  PreviewMeasuresInput,
  SettleOrderSizesInput,
} from "./order-measures.types.js";
import { RemakeableLine } from "./remakeable-line.types.js";
import { StaffOrderType } from "./staff-order.types.js";

type Context = StaffContext<{ orderMeasures: OrderMeasuresService; orderDrawings: OrderDrawingsService }>;

@Resolver(() => StaffOrderType)
export class OrderMeasuresResolver {
  @May("orders:change")
  @Fails("NOT_FOUND", "CONFLICT", "PRODUCT_UNAVAILABLE", "SERVICE_UNAVAILABLE")
  @Query(() => RemakeableLine, {
    description: "What a fitter can enter for a line of an order that the shop measures, with what has been entered.",
  })
  measurableLine(
    @IdArg("id", "Order", { description: "Which order." }) id: string,
    @IdArg("lineId", "OrderLine", { description: "A line of it." }) lineId: string,
    @Ctx() { services }: Context,
  ): Promise<RemakeableLine> {
    return services.orderMeasures.measurable({ id, lineId });
  }

  @May("orders:change")
  @Fails("BAD_USER_INPUT", "NOT_FOUND", "CONFLICT", "PRODUCT_UNAVAILABLE", "SERVICE_UNAVAILABLE")
  @Query(() => MeasuresPreview, {
    description:
      "What a line would become and the order would cost by what was measured, checked by the rules of a change by its shopper. Changes nothing.",
  })
  async previewMeasures(
    @Arg("input", () => PreviewMeasuresInput, { description: "Which line, and what was measured." })
    input: PreviewMeasuresInput,
    @Ctx() { services }: Context,
  ): Promise<MeasuresPreview> {
    return measuresPreview(await services.orderMeasures.preview(input), services.orderDrawings.pathOf);
  }

  @May("orders:change")
  @Fails("BAD_USER_INPUT", "NOT_FOUND", "CONFLICT", "PRODUCT_UNAVAILABLE", "SERVICE_UNAVAILABLE")
  @PayloadMutation(StaffOrderPayload, {
    description:
      "Keeps what was measured for a line of an order that the shop measures, until its making begins. The shopper learns of it by `settleOrderSizes`, also where other sizes were sent before.",
  })
  async measureOrderLine(
    @Arg("input", () => MeasureOrderLineInput, { description: "Which line, and what was measured." })
    input: MeasureOrderLineInput,
    @Ctx() context: Context,
  ): Promise<StaffOrderPayload> {
    return { order: await context.services.orderMeasures.measure(sessionOf(context), input) };
  }

  @May("orders:change")
  @Fails("NOT_FOUND", "CONFLICT", "PRICE_CHANGED", "ORDER_NOT_CHANGEABLE", "SERVICE_UNAVAILABLE")
  @PayloadMutation(StaffOrderPayload, {
    description:
      "Tells the shopper of the measured sizes of all lines, by mail. Where the order costs no more by them it has them at once; otherwise they wait for `agreeToMeasuredSizes`. Nothing is made before.",
  })
  async settleOrderSizes(
    @Arg("input", () => SettleOrderSizesInput, { description: "Which order, and what it comes to." })
    input: SettleOrderSizesInput,
    @Ctx() context: Context,
  ): Promise<StaffOrderPayload> {
    return { order: await context.services.orderMeasures.settle(sessionOf(context), input) };
  }

  @FieldResolver(() => OrderMeasures, {
    nullable: true,
    description: "What was measured for it; null for an order that is made to its shopper's sizes.",
  })
  measures(@Root() order: WholeOrderRow, @Ctx() { services }: Context): OrderMeasures | null {
    const { totalPence } = services.orderMeasures.totals(order);
    return orderMeasures(order, totalPence, services.orderDrawings.pathOf, new Date());
  }
}
