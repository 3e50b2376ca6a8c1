import { Arg, Ctx, FieldResolver, Resolver, Root } from "type-graphql";
import { Fails } from "../../kernel/graphql/fails.js";
import type { RequestContext } from "../../kernel/graphql/request-context.js";
import type { Unit } from "../../rules/sizes.js";
import { ProductType } from "../products/catalogue.types.js";
import { LengthUnit } from "../products/length-unit.js";
import type { WindowFitService } from "./window-fit.service.js";
import { WindowFitType } from "./window-fit.types.js";
import { WindowToFitInput } from "./window-to-fit.types.js";

@Resolver(() => ProductType)
export class WindowFitResolver {
  @Fails("BAD_USER_INPUT")
  @FieldResolver(() => WindowFitType, {
    description:
      "Whether it fits a window: how it would be ordered and what for, which figure is missing, or why it doesn't. Lists take the same as `fits` in their filter.",
  })
  windowFit(
    @Root() product: ProductType,
    @Arg("window", () => WindowToFitInput, { description: "The window." }) window: WindowToFitInput,
    @Arg("unit", () => LengthUnit, { defaultValue: "mm", description: "In which the sentences say lengths." })
    unit: Unit,
    @Ctx() { services }: RequestContext<{ windowFits: WindowFitService }>,
  ): WindowFitType {
    return services.windowFits.fitOf(product, window, unit);
  }
}
