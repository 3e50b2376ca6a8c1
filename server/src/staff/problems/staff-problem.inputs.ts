import { Field, InputType, Int } from "type-graphql";
import { IdOf } from "../../kernel/graphql/id-fields.js";
import { ProblemStateEnum } from "../../problems/problem.types.js";
import type { ProblemState } from "../../rules/order-problem.js";
import type { ProblemFilter } from "./staff-problem.service.js";

@InputType("ProblemFilter", { description: "Which problems a list has; what is left out filters nothing." })
export class ProblemFilterInput implements ProblemFilter {
  @Field(() => ProblemStateEnum, { nullable: true, description: "What has become of them." })
  state?: ProblemState | null;

  @Field(() => String, {
    nullable: true,
    description: "Stands in the order's number, name or e-mail address, in the product or in a message, in any case.",
  })
  search?: string | null;
}

/** Ids are translated by the class that declares them, so each input has its own. */
@InputType()
abstract class ProblemAsRead {
  @Field(() => Int, { description: "`version` of the problem as it was read." })
  expectedVersion!: number;
}

@InputType({ description: "What the shop answers." })
export class AnswerProblemInput extends ProblemAsRead {
  @IdOf("Problem", { description: "Which one." })
  id!: string;

  @Field(() => String, { description: "2 to 2000 characters, in as many lines as wanted." })
  text!: string;
}

@InputType({ description: "What was agreed with the shopper." })
export class AgreeOnProblemInput extends ProblemAsRead {
  @IdOf("Problem", { description: "Which one." })
  id!: string;

  @Field(() => String, { description: "2 to 2000 characters, in as many lines as wanted." })
  agreed!: string;
}

@InputType({ description: "A problem with which nothing is left to do." })
export class CloseProblemInput extends ProblemAsRead {
  @IdOf("Problem", { description: "Which one." })
  id!: string;
}

@InputType({ description: "A closed problem that is taken up again." })
export class ReopenProblemInput extends ProblemAsRead {
  @IdOf("Problem", { description: "Which one." })
  id!: string;
}
