import { Ctx, Query, Resolver } from "type-graphql";
import { Fails } from "../../kernel/graphql/fails.js";
import { May } from "../access/may.js";
import type { StaffContext } from "../access/staff-context.js";
import type { OrderListService } from "../orders/order-list.service.js";
import { DAYS, MOST_NAMED, type TodayService } from "./today.service.js";
import {
  EmptySearchType,
  FailedMails,
  OpenRemakes,
  OrdersToDoType,
  SalesDayType,
  SizesToSettle,
} from "./today.types.js";

type TodayServices = { today: TodayService; orderLists: OrderListService };
type Context = StaffContext<TodayServices>;

/** What is to be done today, and how the shop goes. Each query has the permission of what it tells of. */
@Resolver()
export class TodayResolver {
  @May("orders:read")
  @Fails("SERVICE_UNAVAILABLE")
  @Query(() => [OrdersToDoType], {
    description:
      "How many orders are neither delivered nor cancelled, for each status in the order of an order's life.",
  })
  ordersToDo(@Ctx() { services }: Context): Promise<OrdersToDoType[]> {
    return services.orderLists.toDo();
  }

  @May("orders:read")
  @Fails("SERVICE_UNAVAILABLE")
  @Query(() => OpenRemakes, { description: "What is made again, free of charge, and has not been sent." })
  openRemakes(@Ctx() { services }: Context): Promise<OpenRemakes> {
    return services.today.openRemakes();
  }

  @May("orders:read")
  @Fails("SERVICE_UNAVAILABLE")
  @Query(() => SizesToSettle, {
    description: "Orders that the shop has visited, and whose sizes are to be entered, sent or agreed to.",
  })
  sizesToSettle(@Ctx() { services }: Context): Promise<SizesToSettle> {
    return services.today.sizesToSettle();
  }

  @May("mails:read")
  @Fails("SERVICE_UNAVAILABLE")
  @Query(() => FailedMails, { description: "E-mails that were given up after three days." })
  failedMails(@Ctx() { services }: Context): Promise<FailedMails> {
    return services.today.failedMails();
  }

  @May("sales:read")
  @Fails("SERVICE_UNAVAILABLE")
  @Query(() => [SalesDayType], {
    description: `What was sold on each of the last ${DAYS} days, today among them, the oldest first.`,
  })
  salesByDay(@Ctx() { services }: Context): Promise<SalesDayType[]> {
    return services.today.sales();
  }

  @May("searches:read")
  @Fails("SERVICE_UNAVAILABLE")
  @Query(() => [EmptySearchType], {
    description: `What shoppers have searched for in the last ${DAYS} days and not found: the ${MOST_NAMED} most frequent, the most frequent first.`,
  })
  emptySearches(@Ctx() { services }: Context): Promise<EmptySearchType[]> {
    return services.today.emptySearches();
  }
}
