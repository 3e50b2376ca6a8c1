import { Ctx, Query, Resolver } from "type-graphql";
import { Fails } from "../../kernel/graphql/fails.js";
import { IdArg } from "../../kernel/graphql/id-fields.js";
import { May } from "../access/may.js";
import type { StaffContext } from "../access/staff-context.js";
import type { EnquiryProjectService } from "./enquiry-project.service.js";
import { EnquiryProject } from "./enquiry-project.types.js";

type Context = StaffContext<{ enquiryProjects: EnquiryProjectService }>;

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
}
