import { Arg, Ctx, Resolver } from "type-graphql";
import { Fails } from "../../kernel/graphql/fails.js";
import { PayloadMutation } from "../../kernel/graphql/payload.js";
import { May } from "../access/may.js";
import { sessionOf, type StaffContext } from "../access/staff-context.js";
import type { CustomerRightsService } from "./customer-rights.service.js";
import {
  CustomerDataPayload,
  ExportCustomerInput,
  ForgetCustomerInput,
  ForgottenCustomerPayload,
} from "./customer-rights.types.js";

type Context = StaffContext<{ customerRights: CustomerRightsService }>;

@Resolver()
export class CustomerRightsResolver {
  @May("customers:export")
  @Fails("NOT_FOUND", "SERVICE_UNAVAILABLE")
  @PayloadMutation(CustomerDataPayload, {
    description:
      "All that a customer could download, for one who has asked for it. Make sure that it is the owner of the e-mail address who asks. Needs a fresh code.",
  })
  async exportCustomer(
    @Arg("input", () => ExportCustomerInput, { description: "Whose data." }) { email }: ExportCustomerInput,
    @Ctx() context: Context,
  ): Promise<CustomerDataPayload> {
    return { data: await context.services.customerRights.export(sessionOf(context), email) };
  }

  @May("customers:forget")
  @Fails("BAD_USER_INPUT", "SERVICE_UNAVAILABLE")
  @PayloadMutation(ForgottenCustomerPayload, {
    description:
      "Erases all that a customer could erase, with the account if there is one, for one who has asked for it; a mail confirms it to them. Orders stay as the law asks. It may be repeated. Make sure that it is the owner of the e-mail address who asks. Needs a fresh code.",
  })
  async forgetCustomer(
    @Arg("input", () => ForgetCustomerInput, { description: "Whose data." }) input: ForgetCustomerInput,
    @Ctx() context: Context,
  ): Promise<ForgottenCustomerPayload> {
    const { removed, orders } = await context.services.customerRights.forget(sessionOf(context), input);
    return { erasedCount: removed, keptOrderCount: orders };
  }
}
