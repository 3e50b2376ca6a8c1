import { Arg, Ctx, FieldResolver, Int, Query, Resolver, Root } from "type-graphql";
import { Fails } from "../../kernel/graphql/fails.js";
import { pageCost } from "../../kernel/graphql/page-size.js";
import { AfterArg, pageWindow } from "../../kernel/graphql/page-window.js";
import { May } from "../access/may.js";
import type { StaffContext } from "../access/staff-context.js";
import { PRODUCT_CHOICES, ProductChoices } from "./product-choices.js";
import { ProductFilterInput, ProductListSort } from "./product-list.inputs.js";
import type { StaffProductListService } from "./product-list.service.js";
import { ProductCategory, StaffProductConnection } from "./product-list.types.js";

type StaffProductListServices = { staffProductLists: StaffProductListService };
type Context = StaffContext<StaffProductListServices>;

@Resolver(() => StaffProductConnection)
export class StaffProductListResolver {
  @May("products:read")
  @Fails("BAD_USER_INPUT", "SERVICE_UNAVAILABLE")
  @Query(() => StaffProductConnection, { complexity: pageCost, description: "All products of the shop." })
  async products(
    @Arg("filter", () => ProductFilterInput, { nullable: true, description: "Which of them." })
    given: ProductFilterInput | null,
    @Arg("sort", () => ProductListSort, { defaultValue: ProductListSort.SHOP, description: "What comes first." })
    sort: ProductListSort,
    @Arg("first", () => Int, { defaultValue: 20, description: "1 to 100 products." }) first: number,
    @AfterArg() after: string | null | undefined,
    @Ctx() { services: { staffProductLists } }: Context,
  ): Promise<StaffProductConnection> {
    const filter = given ?? {};
    const page = await staffProductLists.page({ filter, sort }, pageWindow({ first, after: after ?? null }));
    return { ...page, count: () => staffProductLists.count(filter) };
  }

  @May("products:read")
  @Fails("SERVICE_UNAVAILABLE")
  @Query(() => [ProductCategory], { description: "The categories that products are in, in the order of the menu." })
  productCategories(@Ctx() { services }: Context): Promise<ProductCategory[]> {
    return services.staffProductLists.categories();
  }

  @May("products:read")
  @Query(() => ProductChoices, { description: "What a product may be made of, and said to be." })
  productChoices(): ProductChoices {
    return PRODUCT_CHOICES;
  }

  @FieldResolver(() => Int, { description: "How many products the filter leaves." })
  totalCount(@Root() { count }: StaffProductConnection): Promise<number> {
    return count();
  }
}
