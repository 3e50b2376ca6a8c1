import { Arg, Ctx, FieldResolver, Resolver, Root } from "type-graphql";
import { Fails } from "../../kernel/graphql/fails.js";
import { PayloadMutation } from "../../kernel/graphql/payload.js";
import { Pence } from "../../kernel/graphql/scalars.js";
import { OrderInvoiceType, toOrderInvoice } from "../../orders/order-invoice.types.js";
import type { WholeOrderRow } from "../../orders/order.queries.js";
import { refundablePence } from "../../rules/order-refund.js";
import { May } from "../access/may.js";
import { sessionOf, type StaffContext } from "../access/staff-context.js";
import { StaffOrderPayload } from "./order-changes.types.js";
import type { OrderRefundService } from "./order-refund.service.js";
import { RecordOrderRefundInput, StaffOrderRefund, TakeBackOrderRefundInput } from "./order-refund.types.js";
import { StaffOrderType } from "./staff-order.types.js";

type OrderRefundServices = { orderRefunds: OrderRefundService };

@Resolver(() => StaffOrderType)
export class OrderRefundResolver {
  @May("orders:refund")
  @Fails("BAD_USER_INPUT", "NOT_FOUND", "CONFLICT", "SERVICE_UNAVAILABLE")
  @PayloadMutation(StaffOrderPayload, {
    description:
      "Records something that the shop has paid back of an order; nothing is paid by it. All refunds of an order never come to more than the order. Confirmed to the shopper by mail.",
  })
  async recordOrderRefund(
    @Arg("input", () => RecordOrderRefundInput, { description: "Of which order, how much, and what for." })
    input: RecordOrderRefundInput,
    @Ctx() context: StaffContext<OrderRefundServices>,
  ): Promise<StaffOrderPayload> {
    return { order: await context.services.orderRefunds.record(sessionOf(context), input) };
  }

  @May("orders:refund")
  @Fails("NOT_FOUND", "CONFLICT", "SERVICE_UNAVAILABLE")
  @PayloadMutation(StaffOrderPayload, {
    description:
      "Takes a refund back that was recorded wrongly. It stays with the order and counts no longer. A shopper who was told of it by mail is told of this too.",
  })
  async takeBackOrderRefund(
    @Arg("input", () => TakeBackOrderRefundInput, { description: "Which refund, and why." })
    input: TakeBackOrderRefundInput,
    @Ctx() context: StaffContext<OrderRefundServices>,
  ): Promise<StaffOrderPayload> {
    return { order: await context.services.orderRefunds.takeBack(sessionOf(context), input) };
  }

  @FieldResolver(() => [StaffOrderRefund], {
    description: "What has been paid back of it, the first refund first; with those that were taken back.",
  })
  refunds(@Root() { refunds }: WholeOrderRow): StaffOrderRefund[] {
    return refunds.map(({ recordedAt, takenBack, ...refund }) => ({
      ...refund,
      at: new Date(recordedAt),
      takenBack: takenBack && { ...takenBack, at: new Date(takenBack.at) },
    }));
  }

  @FieldResolver(() => [OrderInvoiceType], {
    description: "Its invoice and the notes about its refunds, in the order of issue.",
  })
  invoices(@Root() { invoices }: WholeOrderRow): OrderInvoiceType[] {
    return invoices.map(toOrderInvoice);
  }

  @FieldResolver(() => Pence, {
    description: "What can still be paid back: its total without those of its `refunds` that count.",
  })
  refundablePence(@Root() order: WholeOrderRow): number {
    return refundablePence(order);
  }
}
