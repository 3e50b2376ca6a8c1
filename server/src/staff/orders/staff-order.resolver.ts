import { Ctx, FieldResolver, Query, Resolver, Root } from "type-graphql";
import { Fails } from "../../kernel/graphql/fails.js";
import { IdArg } from "../../kernel/graphql/id-fields.js";
import type { WholeOrderRow } from "../../orders/order.queries.js";
import { nextStatuses, OrderStatus } from "../../rules/order-progress.js";
import { areSizesOpen } from "../../rules/settled-sizes.js";
import { May } from "../access/may.js";
import type { StaffContext } from "../access/staff-context.js";
import type { AuditRow } from "../audit/audit.queries.js";
import type { AuditService } from "../audit/audit.service.js";
import { AuditEntryType } from "../audit/audit.types.js";
import type { OrderDrawingsService } from "./order-drawings.service.js";
import { drawnLines, staffLineChanges, type DrawnLine } from "./order-in-words.js";
import type { OrderListService } from "./order-list.service.js";
import type { OrderNoteRow } from "./order-note.queries.js";
import { StaffOrderLineChange } from "./staff-order-change.types.js";
import { StaffOrderLineType } from "./staff-order-line.types.js";
import type { StaffOrderService } from "./staff-order.service.js";
import { OrderMail, OrderNoteType, StaffOrderStatusChange, StaffOrderType } from "./staff-order.types.js";

export type StaffOrderServices = {
  staffOrders: StaffOrderService;
  orderLists: OrderListService;
  orderDrawings: OrderDrawingsService;
  staffAudit: AuditService;
};

@Resolver(() => StaffOrderType)
export class StaffOrderResolver {
  @May("orders:read")
  @Fails("SERVICE_UNAVAILABLE")
  @Query(() => StaffOrderType, { nullable: true, description: "A whole order; null where there is none." })
  order(
    @IdArg("id", "Order", { description: "Of the order." }) id: string,
    @Ctx() { services }: StaffContext<StaffOrderServices>,
  ): Promise<WholeOrderRow | null> {
    return services.staffOrders.find(id);
  }

  @FieldResolver(() => [OrderStatus], {
    description:
      "What it can become now; empty at the end. An order that the shop measures is not made before its sizes are settled.",
  })
  nextStatuses(@Root() order: WholeOrderRow): readonly OrderStatus[] {
    const isOpen = areSizesOpen(order);
    return nextStatuses(order.status).filter((next) => next !== "MANUFACTURING" || !isOpen);
  }

  @FieldResolver(() => Boolean, {
    description: "Whether the promised day is over, and it is neither delivered nor cancelled.",
  })
  async isLate(@Root() { id }: WholeOrderRow, @Ctx() { services }: StaffContext<StaffOrderServices>): Promise<boolean> {
    const [listed] = await services.orderLists.byKeys([id]);
    return listed?.isLate ?? false;
  }

  @FieldResolver(() => [StaffOrderLineType], { description: "In the order of the cart." })
  lines(@Root() order: WholeOrderRow, @Ctx() { services }: StaffContext<StaffOrderServices>): DrawnLine[] {
    return drawnLines(order, services.orderDrawings.pathOf);
  }

  @FieldResolver(() => [StaffOrderStatusChange], { description: "Every status it has had, the first one first." })
  history(@Root() { history }: WholeOrderRow): StaffOrderStatusChange[] {
    return history.map(({ status, at }) => ({ status, at: new Date(at) }));
  }

  @FieldResolver(() => [StaffOrderLineChange], {
    description: "What its shopper has changed within the change clock, the first change first.",
  })
  changes(@Root() order: WholeOrderRow): StaffOrderLineChange[] {
    return staffLineChanges(order);
  }

  @FieldResolver(() => [OrderMail], {
    description: "E-mails about it, the latest first, for as long as they are kept.",
  })
  mails(@Root() { id }: WholeOrderRow, @Ctx() { services }: StaffContext<StaffOrderServices>): Promise<OrderMail[]> {
    return services.staffOrders.mails(id);
  }

  @FieldResolver(() => [OrderNoteType], { description: "What staff have written about it, the latest first." })
  notes(@Root() { id }: WholeOrderRow, @Ctx() { services }: StaffContext<StaffOrderServices>): Promise<OrderNoteRow[]> {
    return services.staffOrders.notes(id);
  }

  @FieldResolver(() => [AuditEntryType], { description: "What staff have changed, the latest first; at most 200." })
  audit(@Root() { id }: WholeOrderRow, @Ctx() { services }: StaffContext<StaffOrderServices>): Promise<AuditRow[]> {
    return services.staffAudit.ofSubject({ type: "Order", id });
  }
}
