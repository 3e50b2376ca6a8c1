import { Ctx, FieldResolver, Resolver } from "type-graphql";
import { Fails } from "../kernel/graphql/fails.js";
import { PayloadMutation } from "../kernel/graphql/payload.js";
import type { RequestContext } from "../kernel/graphql/request-context.js";
import type { ProjectOrderService } from "./project-order.service.js";
import { ChoicesInCartPayload, ProjectChoices } from "./project-order.types.js";
import { ProjectType } from "./project.types.js";

type Context = RequestContext<{ projectOrders: ProjectOrderService }>;

@Resolver(() => ProjectType)
export class ProjectOrderResolver {
  @FieldResolver(() => ProjectChoices, {
    description: "What is chosen for its windows, and what it costs as one order.",
  })
  async choices(@Ctx() { services, visitor }: Context): Promise<ProjectChoices> {
    return services.projectOrders.choices(await visitor.find());
  }

  @Fails(["CART_EMPTY", "nothing is chosen"], ["CONFLICT", "in the moment of signing in"], "SERVICE_UNAVAILABLE")
  @PayloadMutation(ChoicesInCartPayload, {
    description:
      "Puts what is chosen for the windows into the cart of this session or account, each under the names of its room and window. What can't be ordered or is in the cart already is told; the same call once more adds nothing.",
  })
  async addChoicesToCart(@Ctx() { services, visitor }: Context): Promise<ChoicesInCartPayload> {
    return services.projectOrders.addToCart(visitor);
  }
}
