import { Arg, Ctx, FieldResolver, Query, Resolver, Root } from "type-graphql";
import { Fails } from "../kernel/graphql/fails.js";
import { PayloadMutation } from "../kernel/graphql/payload.js";
import type { RequestContext } from "../kernel/graphql/request-context.js";
import { readableOrder } from "../orders/order-access.js";
import type { OrderService } from "../orders/order.service.js";
import { MOST_PROBLEM_PHOTOS } from "../rules/order-problem.js";
import type { ProblemLoaders } from "./problem.loaders.js";
import type { ProblemRow } from "./problem.queries.js";
import type { ProblemService } from "./problem.service.js";
import {
  OrderProblemPayload,
  OrderProblemPhotoType,
  OrderProblemType,
  ReportOrderProblemInput,
  WriteAboutProblemInput,
} from "./problem.types.js";

type ProblemServices = { orders: OrderService; problems: ProblemService };
type Context = RequestContext<ProblemServices, ProblemLoaders>;

@Resolver(() => OrderProblemType)
export class ProblemResolver {
  @Fails("NOT_FOUND", "RATE_LIMITED", "SERVICE_UNAVAILABLE")
  @Query(() => [OrderProblemType], {
    description: "The reported problems of an order, the latest first, for whom `order` shows it.",
  })
  async orderProblems(
    @Arg("number", () => String, { description: "MBC and its digits." }) number: string,
    @Arg("email", () => String, {
      nullable: true,
      description: "The e-mail address that the order was placed with, in any case.",
    })
    email: string | null,
    @Ctx() context: Context,
  ): Promise<OrderProblemType[]> {
    const order = await readableOrder({ number, email }, context);
    return (await context.services.problems.of(order)).map(toProblem);
  }

  @Fails(
    "BAD_USER_INPUT",
    "NOT_FOUND",
    "IDEMPOTENCY_KEY_REUSED",
    [
      "RATE_LIMITED",
      "too many reports and messages in an hour about one order, or too many attempts with an e-mail address",
    ],
    "SERVICE_UNAVAILABLE",
  )
  @PayloadMutation(OrderProblemPayload, {
    description:
      "Reports a problem with an order that is SHIPPED or DELIVERED, for whom `order` shows it. The shop answers on the order's page and by mail. The same key again stores nothing and answers the same.",
  })
  async reportOrderProblem(
    @Arg("input", () => ReportOrderProblemInput, { description: "What is wrong with which order." })
    input: ReportOrderProblemInput,
    @Ctx() context: Context,
  ): Promise<OrderProblemPayload> {
    const order = await readableOrder(input, context);
    const { services, visitor } = context;
    return { problem: toProblem(await services.problems.report(order, visitor, input)) };
  }

  @Fails(
    "BAD_USER_INPUT",
    "NOT_FOUND",
    "IDEMPOTENCY_KEY_REUSED",
    ["RATE_LIMITED", "as `reportOrderProblem`"],
    "SERVICE_UNAVAILABLE",
  )
  @PayloadMutation(OrderProblemPayload, {
    description:
      "Writes to the shop about a problem, for whom `order` shows its order. What was closed is open again. The same key again stores nothing and answers the same.",
  })
  async writeAboutProblem(
    @Arg("input", () => WriteAboutProblemInput, { description: "What, and about which problem." })
    input: WriteAboutProblemInput,
    @Ctx() context: Context,
  ): Promise<OrderProblemPayload> {
    const order = await readableOrder(input, context);
    return { problem: toProblem(await context.services.problems.write(order, input)) };
  }

  @FieldResolver(() => [OrderProblemPhotoType], {
    description: "As they were chosen.",
    complexity: ({ childComplexity }) => 1 + MOST_PROBLEM_PHOTOS * childComplexity,
  })
  photos(@Root() { id }: OrderProblemType, @Ctx() { loaders }: Context): Promise<OrderProblemPhotoType[]> {
    return loaders.problemPhotos.load(id);
  }
}

/** Times leave JSON. */
const toProblem = ({ messages, ...problem }: ProblemRow): OrderProblemType => ({
  ...problem,
  messages: messages.map(({ writtenAt, ...message }) => ({ ...message, writtenAt: new Date(writtenAt) })),
});
