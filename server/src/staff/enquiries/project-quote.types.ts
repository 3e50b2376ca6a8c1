import { Field, Int, ObjectType } from "type-graphql";
import { Pence } from "../../kernel/graphql/scalars.js";

@ObjectType("EnquiryQuote", {
  description: "What the choices of a project that was sent with a quote request would cost today as one order.",
})
export class EnquiryQuote {
  @Field(() => Int, { description: "How many windows have a choice." })
  lineCount!: number;

  @Field(() => Pence, {
    nullable: true,
    description: "For `keptTotalPence` of `answerEnquiry`; null where no quote can be made.",
  })
  totalPence!: number | null;

  @Field(() => String, {
    nullable: true,
    description: "Why no quote can be made of them, in a sentence; null where one can.",
  })
  refusal!: string | null;
}
