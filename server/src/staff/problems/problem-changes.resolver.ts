import { Arg, Ctx, Resolver } from "type-graphql";
import { Fails } from "../../kernel/graphql/fails.js";
import { PayloadMutation } from "../../kernel/graphql/payload.js";
import { May } from "../access/may.js";
import { sessionOf, type StaffContext } from "../access/staff-context.js";
import {
  AgreeOnProblemInput,
  AnswerProblemInput,
  CloseProblemInput,
  ReopenProblemInput,
} from "./staff-problem.inputs.js";
import type { StaffProblemServices } from "./staff-problem.resolver.js";
import { ProblemPayload } from "./staff-problem.types.js";

type Context = StaffContext<StaffProblemServices>;

/** What staff do about a problem. */
@Resolver()
export class ProblemChangesResolver {
  @May("orders:change")
  @Fails("BAD_USER_INPUT", "NOT_FOUND", ["CONFLICT", "shopper or staff were faster"], "SERVICE_UNAVAILABLE")
  @PayloadMutation(ProblemPayload, { description: "Mails an answer to the shopper, and shows it on the order's page." })
  async answerProblem(
    @Arg("input", () => AnswerProblemInput, { description: "Which one, and what." }) input: AnswerProblemInput,
    @Ctx() context: Context,
  ): Promise<ProblemPayload> {
    return { problem: await context.services.staffProblems.answer(sessionOf(context), input) };
  }

  @May("orders:change")
  @Fails("BAD_USER_INPUT", "NOT_FOUND", ["CONFLICT", "shopper or staff were faster"], "SERVICE_UNAVAILABLE")
  @PayloadMutation(ProblemPayload, {
    description: "Keeps what was agreed with the shopper in place of what was agreed before, shows and mails it.",
  })
  async agreeOnProblem(
    @Arg("input", () => AgreeOnProblemInput, { description: "Which one, and what." }) input: AgreeOnProblemInput,
    @Ctx() context: Context,
  ): Promise<ProblemPayload> {
    return { problem: await context.services.staffProblems.agree(sessionOf(context), input) };
  }

  @May("orders:change")
  @Fails("NOT_FOUND", ["CONFLICT", "shopper or staff were faster"], "SERVICE_UNAVAILABLE")
  @PayloadMutation(ProblemPayload, { description: "Nothing is left to do with a problem. It can still be answered." })
  async closeProblem(
    @Arg("input", () => CloseProblemInput, { description: "Which one." }) input: CloseProblemInput,
    @Ctx() context: Context,
  ): Promise<ProblemPayload> {
    return { problem: await context.services.staffProblems.close(sessionOf(context), input) };
  }

  @May("orders:change")
  @Fails("NOT_FOUND", ["CONFLICT", "shopper or staff were faster"], "SERVICE_UNAVAILABLE")
  @PayloadMutation(ProblemPayload, { description: "Takes a closed problem up again; what was agreed still holds." })
  async reopenProblem(
    @Arg("input", () => ReopenProblemInput, { description: "Which one." }) input: ReopenProblemInput,
    @Ctx() context: Context,
  ): Promise<ProblemPayload> {
    return { problem: await context.services.staffProblems.reopen(sessionOf(context), input) };
  }
}
