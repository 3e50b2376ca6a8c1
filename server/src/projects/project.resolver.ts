import { Arg, Ctx, Query, Resolver } from "type-graphql";
import { Fails } from "../kernel/graphql/fails.js";
import { PayloadMutation } from "../kernel/graphql/payload.js";
import type { RequestContext } from "../kernel/graphql/request-context.js";
import type { ProjectService } from "./project.service.js";
import { ProjectPayload, ProjectType, SaveProjectInput } from "./project.types.js";

type Context = RequestContext<{ projects: ProjectService }>;

@Resolver(() => ProjectType)
export class ProjectResolver {
  @Fails("SERVICE_UNAVAILABLE")
  @Query(() => ProjectType, { description: "The rooms and windows of this session or account." })
  async project(@Ctx() { services, visitor }: Context): Promise<ProjectType> {
    return services.projects.read(await visitor.find());
  }

  @Fails("BAD_USER_INPUT", "LIMIT_EXCEEDED", ["CONFLICT", "in the moment of signing in"], "SERVICE_UNAVAILABLE")
  @PayloadMutation(ProjectPayload, {
    description:
      "Takes what a device has changed of rooms and windows, perhaps without a connection. Different fields that two devices have changed are both taken; of the same one the earlier change stays, and `conflicts` tells both. The same changes once more change nothing. Starts a session where there is none.",
  })
  saveProject(
    @Arg("input", () => SaveProjectInput, { description: "Rooms and windows." }) input: SaveProjectInput,
    @Ctx() { services, visitor }: Context,
  ): Promise<ProjectPayload> {
    return services.projects.save(visitor, input);
  }
}
