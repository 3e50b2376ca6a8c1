import { Arg, Ctx, Resolver } from "type-graphql";
import { Fails } from "../../kernel/graphql/fails.js";
import { PayloadMutation } from "../../kernel/graphql/payload.js";
import { May } from "../access/may.js";
import { sessionOf, type StaffContext } from "../access/staff-context.js";
import type { MoveOrdersService } from "./move-orders.service.js";
import { AddOrderNoteInput, MovedOrdersPayload, MoveOrdersInput, StaffOrderPayload } from "./order-changes.types.js";
import type { StaffOrderService } from "./staff-order.service.js";

export type OrderChangesServices = { orderMoves: MoveOrdersService; staffOrders: StaffOrderService };

@Resolver()
export class OrderChangesResolver {
  @May("orders:change")
  @Fails("SERVICE_UNAVAILABLE")
  @PayloadMutation(MovedOrdersPayload, {
    description:
      "Gives orders another status, each by itself: one that is refused holds up no other. The shopper gets an e-mail when an order is shipped, and a fortnight after it is delivered.",
  })
  async moveOrders(
    @Arg("input", () => MoveOrdersInput, { description: "Which orders, and what they become." })
    { orders, to }: MoveOrdersInput,
    @Ctx() context: StaffContext<OrderChangesServices>,
  ): Promise<MovedOrdersPayload> {
    return { outcomes: await context.services.orderMoves.move(sessionOf(context), orders, to) };
  }

  @May("orders:change")
  @Fails("BAD_USER_INPUT", "NOT_FOUND", "SERVICE_UNAVAILABLE")
  @PayloadMutation(StaffOrderPayload, { description: "Writes something about an order for other staff." })
  async addOrderNote(
    @Arg("input", () => AddOrderNoteInput, { description: "Which order, and what." }) input: AddOrderNoteInput,
    @Ctx() context: StaffContext<OrderChangesServices>,
  ): Promise<StaffOrderPayload> {
    return { order: await context.services.staffOrders.addNote(sessionOf(context), input) };
  }
}
