import { Arg, Ctx, FieldResolver, Resolver, Root } from "type-graphql";
import { Fails } from "../../kernel/graphql/fails.js";
import { PayloadMutation } from "../../kernel/graphql/payload.js";
import { MERGE_PROPOSAL_DAYS } from "../../rules/retention-periods.js";
import { May } from "../access/may.js";
import { sessionOf, type StaffContext } from "../access/staff-context.js";
import type { CustomerMergeRow } from "./customer-merge.queries.js";
import type { CustomerMergeService } from "./customer-merge.service.js";
import {
  CustomerMergePayload,
  CustomerMergeType,
  ProposeCustomerMergeInput,
  WithdrawCustomerMergeInput,
} from "./customer-merge.types.js";
import type { Customer } from "./customer.service.js";
import { CustomerType } from "./customer.types.js";

type Context = StaffContext<{ customerMerges: CustomerMergeService }>;

@Resolver(() => CustomerType)
export class CustomerMergeResolver {
  @FieldResolver(() => [CustomerMergeType], {
    description: "What is or was proposed about them, the latest first; at most 50.",
  })
  merges(@Root() { email }: Customer, @Ctx() { services }: Context): Promise<CustomerMergeRow[]> {
    return services.customerMerges.of(email);
  }

  @May("customers:merge")
  @Fails("BAD_USER_INPUT", ["CONFLICT", "something is proposed about one of them already"], "SERVICE_UNAVAILABLE")
  @PayloadMutation(CustomerMergePayload, {
    description: `Proposes that two customers are one. Each address gets a mail with a link; only when both owners have confirmed within ${MERGE_PROPOSAL_DAYS} days is everything put into the account that stays. Needs a fresh code.`,
  })
  async proposeCustomerMerge(
    @Arg("input", () => ProposeCustomerMergeInput, { description: "Who, and why." }) input: ProposeCustomerMergeInput,
    @Ctx() context: Context,
  ): Promise<CustomerMergePayload> {
    return { merge: await context.services.customerMerges.propose(sessionOf(context), input) };
  }

  @May("customers:merge")
  @Fails(["CONFLICT", "it has ended"], "SERVICE_UNAVAILABLE")
  @PayloadMutation(CustomerMergePayload, {
    description: "Withdraws a proposal that is open. Neither link works any more. Needs a fresh code.",
  })
  async withdrawCustomerMerge(
    @Arg("input", () => WithdrawCustomerMergeInput, { description: "Which one." }) { id }: WithdrawCustomerMergeInput,
    @Ctx() context: Context,
  ): Promise<CustomerMergePayload> {
    return { merge: await context.services.customerMerges.withdraw(sessionOf(context), id) };
  }
}
