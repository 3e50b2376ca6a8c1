import { Arg, Ctx, Int, Query, Resolver } from "type-graphql";
import { Fails } from "../../kernel/graphql/fails.js";
import { IdArg } from "../../kernel/graphql/id-fields.js";
import { PayloadMutation } from "../../kernel/graphql/payload.js";
import { May } from "../access/may.js";
import { sessionOf, type StaffContext } from "../access/staff-context.js";
import type { CategoryOrderService } from "./category-order.service.js";
import {
  ArrangeCategoriesInput,
  ArrangeCategoriesPayload,
  CategoryProducts,
  MoveProductInput,
} from "./category-order.types.js";
import { StaffCategoryPayload } from "./staff-category.types.js";

type Context = StaffContext<{ categoryOrders: CategoryOrderService }>;

@Resolver()
export class CategoryOrderResolver {
  @May("categories:read")
  @Fails("BAD_USER_INPUT", "NOT_FOUND", "SERVICE_UNAVAILABLE")
  @Query(() => CategoryProducts, { description: "A page of a category’s products in their order. The sale has none." })
  categoryProducts(
    @IdArg("id", "Category", { description: "Which category." }) id: string,
    @Arg("page", () => Int, { defaultValue: 1, description: "From 1; 50 products each." }) page: number,
    @Ctx() { services }: Context,
  ): Promise<CategoryProducts> {
    return services.categoryOrders.page(id, page);
  }

  @May("categories:change")
  @Fails("BAD_USER_INPUT", "NOT_FOUND", ["CONFLICT", "somebody was faster"], "SERVICE_UNAVAILABLE")
  @PayloadMutation(StaffCategoryPayload, {
    description:
      "Moves a product to another place in its category. Lists in the shop’s own order follow within a second, those of all products too.",
  })
  async moveProduct(
    @Arg("input", () => MoveProductInput, { description: "Which one, and where to." }) input: MoveProductInput,
    @Ctx() context: Context,
  ): Promise<StaffCategoryPayload> {
    return { category: await context.services.categoryOrders.move(sessionOf(context), input) };
  }

  @May("categories:change")
  @Fails("BAD_USER_INPUT", ["CONFLICT", "somebody was faster"], "SERVICE_UNAVAILABLE")
  @PayloadMutation(ArrangeCategoriesPayload, {
    description: "Puts the categories in another order: menu, tiles, foot and sitemap follow within a second.",
  })
  async arrangeCategories(
    @Arg("input", () => ArrangeCategoriesInput, { description: "All of them." }) input: ArrangeCategoriesInput,
    @Ctx() context: Context,
  ): Promise<ArrangeCategoriesPayload> {
    return { categories: await context.services.categoryOrders.arrange(sessionOf(context), input) };
  }
}
