import { Arg, Ctx, FieldResolver, Int, Query, Resolver, Root } from "type-graphql";
import { Fails } from "../../kernel/graphql/fails.js";
import { pageCost } from "../../kernel/graphql/page-size.js";
import { AfterArg, pageWindow } from "../../kernel/graphql/page-window.js";
import { May } from "../access/may.js";
import type { StaffContext } from "../access/staff-context.js";
import { OrderFilterInput, OrderSort } from "./order-list.inputs.js";
import { MOST_COUNTED } from "./order-list.queries.js";
import type { OrderCount, OrderListService } from "./order-list.service.js";
import { StaffOrderConnection } from "./order-list.types.js";

export type OrderListServices = { orderLists: OrderListService };

@Resolver(() => StaffOrderConnection)
export class OrderListResolver {
  @May("orders:read")
  @Fails("BAD_USER_INPUT", "SERVICE_UNAVAILABLE")
  @Query(() => StaffOrderConnection, { complexity: pageCost, description: "All orders of the shop." })
  async orders(
    @Arg("filter", () => OrderFilterInput, { nullable: true, description: "Which of them." })
    filter: OrderFilterInput | null,
    @Arg("sort", () => OrderSort, { defaultValue: OrderSort.NEWEST, description: "What comes first." })
    sort: OrderSort,
    @Arg("first", () => Int, { defaultValue: 20, description: "1 to 100 orders." }) first: number,
    @AfterArg() after: string | null | undefined,
    @Ctx() { services }: StaffContext<OrderListServices>,
  ): Promise<StaffOrderConnection> {
    const chosen = filter ?? {};
    const page = await services.orderLists.page({ filter: chosen, sort }, pageWindow({ first, after: after ?? null }));
    let count: Promise<OrderCount> | undefined;
    return { ...page, count: () => (count ??= services.orderLists.count(chosen)) };
  }

  @FieldResolver(() => Int, { description: `How many orders match; ${MOST_COUNTED} where there are more.` })
  async totalCount(@Root() { count }: StaffOrderConnection): Promise<number> {
    return (await count()).totalCount;
  }

  @FieldResolver(() => Boolean, { description: "Whether there are no more than `totalCount`." })
  async isTotalCountExact(@Root() { count }: StaffOrderConnection): Promise<boolean> {
    return (await count()).isTotalCountExact;
  }
}
