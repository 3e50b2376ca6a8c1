import { Ctx, FieldResolver, Resolver } from "type-graphql";
import type { RequestContext } from "../kernel/graphql/request-context.js";
import { ProjectType } from "../projects/project.types.js";
import type { SentProjectService } from "./sent-project.service.js";
import { SentProject } from "./sent-project.types.js";

type Context = RequestContext<{ sentProjects: SentProjectService }>;

@Resolver(() => ProjectType)
export class SentProjectResolver {
  @FieldResolver(() => [SentProject], {
    description: "The latest 20 quote requests with which it was sent to the shop, the newest first, with the answers.",
  })
  async sent(@Ctx() { services, visitor }: Context): Promise<SentProject[]> {
    return services.sentProjects.all(await visitor.find());
  }
}
