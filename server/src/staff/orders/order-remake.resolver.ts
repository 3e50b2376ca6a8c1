import { Arg, Ctx, FieldResolver, Query, Resolver, Root } from "type-graphql";
import { Fails } from "../../kernel/graphql/fails.js";
import { IdArg } from "../../kernel/graphql/id-fields.js";
import { PayloadMutation } from "../../kernel/graphql/payload.js";
import type { WholeOrderRow } from "../../orders/order.queries.js";
import { May } from "../access/may.js";
import { sessionOf, type StaffContext } from "../access/staff-context.js";
import { StaffOrderPayload } from "./order-changes.types.js";
import type { OrderDrawingsService } from "./order-drawings.service.js";
import { MoveRemakeInput, PreviewRemakeInput, RemakeOrderLineInput } from "./order-remake.inputs.js";
import type { OrderRemakeService } from "./order-remake.service.js";
import { RemakePreview, StaffOrderRemake } from "./order-remake.types.js";
import { RemakeableLine } from "./remakeable-line.types.js";
import { remakePreview, staffRemakes } from "./remakes-in-words.js";
import { StaffOrderType } from "./staff-order.types.js";

type OrderRemakeServices = { orderRemakes: OrderRemakeService; orderDrawings: OrderDrawingsService };
type Context = StaffContext<OrderRemakeServices>;

@Resolver(() => StaffOrderType)
export class OrderRemakeResolver {
  @May("orders:change")
  @Fails("NOT_FOUND", "CONFLICT", "PRODUCT_UNAVAILABLE", "SERVICE_UNAVAILABLE")
  @Query(() => RemakeableLine, { description: "What can be corrected of a line of an order before it is made again." })
  remakeableLine(
    @IdArg("id", "Order", { description: "Which order." }) id: string,
    @IdArg("lineId", "OrderLine", { description: "A line of it." }) lineId: string,
    @Ctx() { services }: Context,
  ): Promise<RemakeableLine> {
    return services.orderRemakes.correctable({ id, lineId });
  }

  @May("orders:change")
  @Fails("BAD_USER_INPUT", "NOT_FOUND", "CONFLICT", "PRODUCT_UNAVAILABLE", "SERVICE_UNAVAILABLE")
  @Query(() => RemakePreview, {
    description: "How a line would be made again, checked by the rules of a change by its shopper. Changes nothing.",
  })
  async previewRemake(
    @Arg("input", () => PreviewRemakeInput, { description: "Which line, and what is corrected." })
    input: PreviewRemakeInput,
    @Ctx() { services }: Context,
  ): Promise<RemakePreview> {
    return remakePreview(await services.orderRemakes.preview(input), services.orderDrawings.pathOf);
  }

  @May("orders:change")
  @Fails("BAD_USER_INPUT", "NOT_FOUND", "CONFLICT", "PRODUCT_UNAVAILABLE", "SERVICE_UNAVAILABLE")
  @PayloadMutation(StaffOrderPayload, {
    description:
      "Has a line of a sent order made again, free of charge: once for each line. The order's total stays. Confirmed to the shopper by mail.",
  })
  async remakeOrderLine(
    @Arg("input", () => RemakeOrderLineInput, { description: "Which line, why, and what is corrected." })
    input: RemakeOrderLineInput,
    @Ctx() context: Context,
  ): Promise<StaffOrderPayload> {
    return { order: await context.services.orderRemakes.agree(sessionOf(context), input) };
  }

  @May("orders:change")
  @Fails("NOT_FOUND", "CONFLICT", "SERVICE_UNAVAILABLE")
  @PayloadMutation(StaffOrderPayload, {
    description: "Says that a remake is made, or sent, of which its shopper gets an e-mail.",
  })
  async moveRemake(
    @Arg("input", () => MoveRemakeInput, { description: "Which remake, and what it becomes." }) input: MoveRemakeInput,
    @Ctx() context: Context,
  ): Promise<StaffOrderPayload> {
    return { order: await context.services.orderRemakes.move(sessionOf(context), input) };
  }

  @FieldResolver(() => [StaffOrderRemake], { description: "What is made again of it, the first remake first." })
  remakes(@Root() order: WholeOrderRow, @Ctx() { services }: Context): StaffOrderRemake[] {
    return staffRemakes(order, services.orderDrawings.pathOf);
  }
}
