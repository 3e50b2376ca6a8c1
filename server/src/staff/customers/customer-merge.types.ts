import { Field, InputType, ObjectType } from "type-graphql";
import { describedEnum } from "../../kernel/graphql/described-enum.js";
import { IdOf } from "../../kernel/graphql/id-fields.js";
import { MutationPayload } from "../../kernel/graphql/payload.js";
import { MERGE_PROPOSAL_DAYS } from "../../rules/retention-periods.js";
import type { CustomerMergeRow } from "./customer-merge.queries.js";
import type { MergeState } from "./merge-state.js";

const MergeStateEnum = describedEnum<MergeState>("CustomerMergeState", "What has become of a proposal to merge.", {
  OPEN: "One of the owners has not answered, or neither.",
  MERGED: "Both have confirmed: all is in one account.",
  REFUSED: "One of them has said that the other address is not theirs.",
  WITHDRAWN: "Staff have withdrawn it, or the account has another address by now.",
  EXPIRED: `Not both have confirmed within ${MERGE_PROPOSAL_DAYS} days.`,
});

@ObjectType("CustomerMerge", {
  description: "A proposal that a customer and another one are the same person, seen from the one.",
})
export class CustomerMergeType implements CustomerMergeRow {
  @IdOf("CustomerMerge", { description: "For `withdrawCustomerMerge`." })
  id!: string;

  @Field(() => String, { description: "The other address. Don't tell it to the customer: it may be a stranger's." })
  otherEmail!: string;

  @Field(() => Boolean, { description: "Whether this customer's account stays; otherwise the other one's." })
  isKept!: boolean;

  @Field(() => String, { description: "Why staff think so. Neither owner reads it." })
  reason!: string;

  @Field(() => MergeStateEnum, { description: "What has become of it." })
  state!: MergeState;

  @Field(() => Date, { description: "When it was proposed." })
  proposedAt!: Date;

  @Field(() => String, { nullable: true, description: "E-mail address of who has proposed it." })
  proposedBy!: string | null;

  @Field(() => Date, { description: "Until when both must confirm." })
  expiresAt!: Date;

  @Field(() => Date, { nullable: true, description: "When it was merged, refused or withdrawn; null otherwise." })
  endedAt!: Date | null;

  @Field(() => Boolean, { description: "Whether the owner of this address has confirmed." })
  hasConfirmed!: boolean;

  @Field(() => Boolean, { description: "Whether the owner of the other one has." })
  hasOtherConfirmed!: boolean;
}

@InputType({ description: "Two customers who are thought to be one." })
export class ProposeCustomerMergeInput {
  @Field(() => String, { description: "E-mail address of the account that stays." })
  keptEmail!: string;

  @Field(() => String, { description: "The other e-mail address, with an account or without." })
  leavingEmail!: string;

  @Field(() => String, { description: "Why they are one person, for other staff: 3 to 500 characters." })
  reason!: string;
}

@InputType({ description: "A proposal that is no longer wanted." })
export class WithdrawCustomerMergeInput {
  @IdOf("CustomerMerge", { description: "Which one." })
  id!: string;
}

@ObjectType()
export abstract class CustomerMergePayload extends MutationPayload {
  @Field(() => CustomerMergeType, {
    nullable: true,
    description: "The proposal as it is now, seen from the account that stays.",
  })
  merge?: CustomerMergeType;
}
