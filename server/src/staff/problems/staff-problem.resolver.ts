import { Arg, Ctx, FieldResolver, Int, Query, Resolver, Root } from "type-graphql";
import { Fails } from "../../kernel/graphql/fails.js";
import { IdArg } from "../../kernel/graphql/id-fields.js";
import { pageCost } from "../../kernel/graphql/page-size.js";
import { AfterArg, pageWindow } from "../../kernel/graphql/page-window.js";
import { May } from "../access/may.js";
import type { StaffContext } from "../access/staff-context.js";
import type { OrderDrawingsService } from "../orders/order-drawings.service.js";
import type { DrawnLine } from "../orders/order-in-words.js";
import { StaffOrderLineType } from "../orders/staff-order-line.types.js";
import type { ProblemTemplate } from "./problem-templates.js";
import { ProblemFilterInput } from "./staff-problem.inputs.js";
import type { StaffProblemRow } from "./staff-problem.queries.js";
import type { StaffProblemService } from "./staff-problem.service.js";
import {
  ProblemConnection,
  ProblemMessage,
  ProblemPhoto,
  ProblemTemplateType,
  StaffProblemType,
} from "./staff-problem.types.js";

export type StaffProblemServices = { staffProblems: StaffProblemService; orderDrawings: OrderDrawingsService };
type Context = StaffContext<StaffProblemServices>;

@Resolver(() => StaffProblemType)
export class StaffProblemResolver {
  @May("orders:read")
  @Fails("BAD_USER_INPUT", "SERVICE_UNAVAILABLE")
  @Query(() => ProblemConnection, {
    complexity: pageCost,
    description: "What shoppers have reported of their orders, the newest first.",
  })
  async problems(
    @Arg("filter", () => ProblemFilterInput, { nullable: true, description: "Which ones." })
    given: ProblemFilterInput | null,
    @Arg("first", () => Int, { defaultValue: 20, description: "1 to 100 problems." }) first: number,
    @AfterArg() after: string | null | undefined,
    @Ctx() { services: { staffProblems } }: Context,
  ): Promise<ProblemConnection> {
    const filter = given ?? {};
    const page = await staffProblems.page(filter, pageWindow({ first, after: after ?? null }));
    return { ...page, count: () => staffProblems.count(filter) };
  }

  @May("orders:read")
  @Fails("SERVICE_UNAVAILABLE")
  @Query(() => StaffProblemType, { nullable: true, description: "One of them; null where there is none." })
  problem(
    @IdArg("id", "Problem", { description: "Which one." }) id: string,
    @Ctx() { services }: Context,
  ): Promise<StaffProblemRow | null> {
    return services.staffProblems.find(id);
  }

  @May("orders:read")
  @Fails("SERVICE_UNAVAILABLE")
  @Query(() => [StaffProblemType], { description: "Those of one order, the newest first." })
  orderProblems(
    @IdArg("orderId", "Order", { description: "Of which order." }) orderId: string,
    @Ctx() { services }: Context,
  ): Promise<StaffProblemRow[]> {
    return services.staffProblems.ofOrder(orderId);
  }

  @May("orders:read")
  @Fails("SERVICE_UNAVAILABLE")
  @Query(() => StaffOrderLineType, {
    nullable: true,
    description: "The line that a problem is about, with its drawing and sizes; null for a whole order.",
  })
  problemLine(
    @IdArg("id", "Problem", { description: "Of which problem." }) id: string,
    @Ctx() { services }: Context,
  ): Promise<DrawnLine | null> {
    return services.staffProblems.line(id, services.orderDrawings.pathOf);
  }

  @May("orders:read")
  @Fails("SERVICE_UNAVAILABLE")
  @Query(() => [ProblemTemplateType], { description: "Texts to begin an answer about a problem with." })
  problemTemplates(
    @IdArg("id", "Problem", { description: "What is to be answered." }) id: string,
    @Ctx() { services }: Context,
  ): Promise<ProblemTemplate[]> {
    return services.staffProblems.templates(id);
  }

  @FieldResolver(() => [ProblemMessage], { description: "The report, then what both have written, in order." })
  messages(@Root() { messages }: StaffProblemRow): ProblemMessage[] {
    return messages.map(({ writtenAt, ...message }) => ({ ...message, writtenAt: new Date(writtenAt) }));
  }

  @FieldResolver(() => [ProblemPhoto], { description: "As the shopper has chosen them." })
  photos(@Root() { photos }: StaffProblemRow): ProblemPhoto[] {
    return photos.map((photo) => ({ ...photo, url: `/admin/problem-photos/${photo.id}` }));
  }

  @FieldResolver(() => Boolean, {
    description: "Whether the shop has to write: the shopper was the last to do so, and it is not closed.",
  })
  awaitsAnswer(@Root() { messages, state }: StaffProblemRow): boolean {
    return state !== "CLOSED" && messages.at(-1)?.isFromShop === false;
  }
}

@Resolver(() => ProblemConnection)
export class ProblemConnectionResolver {
  @FieldResolver(() => Int, { description: "How many problems the filter leaves." })
  totalCount(@Root() { count }: ProblemConnection): Promise<number> {
    return count();
  }
}
