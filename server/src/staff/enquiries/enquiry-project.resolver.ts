import { Ctx, Query, Resolver } from "type-graphql";
import { Fails } from "../../kernel/graphql/fails.js";
import { IdArg } from "../../kernel/graphql/id-fields.js";
import { May } from "../access/may.js";
import { isPermitted } from "../access/permissions.js";
import { sessionOf, type StaffContext } from "../access/staff-context.js";
import type { EnquiryProjectService } from "./enquiry-project.service.js";
import { EnquiryProject } from "./enquiry-project.types.js";
import type { ProjectQuoteService } from "./project-quote.service.js";
import { EnquiryQuote } from "./project-quote.types.js";

type Context = StaffContext<{ enquiryProjects: EnquiryProjectService; projectQuotes: ProjectQuoteService }>;

@Resolver(() => EnquiryProject)
export class EnquiryProjectResolver {
  @May("enquiries:read")
  @Fails("SERVICE_UNAVAILABLE")
  @Query(() => EnquiryProject, {
    nullable: true,
    description: "The project that was sent with a quote request; null where none was.",
  })
  enquiryProject(
    @IdArg("id", "Enquiry", { description: "The quote request." }) id: string,
    @Ctx() { services }: Context,
  ): Promise<EnquiryProject | null> {
    return services.enquiryProjects.find(id);
  }

  @May("enquiries:change")
  @Fails("SERVICE_UNAVAILABLE")
  @Query(() => EnquiryQuote, {
    nullable: true,
    description:
      "What a quote of the project that was sent with a quote request would come to today; null where none was sent, or the member may not read quotes.",
  })
  async enquiryQuote(
    @IdArg("id", "Enquiry", { description: "The quote request." }) id: string,
    @Ctx() context: Context,
  ): Promise<EnquiryQuote | null> {
    // Null and no failure, so that who may answer, but keeps no prices, simply sees no quote.
    if (!isPermitted(sessionOf(context).role, "quotes:read")) return null;
    return context.services.projectQuotes.price(id);
  }
}
