import { Ctx, FieldResolver, Resolver, Root } from "type-graphql";
import type { RequestContext } from "../kernel/graphql/request-context.js";
import { ProjectType } from "../projects/project.types.js";
import type { WindowOptionLoaders } from "../projects/window-option.loaders.js";
import type { ProjectSampleService } from "./project-sample.service.js";
import { ProjectSample } from "./project-sample.types.js";

type Context = RequestContext<{ projectSamples: ProjectSampleService }, WindowOptionLoaders>;

@Resolver(() => ProjectType)
export class ProjectSampleResolver {
  @FieldResolver(() => [ProjectSample], {
    description:
      "Each fabric in each colour of the options of all windows once, what is chosen for a window first: what to ask for by `requestSamples`, and what was sent when.",
  })
  async samples(
    @Root() { windows }: ProjectType,
    @Ctx() { services, visitor, loaders }: Context,
  ): Promise<ProjectSample[]> {
    const options = await Promise.all(windows.map(({ id }) => loaders.windowOptions.load(id)));
    return services.projectSamples.ofOptions(await visitor.find(), options.flat());
  }
}
